//! What a flight is worth: the launch, the groups on the seats, the crystal.

use super::faces::{Face, PassengerFace, Species};
use super::taxi::{Smuggling, Taxi, Wings};
use super::{LEAST_FUEL, MOST_FUEL};

/// What the points of the passengers are multiplied by: 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Factor(u8);

impl Factor {
    /// The factor as a number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What three fuel dice do to the taxi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Launch {
    LiftOff(Factor),
    /// A failure to launch: the turn is over at once, with no points.
    Misfire,
}

impl Launch {
    /// Sums of 7, 8, 9 and 10 lift off with factor 1, 2, 3 and 4; any other sum fails.
    #[must_use]
    pub const fn of(fuel_sum: u8) -> Self {
        match fuel_sum {
            LEAST_FUEL..=MOST_FUEL => Self::LiftOff(Factor(fuel_sum - LEAST_FUEL + 1)),
            _ => Self::Misfire,
        }
    }

    /// What the passengers are multiplied by, if the taxi lifts off.
    #[must_use]
    pub const fn factor(self) -> Option<Factor> {
        match self {
            Self::LiftOff(factor) => Some(factor),
            Self::Misfire => None,
        }
    }
}

/// The points of a group of this many aliens of one species; a lone alien leaves and brings nothing.
#[must_use]
pub const fn group_points(aliens: u8) -> u8 {
    match aliens {
        2 => 1,
        3 => 2,
        4 => 3,
        5 => 5,
        6 => 8,
        _ => 0,
    }
}

/// Whether every seat is taken by an alien that is not alone: what the full-taxi bonus asks for.
#[must_use]
pub fn full_of_groups(taxi: &Taxi) -> bool {
    let grouped = taxi.aliens().into_iter().filter(|aliens| *aliens >= 2);
    grouped.fold(0, u8::saturating_add) == Taxi::SEATS
}

/// The parts of a launched turn's result, before any coin is paid for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fare {
    pub passengers: u8,
    pub factor: Factor,
    pub crystal: u8,
}

impl Fare {
    /// The fare of a taxi that lifts off with this factor.
    #[must_use]
    pub fn of(taxi: &Taxi, factor: Factor, smuggling: Smuggling) -> Self {
        let passengers =
            Species::ALL.iter().map(|species| group_points(taxi.seats.count(PassengerFace::Alien(*species)))).sum();
        Self { passengers, factor, crystal: smuggling.points() }
    }

    /// `passengers × factor + crystal`.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.passengers.saturating_mul(self.factor.0).saturating_add(self.crystal)
    }
}

impl Wings {
    /// What the fuel does, once all three dice lie.
    #[must_use]
    pub fn launch(&self) -> Option<Launch> {
        self.are_fuelled().then(|| Launch::of(self.fuel.sum()))
    }
}
