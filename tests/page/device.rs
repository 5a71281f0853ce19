//! A device that keeps what it is given as long as the test lasts.

use std::cell::RefCell;
use std::collections::BTreeMap;

use app_core::storage::{Storage, StorageError};

#[derive(Debug, Default)]
pub struct Device(RefCell<BTreeMap<String, String>>);

impl Device {
    /// A browser's storage as it was found.
    pub fn keeping(texts: BTreeMap<String, String>) -> Self {
        Self(RefCell::new(texts))
    }
}

impl Storage for Device {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys_with_prefix(&self, prefix: &str) -> Vec<String> {
        self.0.borrow().keys().filter(|key| key.starts_with(prefix)).cloned().collect()
    }
}
