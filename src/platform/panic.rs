//! After a panic this instance is dead and may not draw any more. The panic ends in a trap, the trap reaches the page as
//! an uncaught error, and `rescue.js` shows what is left to do: reload, or take the saved game along.
//!
//! The release page is built without the texts of panics; `tools/where.sh` finds the place from the trap's numbers.

/// While the page is being developed, the console says what broke and where.
pub fn explain() {
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|report| web_sys::console::error_1(&report.to_string().into())));
}
