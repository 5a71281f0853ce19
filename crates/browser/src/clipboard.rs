//! Copying a text, by the new way or, where that is missing (plain `http` in a club's network) or refused, the old one.

use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Clipboard, HtmlDocument, HtmlTextAreaElement};

use super::focus::KeptFocus;
use super::{page, reflect, theme};

/// The browser lets nobody copy: the person has to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser does not let us copy")]
pub struct CannotCopy;

/// Copies the text. Must follow from a tap or key, or the browser refuses.
///
/// # Errors
/// If neither way is allowed.
pub async fn copy(text: &str) -> Result<(), CannotCopy> {
    if let Some(clipboard) = clipboard()
        && JsFuture::from(clipboard.write_text(text)).await.is_ok()
    {
        return Ok(());
    }
    match copy_from_field(text) {
        Ok(true) => Ok(()),
        Ok(false) | Err(_) => Err(CannotCopy),
    }
}

/// `navigator.clipboard` does not exist outside of secure pages, whatever its type says.
fn clipboard() -> Option<Clipboard> {
    reflect::navigator("clipboard")?.dyn_into().ok()
}

fn copy_from_field(text: &str) -> Result<bool, JsValue> {
    let document: HtmlDocument = page::document().and_then(|document| document.dyn_into().ok()).ok_or(JsValue::NULL)?;
    let body = document.body().ok_or(JsValue::NULL)?;
    let field: HtmlTextAreaElement = document.create_element("textarea")?.unchecked_into();
    field.set_value(text);
    field.set_read_only(true);
    if let Some(style) = theme::style(&field) {
        style.set_property("position", "fixed")?;
        style.set_property("opacity", "0")?;
    }
    let focus = KeptFocus::now();
    body.append_child(&field)?;
    field.select();
    let copied = document.exec_command("copy");
    field.remove();
    focus.give_back();
    copied
}
