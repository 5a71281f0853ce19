//! How often the property tests draw.

use proptest::prelude::ProptestConfig;

/// Draws this many times. Nothing is written to disk: a failure names the case that shows it.
pub fn times(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}
