//! After a panic this instance is dead and may not draw any more. The hook only tells the page, and `rescue.js`
//! shows what is left to do: reload, or take the saved game along.

use std::panic;

/// Heard by `static/rescue.js`.
const BROKEN: &str = "space-taxi:broken";

/// From now on a panic reaches the console and the page.
pub fn announce() {
    panic::set_hook(Box::new(|report| {
        web_sys::console::error_1(&report.to_string().into());
        let Some(window) = web_sys::window() else {
            return;
        };
        if let Ok(event) = web_sys::Event::new(BROKEN) {
            // A listener that throws must not hide the panic itself.
            let _ = window.dispatch_event(&event);
        }
    }));
}
