//! Why somebody would do that: what an action brings, in one thought.

use super::names::species_name;
use crate::words::{Message, say};
use space_taxi::rules::{
    Action, Face, Game, Launch, NumberTile, PassengerFace, Phase, Placement, Progress, Species, Throw, Turn,
};

/// The thought behind an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// All dice lie and the taxi lifts off.
    LiftOff { fuel: u8 },
    /// It fails to launch: nothing better was left.
    NoWayOut,
    /// Tile 0: a better throw may come.
    Waits,
    /// Aliens that ride together.
    Group { species: Species, aliens: u8 },
    /// The crystal is in the mine.
    Crystal(u8),
    /// The wings hold this much so far.
    Fuel(u8),
    /// The wings are full, and will lift off with this factor.
    Wings { fuel: u8, factor: u8 },
    /// The lost smuggling die takes a tile by itself.
    OnlyTheLost,
    /// A seat has to be filled.
    Seat,
    /// Coins become points.
    Pays(u8),
    /// Coins are kept for the rounds to come.
    Keeps(u8),
    /// There was nothing to pay with.
    NothingToPay,
}

impl Why {
    /// The thought in a few words.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::LiftOff { fuel } => say::why_liftoff(fuel),
            Self::NoWayOut => say::why_no_way_out(),
            Self::Waits => say::why_waits(),
            Self::Group { species, aliens } => say::why_group(aliens, species_name(species)),
            Self::Crystal(number) => say::why_crystal(number),
            Self::Fuel(sum) => say::why_fuel(sum),
            Self::Wings { fuel, factor } => say::legend_fuel_factor(factor, fuel),
            Self::OnlyTheLost => say::why_only_lost(),
            Self::Seat => say::why_seat(),
            Self::Pays(coins) => say::why_pays(coins),
            Self::Keeps(coins) => say::why_keeps(coins),
            Self::NothingToPay => say::spend_purse_empty(),
        }
    }

    /// What speaks for the action in this game; nothing for a throw.
    #[must_use]
    pub fn of(game: &Game, action: &Action) -> Option<Self> {
        let purse = game.coins().purse(game.player());
        match (game.phase(), action) {
            (Phase::ToPlace(turn, throw), Action::Place(placement)) => Self::placing(turn, throw, purse, placement),
            (Phase::ToSpend(_), Action::Spend(paid)) => Some(match (purse, paid) {
                (0, _) => Self::NothingToPay,
                (_, 0) => Self::Keeps(purse),
                (_, paid) => Self::Pays(*paid),
            }),
            _ => None,
        }
    }

    fn placing(turn: &Turn, throw: &Throw, purse: u8, placement: &Placement) -> Option<Self> {
        let after = match turn.place(throw, purse, placement).ok()? {
            Progress::Misfire(_) => return Some(Self::NoWayOut),
            Progress::LiftOff(turn, _) => return Some(Self::LiftOff { fuel: turn.wings().fuel.sum() }),
            Progress::ThrowOn(turn) => turn,
        };
        if turn.tile_for(throw, placement.dice()) == Ok(NumberTile::Zero) {
            return Some(Self::Waits);
        }
        let groups = after.taxi().aliens();
        let grown = Species::ALL.iter().zip(groups).filter(|(species, _)| {
            placement.jokers.count(**species) + placement.passengers.count(PassengerFace::Alien(**species)) > 0
        });
        let largest = grown.reduce(|largest, next| if next.1 > largest.1 { next } else { largest });
        let (dice, sum) = (placement.fuel.len(), after.wings().fuel.sum());
        let fuelled = match after.wings().launch() {
            Some(Launch::LiftOff(factor)) => Self::Wings { fuel: sum, factor: factor.number() },
            _ => Self::Fuel(sum),
        };
        Some(match (largest, throw.smuggling.filter(|_| placement.crystal)) {
            // What most of the dice are for.
            _ if 2 * dice > placement.dice() => fuelled,
            (Some((species, aliens)), _) if aliens > 1 => Self::Group { species: *species, aliens },
            (_, Some(crystal)) => Self::Crystal(crystal.number()),
            _ if dice > 0 => fuelled,
            _ if placement.dice() == 0 => Self::OnlyTheLost,
            _ => Self::Seat,
        })
    }
}
