//! A touch of the page, by finger, mouse or key, before anybody else hears of it.

use std::cell::Cell;
use std::rc::Rc;

use web_sys::Event;

use super::keys::key_of;
use super::listener::Listener;

/// What becomes of the touch afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It does what it always does.
    Passes,
    /// It has done all it should: nobody else hears of it.
    Ends,
}

/// Hears every touch. A key that only moves the focus, or is only held for another, is none.
pub fn watch(touched: impl Fn() -> Touch + 'static) -> Listener {
    // A press that ends here must not come back as a click.
    let ended = Rc::new(Cell::new(false));
    Listener::foremost(web_sys::window().as_deref(), &["pointerdown", "keydown", "click"], move |event| {
        let ends = match event.type_().as_str() {
            "click" => ended.replace(false),
            "keydown" => !is_no_touch(event) && touched() == Touch::Ends,
            _ => {
                ended.set(touched() == Touch::Ends);
                false
            }
        };
        if ends {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    })
}

fn is_no_touch(event: &Event) -> bool {
    let key = key_of(event).unwrap_or_default();
    matches!(key.as_str(), "" | "Tab" | "Shift" | "Control" | "Alt" | "AltGraph" | "Meta")
}
