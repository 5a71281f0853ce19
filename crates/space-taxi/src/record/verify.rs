//! Checking a finished game's dice against the commitment that was shown before its first throw.

use super::log::Record;
use super::opening::DiceSource;
use crate::rules::Phase;
use game_core::{Commitment, Doubt};

impl Record {
    /// Works the commitment of a finished game out again from its seed. That its throws follow from the seed needs no
    /// second look: a record takes no others.
    ///
    /// # Errors
    /// If it is another commitment, or there is nothing to check.
    pub fn verify(&self, promised: &Commitment) -> Result<(), Doubt> {
        let seed = match self.opening.dice() {
            DiceSource::Seed(seed) => seed,
            DiceSource::Code(_) => return Err(Doubt::KnownBefore),
            DiceSource::Hand => return Err(Doubt::NoSeed),
        };
        if *self.game.phase() != Phase::GameOver {
            return Err(Doubt::NotOver);
        }
        promised.check(seed)
    }
}
