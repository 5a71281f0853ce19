//! The website whose frame the page is in: talking with it, and asking it for height.
//!
//! What comes in may be anything at all. Only what the embedding window itself has sent is looked at, and of that only the
//! plain values under the names that were asked for.

use js_sys::{Array, Function, JSON, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};

use super::listener::Listener;
use super::page;

const VERSION: f64 = 1.0;
/// A longer text than any value can have.
const TOO_LONG: u32 = 1_000_000;

/// The window around this one; nothing for a page that is in no frame.
fn parent() -> Option<Window> {
    let window = web_sys::window()?;
    let parent = window.parent().ok()??;
    (!js_sys::Object::is(&parent, &window)).then_some(parent)
}

/// Sends this JSON to the website; where an origin is named, to no other.
pub fn send(json: &str, origin: Option<&str>) {
    if let (Some(parent), Ok(message)) = (parent(), JSON::parse(json)) {
        // A website that is gone, or another one than named, does not hear it.
        let _ = parent.post_message(&message, origin.unwrap_or("*"));
    }
}

/// Hears the website's messages of this protocol, under whose name its version stands in each, from the origin that is named, and of them the plain values under these names.
pub fn listen(
    protocol: &'static str,
    origin: Option<String>,
    names: &'static [&'static str],
    heard: impl Fn(Vec<(String, String)>) + 'static,
) -> Listener {
    let from = parent();
    Listener::on(web_sys::window().as_deref(), &["message"], move |event| {
        let (Some(from), Some(event)) = (&from, event.dyn_ref::<MessageEvent>()) else { return };
        let is_host = event.source().is_some_and(|source| js_sys::Object::is(&source, from));
        if is_host
            && origin.as_ref().is_none_or(|origin| event.origin() == *origin)
            && let Some(values) = read(&event.data(), protocol, names)
        {
            heard(values);
        }
    })
}

fn read(data: &JsValue, protocol: &str, names: &[&str]) -> Option<Vec<(String, String)>> {
    let field = |name: &str| Reflect::get(data, &name.into()).ok();
    // Asked first: whatever else is posted around on a website has no version of ours.
    if !data.is_object() || field(protocol)?.as_f64() != Some(VERSION) {
        return None;
    }
    Some(names.iter().filter_map(|name| Some(((*name).to_owned(), plain(&field(name)?)?))).collect())
}

/// A text, a number or a yes or no, as an attribute would have it.
fn plain(value: &JsValue) -> Option<String> {
    if let Some(text) = value.dyn_ref::<js_sys::JsString>() {
        return (text.length() < TOO_LONG).then(|| text.into());
    }
    if let Some(yes) = value.as_bool() {
        return Some(if yes { "on" } else { "off" }.to_owned());
    }
    value.dyn_ref::<js_sys::Number>()?.to_string_with_radix(10).ok().map(Into::into)
}

/// The width of the window, in whole css pixels. A scrollbar does not make it narrower.
#[must_use]
pub fn width() -> u32 {
    web_sys::window().and_then(|window| window.inner_width().ok()?.as_f64()).unwrap_or_default() as u32
}

/// How high the element with this id is, rounded up.
#[must_use]
pub fn height_of(id: &str) -> u32 {
    page::element(id).map_or(0, |element| element.get_bounding_client_rect().height().ceil() as u32)
}

/// Hears whenever the element with this id has another size, until it is dropped.
#[must_use = "watching ends when this is dropped"]
pub struct SizeWatch {
    observer: JsValue,
    _heard: Closure<dyn Fn()>,
}

/// Watches the size of the element with this id, by name: `web-sys` would bring whole interfaces for two calls.
pub fn watch_size(id: &str, heard: impl Fn() + 'static) -> Option<SizeWatch> {
    let heard = Closure::<dyn Fn()>::new(heard);
    let make: Function = Reflect::get(&js_sys::global(), &"ResizeObserver".into()).ok()?.dyn_into().ok()?;
    let observer: JsValue = Reflect::construct(&make, &Array::of1(heard.as_ref())).ok()?;
    call(&observer, "observe", &Array::of1(page::element(id)?.as_ref()))?;
    Some(SizeWatch { observer, _heard: heard })
}

impl Drop for SizeWatch {
    fn drop(&mut self) {
        call(&self.observer, "disconnect", &Array::new());
    }
}

fn call(target: &JsValue, method: &str, arguments: &Array) -> Option<()> {
    let method: Function = Reflect::get(target, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(target, arguments).ok().map(|_| ())
}

/// Tells the webmaster, in the browser's console.
pub fn warn(text: &str) {
    web_sys::console::warn_1(&text.into());
}

/// Says on `<html>` that everything rests, or does no more: the style sheets know it by that.
pub fn mark_paused(paused: bool) {
    if let Some(root) = page::document().and_then(|document| document.document_element()) {
        // Refused only for a name that is none, and this one is.
        let _ = root.toggle_attribute_with_force("data-paused", paused);
    }
}
