//! The page that `index.html` brings along.

use wasm_bindgen::JsValue;

use super::reflect;

/// The element the app lives in.
pub fn mount_point() -> web_sys::Element {
    element("root").expect("index.html has an element with the id root")
}

/// Takes away what `index.html` shows until the app has something to show.
pub fn remove_skeleton() {
    if let Some(skeleton) = element("skeleton") {
        skeleton.remove();
    }
}

/// The part of the address from `?` on, up to `#`.
#[must_use]
pub fn query() -> String {
    web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default()
}

/// Whether the page is embedded in somebody's website: the address says `embed`, as `static/embed.js` writes it.
#[must_use]
pub fn is_embedded() -> bool {
    query().split(['?', '&']).any(|part| part.starts_with("embed="))
}

/// Whether the page is inside another one, invited or not.
#[must_use]
pub fn is_framed() -> bool {
    web_sys::window().is_none_or(|window| {
        let this: &JsValue = window.as_ref();
        reflect::get(this, "parent").is_none_or(|parent| parent != *this)
    })
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        // A page that may not be loaded again stays as it is.
        let _ = window.location().reload();
    }
}

/// The address of the page itself, without what a website around it wants and what stands after `#`.
#[must_use]
pub fn address() -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    address.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// Whether the page has an origin: in a sandboxed frame even its own files are foreign to it.
#[must_use]
pub fn has_origin() -> bool {
    let origin = web_sys::window().and_then(|window| reflect::get(&window, "origin")?.as_string());
    origin.is_some_and(|origin| origin != "null")
}

/// Whether the page is in a frame from which it may be opened in a tab of its own: a sandbox forbids that.
#[must_use]
pub fn opens_tabs() -> bool {
    is_embedded() && has_origin()
}

/// What the build has put into the page under this name, such as the address of a file.
#[must_use]
pub fn named(name: &str) -> Option<String> {
    document()?.query_selector(&format!("meta[name={name}]")).ok()??.get_attribute("content")
}

/// What the rest of this crate looks elements up in; not there in a worker.
pub(super) fn document() -> Option<web_sys::Document> {
    web_sys::window().and_then(|window| window.document())
}

/// Whether an element with this id is on the page now.
#[must_use]
pub fn has(id: &str) -> bool {
    element(id).is_some()
}

/// The element with this id, if it is on the page now.
pub(super) fn element(id: &str) -> Option<web_sys::Element> {
    document().and_then(|document| document.get_element_by_id(id))
}

/// Asks the system to print the page as it is on paper. A frame may be forbidden to.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}
