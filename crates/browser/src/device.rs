//! What tablets and phones can do: the whole screen, a light buzz. Most other computers have neither.

use wasm_bindgen::JsValue;

use super::listener::Listener;
use super::{page, reflect};

/// Whether the page can have the whole screen.
#[must_use]
pub fn can_fill_screen() -> bool {
    page::document().and_then(|document| reflect::get(&document, "fullscreenEnabled")) == Some(JsValue::TRUE)
}

/// Whether it has it now.
#[must_use]
pub fn fills_screen() -> bool {
    page::document().is_some_and(|document| reflect::get(&document, "fullscreenElement").is_some())
}

/// Takes the whole screen, or gives it back. Must follow from a tap or key. `refused` hears of it if the browser does not let us.
pub fn toggle_full_screen(refused: impl FnOnce() + 'static) {
    let Some(document) = page::document() else { return };
    let asked = if fills_screen() {
        reflect::call(&document, "exitFullscreen", &[])
    } else {
        document.document_element().and_then(|root| reflect::call(&root, "requestFullscreen", &[]))
    };
    reflect::unless(asked, refused);
}

/// Hears when the page has got or lost the whole screen.
pub fn watch_full_screen(changed: impl Fn() + 'static) -> Listener {
    Listener::on(page::document().as_ref().map(AsRef::as_ref), &["fullscreenchange"], move |_| changed())
}

/// Whether the device can buzz, as far as the browser says.
#[must_use]
pub fn can_buzz() -> bool {
    reflect::navigator("vibrate").is_some()
}

/// Buzzes for so many milliseconds, where there is anything to buzz. Browsers complain of one that no tap came before.
pub fn buzz(ms: u8) {
    let tapped = reflect::navigator("userActivation").and_then(|taps| reflect::get(&taps, "hasBeenActive"));
    if let (Some(window), Some(true)) = (web_sys::window(), tapped.and_then(|tapped| tapped.as_bool())) {
        reflect::call(&window.navigator(), "vibrate", &[ms.into()]);
    }
}
