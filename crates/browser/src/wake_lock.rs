//! Keeps the screen from going dark while people think.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::VisibilityState;

use super::listener::Listener;
use super::{page, reflect};

type Lock = Rc<RefCell<Option<JsValue>>>;

/// The screen stays on for as long as this lives, where the browser lets us.
#[derive(Debug)]
#[must_use = "the screen may go dark when this is dropped"]
pub struct WakeLock {
    lock: Lock,
    _watch: Listener,
}

/// Keeps the screen on.
pub fn hold() -> WakeLock {
    let lock = Lock::default();
    ask(&lock);
    let document = page::document();
    let watch = {
        let (lock, document) = (Rc::clone(&lock), document.clone());
        // The browser lets the screen go when the page is hidden, and does not take it back by itself.
        Listener::on(document.clone().as_ref().map(AsRef::as_ref), &["visibilitychange"], move |_| {
            if document.as_ref().is_some_and(|page| page.visibility_state() == VisibilityState::Visible) {
                ask(&lock);
            }
        })
    };
    WakeLock { lock, _watch: watch }
}

fn ask(lock: &Lock) {
    let asked = reflect::navigator("wakeLock").and_then(|wake| reflect::call(&wake, "request", &["screen".into()]));
    let place = Rc::downgrade(lock);
    reflect::then(asked, move |given| match place.upgrade() {
        // Of two that were under way, one is enough.
        Some(place) => place.replace(Some(given)).iter().for_each(release),
        // Not wanted any more.
        None => release(&given),
    });
}

fn release(lock: &JsValue) {
    reflect::then(reflect::call(lock, "release", &[]), drop);
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.take() {
            release(&lock);
        }
    }
}
