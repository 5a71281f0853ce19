//! After a panic this instance is dead and may not draw any more. The panic ends in a trap, the trap reaches the page as
//! an uncaught error, and `rescue.js` shows what is left to do: reload, or take the saved game along.

use js_sys::Reflect;

/// Where `rescue.js` finds the text.
const MESSAGE: &str = "panicMessage";

/// Says in the console what broke and where, and leaves it for `rescue.js`.
pub fn explain(report: &str) {
    web_sys::console::error_1(&report.into());
    if let Some(window) = web_sys::window() {
        // Refused by nothing but a frozen window.
        let _ = Reflect::set(&window, &MESSAGE.into(), &report.into());
    }
}
