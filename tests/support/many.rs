//! How often the tests try: `TEST_FACTOR` times as often as a quick run does. `make test-all` raises it.

/// So many, times the factor of this run.
pub fn many(quick: u32) -> u32 {
    let factor =
        std::env::var("TEST_FACTOR").map_or(1, |factor| factor.parse().expect("TEST_FACTOR is a whole number"));
    quick * factor
}
