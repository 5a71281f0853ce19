//! The share sheet of the device, where it has one.

use js_sys::{Array, Function, Object, Promise, Reflect};
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::DomException;

use super::reflect;

const SHARE: &str = "share";

/// The device shares nothing here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the device does not let us share")]
pub struct CannotShare;

/// Whether there is a share sheet to ask for.
#[must_use]
pub fn is_offered() -> bool {
    sheet().is_some()
}

/// Opens the share sheet with these, such as `("url", …)` and `("text", …)`. Must follow from a tap or key. Whoever closes it
/// without choosing anybody has been served.
///
/// # Errors
/// If there is none, or the browser refuses.
pub async fn send(what: &[(&str, &str)]) -> Result<(), CannotShare> {
    let data = Object::new();
    for (name, text) in what {
        Reflect::set(&data, &(*name).into(), &(*text).into()).map_err(|_| CannotShare)?;
    }
    send_all(data).await
}

/// A text as a file, for [`send_all`], where the share sheet takes files.
#[must_use]
pub fn file(name: &str, media_type: &str, text: &str) -> Option<Object> {
    let kind = Object::new();
    Reflect::set(&kind, &"type".into(), &media_type.into()).ok()?;
    let window = web_sys::window()?;
    let class: Function = reflect::get(&window, "File")?.dyn_into().ok()?;
    let file = Reflect::construct(&class, &Array::of3(&Array::of1(&text.into()), &name.into(), &kind)).ok()?;
    let data = Object::new();
    Reflect::set(&data, &"files".into(), &Array::of1(&file)).ok()?;
    let (navigator, _) = sheet()?;
    reflect::call(&navigator, "canShare", &[data.clone().into()]).filter(JsValue::is_truthy).map(|_| data)
}

/// Opens the share sheet with all this.
///
/// # Errors
/// If there is none, or the browser refuses.
pub async fn send_all(data: Object) -> Result<(), CannotShare> {
    let (navigator, share) = sheet().ok_or(CannotShare)?;
    let sent: Promise = share.call1(&navigator, &data).and_then(|sent| sent.dyn_into()).map_err(|_| CannotShare)?;
    match JsFuture::from(sent).await {
        Ok(_) => Ok(()),
        Err(error) if error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "AbortError") => Ok(()),
        Err(_) => Err(CannotShare),
    }
}

/// `navigator.share` exists on secure pages of some browsers only.
fn sheet() -> Option<(JsValue, Function)> {
    let navigator: JsValue = web_sys::window()?.navigator().into();
    let share = Reflect::get(&navigator, &SHARE.into()).ok()?.dyn_into().ok()?;
    Some((navigator, share))
}
