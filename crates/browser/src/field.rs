//! What is written in a field.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use super::{page, reflect};

/// The text in the input or text area with this id, if there is one.
#[must_use]
pub fn value(id: &str) -> Option<String> {
    let field = page::element(id)?;
    let input = field.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value);
    input.or_else(|| field.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value))
}

/// The text with every accent as part of its letter, where there is such a letter (Unicode's form C): however it was typed,
/// it then is the same.
#[must_use]
pub fn composed(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// Selects all of it, so that whoever writes writes over it.
pub fn select(id: &str) {
    if let Some(field) = page::element(id) {
        reflect::call(&field, "select", &[]);
    }
}

/// The place of what is chosen in the list with this id, if there is one.
#[must_use]
pub fn chosen(id: &str) -> Option<usize> {
    let list: HtmlSelectElement = page::element(id)?.dyn_into().ok()?;
    list.selected_index().try_into().ok()
}
