//! Where the keyboard is: moving the focus, keeping it inside a sheet, and giving it back afterwards.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement, SvgElement};

use super::{page, reflect};

/// Moves the focus to the element with this id. Whether there was one to move it to.
pub fn focus(id: &str) -> bool {
    page::element(id).is_some_and(|element| focus_on(&element))
}

/// Moves the focus to the first element that this selector finds. Whether there was one.
pub fn focus_first(selector: &str) -> bool {
    first(selector).is_some_and(|element| focus_on(&element))
}

/// Moves the focus to the heading of the screen, which takes it only from here: so it is read out what the screen is.
pub fn focus_heading() {
    if let Some(heading) = first("#screen h1") {
        // Refused by no name but a bad one.
        let _ = heading.set_attribute("tabindex", "-1");
        focus_on(&heading);
    }
}

/// Whether this selector finds something.
#[must_use]
pub fn is_there(selector: &str) -> bool {
    first(selector).is_some()
}

fn first(selector: &str) -> Option<web_sys::Element> {
    page::document().and_then(|document| document.query_selector(selector).ok().flatten())
}

/// Scrolls the element with this id into view.
pub fn show(id: &str) {
    if let Some(element) = page::element(id) {
        element.scroll_into_view();
    }
}

/// Scrolls what this selector finds into view, if it is out of it. An embedded page leaves that to the website around it.
pub fn bring_near(selector: &str) {
    if let Some(element) = first(selector).filter(|_| !page::is_embedded()) {
        let how = js_sys::Object::new();
        // Refused by nothing but a frozen object.
        let _ = js_sys::Reflect::set(&how, &"block".into(), &"nearest".into());
        reflect::call(&element, "scrollIntoView", &[how.into()]);
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
    dialog(id).is_some_and(|dialog| {
        // What opens takes the focus, unless nothing in it could have it.
        let _ = dialog.toggle_attribute_with_force("inert", is_elsewhere());
        let open = dialog.open() || dialog.show_modal().is_ok();
        let _ = dialog.remove_attribute("inert");
        carry_notices(Some(&dialog));
        open
    })
}

/// Closes the `<dialog>` with this id; the browser gives the focus back to where it was.
pub fn close_sheet(id: &str) {
    if let Some(dialog) = dialog(id) {
        carry_notices(first(&format!("dialog[open]:not(#{id})")).as_ref());
        // The browser may have closed it already.
        if dialog.open() {
            dialog.close();
        }
    }
}

/// The id of what the notices stand in.
pub const NOTICES: &str = "notices";

/// All but the open sheet is out of reach, so the notices go along with it; without a sheet they go back to their place.
fn carry_notices(to: Option<&web_sys::Element>) {
    let Some(notices) = page::element(NOTICES) else { return };
    // Nothing else is ever put beside them, so the app does not miss them meanwhile.
    let _ = match (to, page::element("announcements")) {
        (Some(sheet), _) => sheet.append_child(&notices).is_ok(),
        (None, Some(next)) => next.before_with_node_1(&notices).is_ok(),
        (None, None) => false,
    };
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

/// Whether the keyboard is with the website around the page: an embedded page never takes it from there.
fn is_elsewhere() -> bool {
    page::is_embedded() && !page::document().is_some_and(|document| document.has_focus().unwrap_or(true))
}

fn focus_on(element: &web_sys::Element) -> bool {
    if is_elsewhere() {
        return false;
    }
    // Nor does it scroll the website to itself.
    if page::is_embedded() {
        let how = js_sys::Object::new();
        // Refused by nothing but a frozen object.
        let _ = js_sys::Reflect::set(&how, &"preventScroll".into(), &true.into());
        return reflect::call(element, "focus", &[how.into()]).is_some();
    }
    let html = element.dyn_ref::<HtmlElement>().map(HtmlElement::focus);
    html.or_else(|| element.dyn_ref::<SvgElement>().map(SvgElement::focus)).is_some_and(|done| done.is_ok())
}
