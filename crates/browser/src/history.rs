//! The part of the address after `#`, which names the screen or sheet that is open, so that Back closes it.
//!
//! Own code, not `gloo-history`: that one panics where a browser refuses a new entry (too many in a short time, or a
//! page written into a frame), and brings query strings and states that the page does not have.
//!
//! In somebody's website the page makes no entries: Back is the website's there, and two games in one of them would close
//! each other's sheets. An embedded page remembers its way by itself.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{Event, Window};

use super::listener::Listener;
use super::page;

const CHANGED: &str = "hashchange";

thread_local! {
    /// Where an embedded page has come from.
    static WAY: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// What stands after `#` now, without it.
#[must_use]
pub fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// Goes to this hash with a new entry: Back leads to the one before. Whoever [`watch`]es hears of it at once.
pub fn push(to: &str) {
    if page::is_embedded() {
        WAY.with_borrow_mut(|way| way.push(hash()));
        return replace(to);
    }
    change(to, |window, address| window.history()?.push_state_with_url(&JsValue::TRUE, "", Some(address)));
}

/// Goes to this hash in place of the entry that is open.
pub fn replace(to: &str) {
    change(to, |window, address| {
        let history = window.history()?;
        history.replace_state_with_url(&history.state()?, "", Some(address))
    });
}

/// Whether Back stays on this page: somebody has come here by [`push`].
#[must_use]
pub fn leads_back() -> bool {
    if page::is_embedded() {
        return WAY.with_borrow(|way| !way.is_empty());
    }
    let state = web_sys::window().and_then(|window| window.history().ok()?.state().ok());
    state.is_some_and(|state| state.is_truthy())
}

/// As if Back was pressed.
pub fn back() {
    if page::is_embedded() {
        let before = WAY.with_borrow_mut(Vec::pop);
        return before.into_iter().for_each(|hash| replace(&hash));
    }
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        // Refused only while the page is being left.
        let _ = history.back();
    }
}

/// Hears whenever the hash is another than the `known` one: by [`push`], [`replace`], Back, Forward or by hand; at once if
/// it is so already.
pub fn watch(known: &str, changed: impl Fn(String) + 'static) -> Listener {
    let last = RefCell::new(known.to_owned());
    let look = move || {
        let now = hash();
        // Back is told twice, once by each event.
        if last.replace(now.clone()) != now {
            changed(now);
        }
    };
    look();
    Listener::on(web_sys::window().as_deref(), &[CHANGED, "popstate"], move |_| look())
}

fn change(to: &str, enter: impl Fn(&Window, &str) -> Result<(), JsValue>) {
    let Some(window) = web_sys::window().filter(|_| hash() != to) else {
        return;
    };
    if enter(&window, &format!("#{to}")).is_err() {
        // The plain way makes an entry of its own, but it is never refused.
        let _ = window.location().set_hash(to);
    }
    if let Ok(event) = Event::new(CHANGED) {
        let _ = window.dispatch_event(&event);
    }
}
