//! How a solo game that is over compares with the player's others on this device.

use std::slice;

use super::daily::Attempt;
use super::saves::Saves;
use super::standings::{PlayerStanding, standings};
use crate::words::{Message, say};
use app_core::storage::Storage;
use space_taxi::record::{Driver, Record};

/// A result beside the best one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonalBest {
    /// There was none before it.
    First,
    /// It is the new best.
    New { before: u32 },
    /// It is not.
    Stands { points: u32 },
}

impl PersonalBest {
    /// What is said of it.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::First => say::solo_first(),
            Self::New { before } => say::solo_new_best(before),
            Self::Stands { points } => say::solo_best(points),
        }
    }
}

/// The game by itself, if it is a solo game that is over.
fn standing(record: &Record) -> Option<PlayerStanding> {
    standings(slice::from_ref(record), true).pop()
}

impl<S: Storage> Saves<S> {
    /// How this game compares, if it is a solo game that a person has brought to its end. Players are told apart as in the standings. Practice
    /// knows its dice beforehand, so it is never the best.
    pub fn personal_best(&self, record: &Record, attempt: Option<Attempt>) -> Option<PersonalBest> {
        let own = standing(record).filter(|own| own.driver == Driver::Person)?;
        let practice = attempt == Some(Attempt::Practice);
        let mut best = None;
        for kept in self.finished().games {
            let other = &kept.game.record;
            if (other == record && !practice) || self.is_practice(other) {
                continue;
            }
            if let Some(other) = standing(other)
                && other.driver == own.driver
                && other.name.is_like(&own.name)
            {
                best = best.max(Some(other.points));
            }
        }
        match best {
            None => (!practice).then_some(PersonalBest::First),
            Some(before) if !practice && own.points > before => Some(PersonalBest::New { before }),
            Some(points) => Some(PersonalBest::Stands { points }),
        }
    }
}
