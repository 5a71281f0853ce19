//! What a player can do in a turn.

use arrayvec::ArrayVec;

use super::direction::Axis;
use super::place::{Cell, Crossing};
use super::tile::{Sides, Tile};
use super::vehicles::Kind;

/// One act. The rules never draw: whoever drives the game says which tile came.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    Lay(Lay),
    Ride(Ride),
    Draw(Tile),
    EndTurn,
}

/// A tile from the hand goes to the city, and vehicles from the supply onto the crossings that it completes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lay {
    /// The tile as it is to lie.
    pub sides: Sides,
    pub cell: Cell,
    /// In reading order when the rules list it, in any order when they are asked.
    pub arrivals: ArrayVec<Arrival, 4>,
    pub spared: Spared,
}

/// A vehicle that is put on a crossing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrival {
    pub crossing: Crossing,
    pub kind: Kind,
}

/// A vehicle goes along the streets to another crossing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ride {
    pub kind: Kind,
    pub from: Crossing,
    pub to: Crossing,
    pub spared: Spared,
}

/// A street on which the player does not compete, named by a crossing where a vehicle of the act arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spare {
    pub axis: Axis,
    pub crossing: Crossing,
}

/// All streets that an act spares. Written, each is named by the first crossing that can name it, in the order of these crossings,
/// north–south before east–west.
pub type Spared = ArrayVec<Spare, 8>;

impl Act {
    /// The streets that it spares.
    #[must_use]
    pub fn spared(&self) -> &[Spare] {
        match self {
            Self::Lay(lay) => &lay.spared,
            Self::Ride(ride) => &ride.spared,
            Self::Draw(_) | Self::EndTurn => &[],
        }
    }
}
