//! Reaching for what a browser may not have, or may refuse to show: nothing here throws.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What it has under this name.
pub(super) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// What it answers.
pub(super) fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, name)?.dyn_into().ok()?;
    method.apply(of, &with.iter().collect::<Array>()).ok()
}

/// What the browser has under this name of `navigator`.
pub(super) fn navigator(name: &str) -> Option<JsValue> {
    get(&web_sys::window()?.navigator(), name)
}

/// Does this with what the answer promises, if it keeps that promise; nobody hears of one that is broken.
pub(super) fn then(answer: Option<JsValue>, kept: impl FnOnce(JsValue) + 'static) {
    if let Some(promise) = answer.and_then(|answer| answer.dyn_into::<Promise>().ok()) {
        spawn_local(async move {
            if let Ok(value) = JsFuture::from(promise).await {
                kept(value);
            }
        });
    }
}

/// Does this where there is no answer, or where it breaks what it promises.
pub(super) fn unless(answer: Option<JsValue>, broken: impl FnOnce() + 'static) {
    let Some(answer) = answer else { return broken() };
    if let Ok(promise) = answer.dyn_into::<Promise>() {
        spawn_local(async move {
            if JsFuture::from(promise).await.is_err() {
                broken();
            }
        });
    }
}

/// Does this with what the answer promises; with nothing where there is no answer or it breaks its promise. Never at once.
pub(super) fn finally(answer: Option<JsValue>, done: impl FnOnce(Option<JsValue>) + 'static) {
    spawn_local(async move {
        let promise = answer.and_then(|answer| answer.dyn_into::<Promise>().ok());
        done(match promise {
            Some(promise) => JsFuture::from(promise).await.ok(),
            None => None,
        });
    });
}
