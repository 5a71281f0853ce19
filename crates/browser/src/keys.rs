//! Keys pressed anywhere on the page.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use crate::listener::Listener;
use crate::reflect;
use app_core::keys::{Answer, KeyPress};

/// Inputs that are pressed or moved rather than written in.
const NOT_TEXT: [&str; 10] =
    ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit", "hidden"];

/// Hears every key that goes down, but not those that put a letter together in an input method.
pub fn watch(pressed: impl Fn(&KeyPress) -> Answer + 'static) -> Listener {
    Listener::taking(web_sys::window().as_deref(), &["keydown"], move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| !event.is_composing()) else {
            return;
        };
        let Some(key) = key_of(event) else { return };
        if pressed(&key_press(key, event)) == Answer::Taken {
            event.prevent_default();
        }
    })
}

/// The key that went down. What a browser sends when it fills in a form, or a password manager makes up, has none.
#[must_use]
pub fn key_of(event: &Event) -> Option<String> {
    text(event, "key")
}

fn text(event: &Event, name: &str) -> Option<String> {
    reflect::get(event, name).and_then(|value| value.as_string())
}

fn key_press(key: String, event: &KeyboardEvent) -> KeyPress {
    let target = target(event);
    KeyPress {
        key,
        code: text(event, "code").unwrap_or_default(),
        in_text_field: target.as_ref().is_some_and(is_text_field),
        on_control: target.as_ref().is_some_and(is_control),
        with_command: event.ctrl_key() || event.alt_key() || event.meta_key(),
        with_shift: event.shift_key(),
        is_repeat: event.repeat(),
    }
}

fn target(event: &Event) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}

fn is_text_field(element: &Element) -> bool {
    match element.tag_name().to_ascii_lowercase().as_str() {
        "textarea" | "select" => true,
        "input" => {
            let kind = element.get_attribute("type").unwrap_or_default().to_ascii_lowercase();
            !NOT_TEXT.contains(&kind.as_str())
        }
        _ => element.dyn_ref::<HtmlElement>().is_some_and(HtmlElement::is_content_editable),
    }
}

fn is_control(element: &Element) -> bool {
    let pressed = "a[href],button,input,select,summary,textarea,[role=button],[role=checkbox],[role=radio],[role=tab]";
    element.closest(pressed).ok().flatten().is_some()
}
