//! Keeps the screen from going dark while people think.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::VisibilityState;

use super::watch::Watch;
use super::{page, reach};

type Lock = Rc<RefCell<Option<JsValue>>>;

/// The screen stays on for as long as this lives, where the browser lets us.
#[derive(Debug)]
#[must_use = "the screen may go dark when this is dropped"]
pub struct Awake {
    lock: Lock,
    _watch: Watch,
}

/// Keeps the screen on.
pub fn stay() -> Awake {
    let lock = Lock::default();
    ask(&lock);
    let document = page::document();
    let watch = {
        let (lock, document) = (Rc::clone(&lock), document.clone());
        // The browser lets the screen go when the page is hidden, and does not take it back by itself.
        Watch::on(document.clone().as_ref().map(AsRef::as_ref), &["visibilitychange"], move |_| {
            if document.as_ref().is_some_and(|page| page.visibility_state() == VisibilityState::Visible) {
                ask(&lock);
            }
        })
    };
    Awake { lock, _watch: watch }
}

fn ask(lock: &Lock) {
    let asked = reach::navigator("wakeLock").and_then(|wake| reach::call(&wake, "request", &["screen".into()]));
    let place = Rc::downgrade(lock);
    reach::then(asked, move |given| match place.upgrade() {
        // Of two that were under way, one is enough.
        Some(place) => place.replace(Some(given)).iter().for_each(release),
        // Not wanted any more.
        None => release(&given),
    });
}

fn release(lock: &JsValue) {
    reach::then(reach::call(lock, "release", &[]), drop);
}

impl Drop for Awake {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.take() {
            release(&lock);
        }
    }
}
