//! Counts how often components are drawn, for the test that holds them to it.

use std::cell::OnceCell;

use js_sys::{Object, Reflect};
use wasm_bindgen::JsCast;

use super::reflect;

thread_local! {
    /// The object that a test has laid out as `window.renders` before the page began; nothing for everybody else.
    static COUNTS: OnceCell<Option<Object>> = const { OnceCell::new() };
}

fn laid_out() -> Option<Object> {
    let window = web_sys::window()?;
    reflect::get(&window, "renders")?.dyn_into().ok()
}

/// This component is drawn: one more in the count that has its name, where anybody counts.
pub fn count(component: &'static str) {
    COUNTS.with(|counts| {
        let Some(counts) = counts.get_or_init(laid_out) else { return };
        let name = component.into();
        let before = Reflect::get(counts, &name).ok().and_then(|count| count.as_f64()).unwrap_or_default();
        // An object that refuses is not the test's.
        let _ = Reflect::set(counts, &name, &(before + 1.0).into());
    });
}
