//! Checking a finished game's dice against the commitment that was shown before its first throw.

use thiserror::Error;

use super::log::{Event, Record};
use super::opening::DiceSource;
use crate::space_taxi::dice::Commitment;
use crate::space_taxi::rules::{Action, Phase};

/// What speaks against the dice of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Doubt {
    #[error("the dice were thrown by hand, so there is no seed to check")]
    NoSeed,
    #[error("the seed stays hidden until the game is over")]
    NotOver,
    #[error("the seed is not the one that was promised")]
    AnotherSeed,
    #[error("throw {0} of the game does not follow from the seed")]
    AnotherThrow(usize),
}

impl Record {
    /// Works all throws of a finished game out again from its seed, and the commitment from the seed.
    ///
    /// # Errors
    /// The first thing that does not agree.
    pub fn verify(&self, promised: &Commitment) -> Result<(), Doubt> {
        let DiceSource::Seed(seed) = self.opening.dice() else {
            return Err(Doubt::NoSeed);
        };
        if *self.game.phase() != Phase::GameOver {
            return Err(Doubt::NotOver);
        }
        if seed.commitment() != *promised {
            return Err(Doubt::AnotherSeed);
        }
        let mut game = self.opening.game();
        let mut throws = 0;
        for event in &self.events {
            let Event::Act(action) = event else { continue };
            if let Action::Throw(throw) = action {
                throws += 1;
                if seed.next_throw(&game) != Some(*throw) {
                    return Err(Doubt::AnotherThrow(throws));
                }
            }
            game = game.apply(action).expect("a record holds legal actions only");
        }
        Ok(())
    }
}
