//! The board: the taxi's seats, the wings, and what has become of the smuggling die.

use super::faces::{Crystal, Face, PassengerFace, Species};
use super::handful::{FuelDice, PassengerDice};

/// The six seats and who sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Taxi {
    /// The dice on the seats. A thumb here is an unpaid one: it takes a seat and belongs to no species.
    pub seats: PassengerDice,
}

impl Taxi {
    /// The number of seats, and of passenger dice.
    pub const SEATS: u8 = 6;

    /// How many aliens of each species are seated, in the order of [`Species`].
    #[must_use]
    pub fn aliens(&self) -> [u8; 5] {
        std::array::from_fn(|i| self.seats.count(PassengerFace::Alien(Species::ALL[i])))
    }
}

/// The wings and the fuel dice on their three pads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wings {
    pub fuel: FuelDice,
}

impl Wings {
    /// The number of pads, and of fuel dice.
    pub const PADS: u8 = 3;

    /// Whether the fuel is settled, for better or worse.
    #[must_use]
    pub fn are_fuelled(&self) -> bool {
        self.fuel.len() == Self::PADS
    }
}

/// What has become of the smuggling die so far in the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Smuggling {
    /// It has not been thrown yet.
    #[default]
    Unthrown,
    /// It was thrown and left lying: the next number must be at least this one.
    AtLeast(Crystal),
    /// It lies in the crystal mine.
    Mined(Crystal),
    /// It lies beside the board.
    Lost,
}

impl Smuggling {
    /// Whether the die is thrown with the rest.
    #[must_use]
    pub const fn is_in_play(self) -> bool {
        matches!(self, Self::Unthrown | Self::AtLeast(_))
    }

    /// Whether this number, thrown now, loses the die.
    #[must_use]
    pub fn is_lost_by(self, thrown: Crystal) -> bool {
        matches!(self, Self::AtLeast(least) if thrown < least)
    }

    /// What smuggling brings in points.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Mined(crystal) => crystal.number(),
            Self::Unthrown | Self::AtLeast(_) | Self::Lost => 0,
        }
    }
}
