//! The city as a search walks through it: one wide square of numbers, where a place is an index and the next place is one step away.
//!
//! Every change is written into a journal and can be taken back, so a turn is tried without copying anything. What is legal is not
//! checked here: [`super::moves`] lists nothing else, and a test compares it with the rules.

pub(super) mod build;
mod competing;
mod journal;
#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;

use self::journal::Change;
use super::mix::stirred;

/// A cell, or the crossing at its north-west corner: row times [`ACROSS`] plus column.
pub(super) type Spot = u16;

const ACROSS: Spot = 128;
const SPOTS: usize = 100 * ACROSS as usize;
/// The next spot to the north, east, south and west, to be added with wrapping.
const STEPS: [Spot; 4] = [ACROSS.wrapping_neg(), 1, ACROSS, 1_u16.wrapping_neg()];
/// From a cell to its corners, in reading order.
const CORNERS: [Spot; 4] = [0, 1, ACROSS, ACROSS + 1];
/// For each side of a cell the corner where it begins and the way along it.
const SEAMS: [(Spot, usize); 4] = [(0, EAST), (1, SOUTH), (ACROSS, EAST), (0, SOUTH)];
const EAST: usize = 1;
const SOUTH: usize = 2;
/// The two ways along each axis.
const WAYS: [[usize; 2]; 2] = [[0, SOUTH], [3, EAST]];
/// The most that a table has.
const MOST_CARS: usize = 24;
pub(super) const MOST_PLAYERS: usize = 4;

/// A vehicle: twice the place of its player, and one more for a truck.
pub(super) type Car = u8;

pub(super) const fn car(player: usize, kind: usize) -> Car {
    (player << 1 | kind) as Car
}

/// A square for a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Square {
    /// The colours of the sides that a tile here must match, and which these are, two bits a side.
    colours: u8,
    mask: u8,
    is_laid: bool,
}

/// A corner of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Corner {
    tiles: u8,
    /// A bit for each way a segment leads.
    segments: u8,
    car: Option<Car>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Board {
    squares: Vec<Square>,
    corners: Vec<Corner>,
    /// The empty squares beside a tile.
    free: Vec<Spot>,
    /// Where the vehicles of each player stand.
    standing: [ArrayVec<Spot, MOST_CARS>; MOST_PLAYERS],
    /// Taxis and trucks of each player in the supply, and in the city.
    waiting: [[u8; 2]; MOST_PLAYERS],
    placed: [[u8; 2]; MOST_PLAYERS],
    journal: Vec<Change>,
    /// One number for all that lies and stands.
    key: u64,
}

impl Board {
    pub fn free(&self) -> &[Spot] {
        &self.free
    }

    pub fn is_laid(&self, square: Spot) -> bool {
        self.squares[usize::from(square)].is_laid
    }

    /// What must be matched here: the colours, and a mask over them.
    pub fn around(&self, square: Spot) -> (u8, u8) {
        let Square { colours, mask, .. } = self.squares[usize::from(square)];
        (colours, mask)
    }

    /// The corners that a tile on this square completes and on which somebody can stand then, in reading order. Their streets do not depend
    /// on the tile: whatever fits has the same sides there.
    pub fn openings(&self, square: Spot) -> ArrayVec<Spot, 4> {
        let mut openings = ArrayVec::new();
        let Square { colours, .. } = self.squares[usize::from(square)];
        for (place, step) in CORNERS.into_iter().enumerate() {
            let corner = self.corners[usize::from(square + step)];
            // The two sides of the square that meet at this corner.
            let [one, other] = [[0, 3], [0, 1], [2, 3], [2, 1]][place];
            let is_open =
                corner.tiles == 3 && (corner.segments != 0 || is_street(colours, one) || is_street(colours, other));
            if is_open {
                openings.push(square + step);
            }
        }
        openings
    }

    pub fn standing(&self, player: usize) -> &[Spot] {
        &self.standing[player]
    }

    /// Taxis and trucks of a player in the supply.
    pub const fn waiting(&self, player: usize) -> [u8; 2] {
        self.waiting[player]
    }

    /// Taxis and trucks of a player in the city.
    pub const fn placed(&self, player: usize) -> [u8; 2] {
        self.placed[player]
    }

    pub const fn points(&self, player: usize) -> u8 {
        self.placed[player][0] + 2 * self.placed[player][1]
    }

    pub fn kind_at(&self, crossing: Spot) -> Option<usize> {
        self.corners[usize::from(crossing)].car.map(|car| usize::from(car & 1))
    }

    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Every crossing to which a vehicle of this kind can ride from here.
    pub fn goals(&self, from: Spot, kind: usize) -> ArrayVec<Spot, 64> {
        let mut goals: ArrayVec<Spot, 64> = ArrayVec::new();
        self.reach(from, from, &mut goals);
        if kind == 0 {
            let mut visited = 0;
            while let Some(next) = goals.get(visited).copied() {
                self.reach(next, from, &mut goals);
                visited += 1;
            }
        }
        goals
    }

    fn reach(&self, start: Spot, from: Spot, goals: &mut ArrayVec<Spot, 64>) {
        let segments = self.corners[usize::from(start)].segments;
        for (_, step) in STEPS.into_iter().enumerate().filter(|(way, _)| segments >> way & 1 == 1) {
            let next = start.wrapping_add(step);
            let Corner { tiles, car, .. } = self.corners[usize::from(next)];
            if next != from && tiles == 4 && car.is_none() && !goals.contains(&next) {
                goals.push(next);
            }
        }
    }
}

/// Whether this side of a tile is red or beige.
const fn is_street(colours: u8, side: usize) -> bool {
    colours >> (6 - 2 * side) & 2 == 0
}

/// What a thing at a spot adds to the number of a board.
const fn thing_key(spot: Spot, thing: u64) -> u64 {
    stirred((spot as u64) << 16 | thing)
}
