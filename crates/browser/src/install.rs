//! Installing the page as an app. `static/install.js` keeps the browser's offer, which may come before we are here.

use app_core::install::Way;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{Event, Window};

use super::listener::Listener;
use super::{media, page, reflect};

const OFFER: &str = "installOffer";
/// What is kept in place of an offer that could not be taken.
const REFUSED: &str = "refused";
const CHANGED: &str = "install-offer";

/// How it can be installed here and now: not at all inside another page, or if it is installed.
#[must_use]
pub fn way() -> Option<Way> {
    let window = page_of_its_own()?;
    match reflect::get(&window, OFFER) {
        Some(offer) if offer == REFUSED => Some(Way::FromMenu),
        Some(_) => Some(Way::Offered),
        // Only there does a browser say that the page was not started from the home screen.
        None => (reflect::navigator("standalone") == Some(JsValue::FALSE)).then_some(Way::ByHand),
    }
}

/// Whether the browser may clear what this page keeps once nobody has come for a week: Safari, as long as the page is not installed.
#[must_use]
pub fn may_be_cleared() -> bool {
    // Nobody but Apple's browsers has both.
    let is_safari = |window: &Window| {
        reflect::navigator("vendor").is_some_and(|vendor| vendor == "Apple Computer, Inc.")
            && reflect::get(window, "GestureEvent").is_some()
    };
    way() == Some(Way::ByHand) || page_of_its_own().is_some_and(|window| is_safari(&window))
}

/// Whether the page has a window of its own.
#[must_use]
pub fn is_installed() -> bool {
    let in_mode = |mode: &&str| media::holds(&format!("(display-mode: {mode})"));
    !page::is_framed() && ["standalone", "fullscreen", "minimal-ui"].iter().any(in_mode)
}

/// The window, unless it is inside another page, or that of an installed one.
fn page_of_its_own() -> Option<Window> {
    web_sys::window().filter(|_| !page::is_framed() && !is_installed())
}

/// Lets the browser ask. Must follow from a tap or key. `refused` hears of it if it does not: then there is another way.
pub fn ask(refused: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let asked = reflect::get(&window, OFFER).and_then(|offer| reflect::call(&offer, "prompt", &[]));
    reflect::unless(asked, move || {
        // Refused by nothing but a frozen window.
        let _ = Reflect::set(&window, &OFFER.into(), &REFUSED.into());
        let _ = Event::new(CHANGED).and_then(|changed| window.dispatch_event(&changed));
        refused();
    });
}

/// Hears when the way to install it has changed.
pub fn watch(changed: impl Fn() + 'static) -> Listener {
    Listener::on(web_sys::window().as_deref(), &[CHANGED], move |_| changed())
}
