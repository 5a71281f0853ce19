//! A new seed for a new game.

use browser::random::{self, NoRandomness};
use space_taxi::dice::Seed;

/// A seed that nobody has seen.
///
/// # Errors
/// If the system gives no randomness: then there are no fair dice.
pub fn fresh() -> Result<Seed, NoRandomness> {
    random::seed_bytes().map(Seed::from_bytes)
}
