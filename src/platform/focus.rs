//! Where the keyboard is: moving the focus, keeping it inside a sheet, and giving it back afterwards.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement, SvgElement};

use super::{page, reach};

/// Moves the focus to the element with this id. Whether there was one to move it to.
pub fn focus(id: &str) -> bool {
    page::element(id).is_some_and(|element| focus_on(&element))
}

/// Moves the focus to the first element that this selector finds. Whether there was one.
pub fn focus_first(selector: &str) -> bool {
    let found = page::document().and_then(|document| document.query_selector(selector).ok().flatten());
    found.is_some_and(|element| focus_on(&element))
}

/// Scrolls the element with this id into view.
pub fn show(id: &str) {
    if let Some(element) = page::element(id) {
        element.scroll_into_view();
    }
}

/// Scrolls what this selector finds into view, if it is out of it. A guest leaves that to the website around it.
pub fn bring_near(selector: &str) {
    let found = page::document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.filter(|_| !page::is_guest()) {
        let how = js_sys::Object::new();
        // Refused by nothing but a frozen object.
        let _ = js_sys::Reflect::set(&how, &"block".into(), &"nearest".into());
        reach::call(&element, "scrollIntoView", &[how.into()]);
    }
}

/// Whether nothing has the focus: what had it is no longer on the page, or cannot be used any more.
#[must_use]
pub fn is_lost() -> bool {
    let active = page::document().and_then(|document| document.active_element());
    active.is_none_or(|element| element.matches("body, :disabled").unwrap_or(true))
}

/// Opens the `<dialog>` with this id as a sheet over the page: the browser keeps the focus inside, reports Escape as
/// `cancel` and makes the rest of the page inert. Whether it is open now.
pub fn show_sheet(id: &str) -> bool {
    dialog(id).is_some_and(|dialog| dialog.open() || dialog.show_modal().is_ok())
}

/// Closes the `<dialog>` with this id; the browser gives the focus back to where it was.
pub fn close_sheet(id: &str) {
    if let Some(dialog) = dialog(id).filter(HtmlDialogElement::open) {
        dialog.close();
    }
}

/// Remembers where the focus is, to give it back there.
#[derive(Clone, Debug)]
pub struct KeptFocus(Option<web_sys::Element>);

impl KeptFocus {
    /// The focus as it is now.
    #[must_use]
    pub fn now() -> Self {
        Self(page::document().and_then(|document| document.active_element()))
    }

    /// Gives it back, if its element is still on the page. Whether it is.
    pub fn give_back(&self) -> bool {
        self.0.as_ref().filter(|element| element.is_connected()).is_some_and(focus_on)
    }
}

fn dialog(id: &str) -> Option<HtmlDialogElement> {
    page::element(id).and_then(|element| element.dyn_into().ok())
}

fn focus_on(element: &web_sys::Element) -> bool {
    // A guest never takes the keyboard from the website around it, and never scrolls it to itself.
    if page::is_guest() && !page::document().is_some_and(|document| document.has_focus().unwrap_or(true)) {
        return false;
    }
    if page::is_guest() {
        let how = js_sys::Object::new();
        // Refused by nothing but a frozen object.
        let _ = js_sys::Reflect::set(&how, &"preventScroll".into(), &true.into());
        return reach::call(element, "focus", &[how.into()]).is_some();
    }
    let html = element.dyn_ref::<HtmlElement>().map(HtmlElement::focus);
    html.or_else(|| element.dyn_ref::<SvgElement>().map(SvgElement::focus)).is_some_and(|done| done.is_ok())
}
