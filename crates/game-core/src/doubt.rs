//! What speaks against the chance of a finished game, once its seed is held against the promise.

use thiserror::Error;

use crate::commitment::Commitment;
use crate::seed::Seed;

/// Why nothing is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Doubt {
    #[error("this was drawn or thrown by hand, so there is no seed to check")]
    NoSeed,
    #[error("everything follows from a code that was known before the game, so nothing was promised")]
    KnownBefore,
    #[error("the seed stays hidden until the game is over")]
    NotOver,
    #[error("the seed is not the one that was promised")]
    AnotherSeed,
}

impl Commitment {
    /// Whether this promise was about that seed.
    ///
    /// # Errors
    /// If it was about another one.
    pub fn check(&self, seed: &Seed) -> Result<(), Doubt> {
        if seed.commitment() == *self { Ok(()) } else { Err(Doubt::AnotherSeed) }
    }
}
