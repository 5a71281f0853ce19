//! Whether the device asks for less motion.

use super::listener::Listener;
use super::media;

const REDUCED: &str = "(prefers-reduced-motion: reduce)";

/// Whether it asks for less motion now.
#[must_use]
pub fn is_reduced() -> bool {
    media::holds(REDUCED)
}

/// Hears when that changes, with the new answer.
pub fn watch(changed: impl Fn(bool) + 'static) -> Listener {
    media::watch(REDUCED, changed)
}
