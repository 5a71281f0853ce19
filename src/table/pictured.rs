//! What was thrown or chosen: the pieces, and the same in words.

use super::pick::Die;
use super::species_name;
use crate::words::{Message, say};
use space_taxi::record::Position;
use space_taxi::rules::{Action, NumberTile, PassengerFace, Placement, Species, Throw, Turn};

/// A piece to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmallPiece {
    Tile(NumberTile),
    /// A die as it fell.
    Die(Die),
    /// A thumbs-up that was paid to be this alien.
    Joker(Species),
    UnpaidJoker,
    LostCrystal,
    Coin,
}

impl SmallPiece {
    /// What it is called in a list of dice; the others are no dice.
    fn name(self) -> Option<Message> {
        Some(match self {
            Self::Tile(_) | Self::Coin => return None,
            Self::Die(Die::Passenger(PassengerFace::Alien(species))) => species_name(species),
            Self::Die(Die::Passenger(PassengerFace::Thumb)) => say::joker(),
            Self::Die(Die::Fuel(face)) => say::log_fuel(face.number()),
            Self::Die(Die::Smuggling(crystal)) => say::log_crystal(crystal.number()),
            Self::Joker(species) => say::log_joker_as(species_name(species)),
            Self::UnpaidJoker => say::log_joker_unpaid(),
            Self::LostCrystal => say::log_lost(),
        })
    }
}

/// Pieces and words for the same; what has no pieces has its words only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictured {
    pub pieces: Vec<SmallPiece>,
    pub words: Message,
}

impl Pictured {
    /// Dice that were thrown.
    pub(super) fn thrown(throw: &Throw, number: u8) -> Self {
        let pieces: Vec<_> = Die::of(throw).map(SmallPiece::Die).collect();
        Self { words: say::log_throw(names(&pieces), number), pieces }
    }

    /// A choice at this moment; a throw is none.
    #[must_use]
    pub fn choice(position: &Position, action: &Action) -> Option<Self> {
        match action {
            Action::Throw(_) => None,
            Action::Place(placement) => Some(Self::placing(position.turn(), position.thrown()?, placement)),
            Action::Spend(coins) => Some(Self::spent(*coins)),
        }
    }

    /// Dice that are placed, after the tile that is turned over for them.
    pub(super) fn placing(turn: &Turn, throw: &Throw, placement: &Placement) -> Self {
        let tile = turn.tile_for(throw, placement.dice()).expect("a record's placements have their tile");
        let dice = placed(placement, throw, turn.loses_crystal(throw));
        let words = match tile {
            NumberTile::Zero => say::log_kept_none(),
            _ => say::log_placed(names(&dice), tile.number()),
        };
        Self { pieces: [SmallPiece::Tile(tile)].into_iter().chain(dice).collect(), words }
    }

    pub(super) fn spent(coins: u8) -> Self {
        Self { pieces: vec![SmallPiece::Coin; usize::from(coins)], words: say::log_spent(coins) }
    }
}

impl From<Message> for Pictured {
    fn from(words: Message) -> Self {
        Self { pieces: Vec::new(), words }
    }
}

fn placed(placement: &Placement, throw: &Throw, lost: bool) -> Vec<SmallPiece> {
    let passengers = placement.passengers.iter().map(|seated| match seated {
        PassengerFace::Thumb => SmallPiece::UnpaidJoker,
        PassengerFace::Alien(_) => SmallPiece::Die(Die::Passenger(seated)),
    });
    let jokers = placement.jokers.iter().map(SmallPiece::Joker);
    let fuel = placement.fuel.iter().map(|face| SmallPiece::Die(Die::Fuel(face)));
    let crystal = throw.smuggling.filter(|_| placement.crystal).map(|crystal| SmallPiece::Die(Die::Smuggling(crystal)));
    let lost = lost.then_some(SmallPiece::LostCrystal);
    passengers.chain(jokers).chain(fuel).chain(crystal).chain(lost).collect()
}

fn names(pieces: &[SmallPiece]) -> Vec<Message> {
    pieces.iter().filter_map(|piece| piece.name()).collect()
}
