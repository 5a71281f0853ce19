//! Installing the page as an app. `static/start.js` keeps the browser's offer, which may come before we are here.

use wasm_bindgen::JsValue;
use web_sys::Window;

use super::watch::Watch;
use super::{media, reach};

const OFFER: &str = "installOffer";
const CHANGED: &str = "space-taxi:install";

/// How the page can be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The browser asks when we say so.
    Offered,
    /// By the person alone, from the browser's share menu: iPad and iPhone.
    ByHand,
}

/// How it can be installed here and now: not at all inside another page, or if it is installed.
#[must_use]
pub fn way() -> Option<Way> {
    let window = page_of_its_own()?;
    match reach::get(&window, OFFER) {
        Some(_) => Some(Way::Offered),
        // Only there does a browser say that the page was not started from the home screen.
        None => (reach::navigator("standalone") == Some(JsValue::FALSE)).then_some(Way::ByHand),
    }
}

/// Whether the browser may clear what this page keeps once nobody has come for a week: Safari, as long as the page is not installed.
#[must_use]
pub fn may_be_cleared() -> bool {
    // Nobody but Apple's browsers has both.
    let is_safari = |window: &Window| {
        reach::navigator("vendor").is_some_and(|vendor| vendor == "Apple Computer, Inc.")
            && reach::get(window, "GestureEvent").is_some()
    };
    way() == Some(Way::ByHand) || page_of_its_own().is_some_and(|window| is_safari(&window))
}

/// The window, unless it is inside another page, or that of an installed one.
fn page_of_its_own() -> Option<Window> {
    let window = web_sys::window()?;
    let this: &JsValue = window.as_ref();
    let embedded = reach::get(this, "parent").is_none_or(|parent| parent != *this);
    let installed =
        ["standalone", "fullscreen", "minimal-ui"].iter().any(|mode| media::holds(&format!("(display-mode: {mode})")));
    (!embedded && !installed).then_some(window)
}

/// Lets the browser ask. Must follow from a tap or key.
pub fn ask() {
    let offer = web_sys::window().and_then(|window| reach::get(&window, OFFER));
    reach::then(offer.and_then(|offer| reach::call(&offer, "prompt", &[])), drop);
}

/// Hears when the way to install it has changed.
pub fn watch(changed: impl Fn() + 'static) -> Watch {
    Watch::on(web_sys::window().as_deref(), &[CHANGED], move |_| changed())
}
