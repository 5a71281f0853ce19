//! The browser's `localStorage`, which may be missing, forbidden or full at any moment: the part of it that is this page's and nobody else's.
//!
//! Own code, not `gloo-storage`: that one panics where a sandboxed frame forbids storage, and speaks JSON only.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, StorageEvent};

use crate::listener::Listener;
use crate::{page, reflect};
use app_core::storage::{Storage, StorageError};
use app_core::storage_keys::{key_prefix, slot_of};

/// The texts that this page keeps. Where the browser forbids that, everything is empty and nothing can be set.
#[derive(Clone, Debug)]
pub struct LocalStorage {
    local: Option<web_sys::Storage>,
    prefix: String,
}

/// The storage of this page of a game, whether it works or not.
#[must_use]
pub fn open(game: &str) -> LocalStorage {
    let base = page::document().and_then(|document| document.base_uri().ok().flatten()).unwrap_or_default();
    // Already the look at `localStorage` throws in a sandboxed frame.
    let local = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    LocalStorage { local, prefix: key_prefix(game, &base, slot_of(&page::query())) }
}

impl LocalStorage {
    /// Whether there is any storage to read from.
    #[must_use]
    pub const fn is_available(&self) -> bool {
        self.local.is_some()
    }

    /// The name of something of this page that other tabs of it share, like a key or a lock.
    #[must_use]
    pub fn full_key(&self, key: &str) -> String {
        format!("{}{key}", self.prefix)
    }
}

impl Storage for LocalStorage {
    fn get(&self, key: &str) -> Option<String> {
        self.local.as_ref()?.get_item(&self.full_key(key)).ok().flatten()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let local = self.local.as_ref().ok_or(StorageError::Unavailable)?;
        local.set_item(&self.full_key(key), value).map_err(|error| reason(&error))
    }

    fn remove(&self, key: &str) {
        if let Some(local) = &self.local {
            // What cannot be removed is found again, and is no worse than before.
            let _ = local.remove_item(&self.full_key(key));
        }
    }

    fn keys_with_prefix(&self, prefix: &str) -> Vec<String> {
        let Some(local) = &self.local else {
            return Vec::new();
        };
        let keys = (0..local.length().unwrap_or(0)).filter_map(|index| local.key(index).ok().flatten());
        let own = keys.filter_map(|key| key.strip_prefix(&self.prefix).map(str::to_owned));
        own.filter(|key| key.starts_with(prefix)).collect()
    }
}

/// Asks the browser to keep what is stored here even when it runs short of room. `told` hears later whether it promises to.
pub fn ask_to_last(told: impl FnOnce(bool) + 'static) {
    let storage = reflect::navigator("storage");
    let answer = storage.and_then(|storage| reflect::call(&storage, "persist", &[]));
    reflect::finally(answer, |promised| told(promised == Some(JsValue::TRUE)));
}

/// Hears when another tab of this page writes or forgets the text under this name.
pub fn watch(storage: &LocalStorage, key: &str, written: impl Fn() + 'static) -> Listener {
    let key = storage.full_key(key);
    Listener::on(web_sys::window().as_deref(), &["storage"], move |event| {
        if event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key).as_deref() == Some(&*key) {
            written();
        }
    })
}

fn reason(error: &JsValue) -> StorageError {
    let name = error.dyn_ref::<DomException>().map(DomException::name).unwrap_or_default();
    if name == "QuotaExceededError" || name == "NS_ERROR_DOM_QUOTA_REACHED" {
        StorageError::Full
    } else {
        StorageError::Unavailable
    }
}
