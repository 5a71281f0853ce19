//! What the last die of a turn decides: told while it is still to be thrown.

use super::names::species_name;
use crate::words::{Arg, Message, say};
use space_taxi::rules::{
    Crystal, DiceLeft, Face, Fare, FuelFace, Launch, PassengerFace, Smuggling, Species, Taxi, Turn, Wings,
};

/// What the faces of the last die would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastDie {
    /// The taxi lifts off with these numbers, with the highest of them best.
    LiftOff { from: u8, to: u8, factor: u8 },
    /// It fails to launch, whatever falls.
    NoLiftOff,
    /// The crystal counts from this number on, and is lost below it.
    Crystal { from: u8 },
    /// These aliens bring the most, so many points more than one that stays alone.
    Passenger { best: Vec<Species>, points: u8 },
}

impl LastDie {
    /// What the last die decides, once no other is left.
    #[must_use]
    pub fn of(turn: &Turn) -> Option<Self> {
        match turn.dice_left() {
            DiceLeft { passengers: 0, fuel: 1, smuggling: false } => Some(Self::fuel(turn.wings())),
            DiceLeft { passengers: 0, fuel: 0, smuggling: true } => Some(Self::crystal(turn.smuggling())),
            DiceLeft { passengers: 1, fuel: 0, smuggling: false } => Self::passenger(turn),
            _ => None,
        }
    }

    fn fuel(wings: Wings) -> Self {
        let factor = |face: &FuelFace| Some((face.number(), Launch::of(wings.fuel.sum() + face.number()).factor()?));
        let lifting: Vec<_> = FuelFace::ALL.iter().filter_map(factor).collect();
        match (lifting.first(), lifting.last()) {
            (Some((from, _)), Some((to, factor))) => Self::LiftOff { from: *from, to: *to, factor: factor.number() },
            _ => Self::NoLiftOff,
        }
    }

    const fn crystal(smuggling: Smuggling) -> Self {
        match smuggling {
            Smuggling::AtLeast(least) => Self::Crystal { from: least.number() },
            _ => Self::Crystal { from: 1 },
        }
    }

    fn passenger(turn: &Turn) -> Option<Self> {
        let factor = turn.wings().launch()?.factor()?;
        let points = |taxi: Taxi| Fare::of(&taxi, factor, turn.smuggling()).points();
        let with = |species: Species| points(Taxi { seats: turn.taxi().seats.with(PassengerFace::Alien(species), 1) });
        let most = Species::ALL.iter().copied().map(with).max()?;
        let best = Species::ALL.iter().copied().filter(|species| with(*species) == most).collect();
        Some(Self::Passenger { best, points: most - points(turn.taxi()) })
    }

    /// That in a sentence.
    #[must_use]
    pub fn message(&self) -> Message {
        match *self {
            Self::LiftOff { from, to, factor } if from == to => say::last_fuel_only(factor, to),
            Self::LiftOff { from: 1, to, factor } => say::last_fuel_up_to(factor, to),
            Self::LiftOff { from, to, factor } if usize::from(to) == FuelFace::ALL.len() => {
                say::last_fuel_from(factor, from, to)
            }
            Self::LiftOff { from, to, factor } => say::last_fuel_between(factor, from, to),
            Self::NoLiftOff => say::last_fuel_none(),
            Self::Crystal { from: 1 } => say::last_crystal_any(),
            Self::Crystal { from: Crystal::MOST } => say::last_crystal_only(Crystal::MOST),
            Self::Crystal { from } => say::last_crystal_from(from),
            Self::Passenger { points: 0, .. } => say::last_passenger_alone(),
            Self::Passenger { ref best, points } => {
                say::last_passenger(points, Arg::any_of(best.iter().copied().map(species_name)))
            }
        }
    }
}
