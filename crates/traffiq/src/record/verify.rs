//! Checking a finished game's tiles against the commitment that was shown before its first turn.

use game_core::{Commitment, Doubt};

use super::log::Record;
use super::opening::StockSource;

impl Record {
    /// Works the commitment of a finished game out again from its seed. That its tiles follow from the seed needs no
    /// second look: a record takes no others.
    ///
    /// # Errors
    /// If it is another commitment, or there is nothing to check.
    pub fn verify(&self, promised: &Commitment) -> Result<(), Doubt> {
        match self.opening.stock() {
            StockSource::Code(_) => Err(Doubt::KnownBefore),
            StockSource::Hand(_) => Err(Doubt::NoSeed),
            StockSource::Seed(_) if self.game.end().is_none() => Err(Doubt::NotOver),
            StockSource::Seed(seed) => promised.check(seed),
        }
    }
}
