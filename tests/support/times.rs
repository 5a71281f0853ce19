//! How often the property tests draw.

#[path = "many.rs"]
pub mod many;

use many::many;
use proptest::prelude::ProptestConfig;

/// Draws this many times, or more in a thorough run. Nothing is written to disk: a failure names the case that shows it.
pub fn times(quick: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(many(quick)) }
}
