//! Where the row of each position lies: one long list, seatings that differ in nothing else next to each other.
//!
//! So the solver compares whole stretches of rows, and no position has to be searched for.

use super::fuelling::{Fuelling, PADS, SUMS};
use super::seating::Seatings;
use crate::rules::{Crystal, NumberTile, NumberTiles, Smuggling, Taxi, Turn};

/// Numbers that the smuggling die may have to reach.
const CRYSTALS: usize = Crystal::MOST as usize;

/// What matters of the smuggling die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmugglingState {
    /// In play: the next throw must be at least this number. Before the first throw any number will do.
    AtLeast(usize),
    /// Placed: worth this much. A lost die is worth nothing.
    Worth(usize),
}

impl SmugglingState {
    /// The smuggling die of a turn.
    #[must_use]
    pub fn of(smuggling: Smuggling) -> Self {
        match smuggling {
            Smuggling::Unthrown => Self::AtLeast(1),
            Smuggling::AtLeast(least) => Self::AtLeast(usize::from(least.number())),
            Smuggling::Mined(_) | Smuggling::Lost => Self::Worth(usize::from(smuggling.points())),
        }
    }

    const fn is_placed(self) -> bool {
        matches!(self, Self::Worth(_))
    }
}

/// The positions of one set of tiles with as many dice of each kind placed.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub tiles: NumberTiles,
    pub smuggling_placed: bool,
    pub fuel_dice: usize,
    /// How many seats are taken.
    pub taken: usize,
    start: usize,
    seatings: usize,
}

impl Block {
    fn smuggling_states(&self) -> usize {
        CRYSTALS + usize::from(self.smuggling_placed)
    }

    fn rows(&self) -> usize {
        SUMS[self.fuel_dice] * self.smuggling_states() * self.seatings
    }

    /// Where the rows of all seatings lie for this sum of fuel and this smuggling die.
    #[must_use]
    pub fn stretch(&self, sum: usize, smuggling: SmugglingState) -> std::ops::Range<usize> {
        let place = match smuggling {
            SmugglingState::AtLeast(number) => number - 1,
            SmugglingState::Worth(number) => number,
        };
        let start = self.start + (sum * self.smuggling_states() + place) * self.seatings;
        start..start + self.seatings
    }
}

/// The list of all positions.
#[derive(Clone, Debug)]
pub struct PositionIndex {
    /// In an order in which every position comes after those that it can lead to.
    blocks: Vec<Block>,
    /// By tiles, by whether the smuggling die is placed, and by fuel dice: the place of the block.
    places: [[[Option<u16>; PADS + 1]; 2]; 32],
    rows: usize,
}

impl PositionIndex {
    /// Lists them all.
    #[must_use]
    pub fn new(seatings: &Seatings) -> Self {
        let mut positions = Self { blocks: Vec::new(), places: [[[None; PADS + 1]; 2]; 32], rows: 0 };
        let mut all: Vec<NumberTiles> = (0..32).map(tiles_at).collect();
        all.sort_by_key(|tiles| (tiles.dice_left(), tiles.has(NumberTile::Zero)));
        for tiles in all {
            for (smuggling_placed, fuel_dice) in
                [false, true].into_iter().flat_map(|smuggling| (0..=PADS).map(move |f| (smuggling, f)))
            {
                positions.add(seatings, tiles, smuggling_placed, fuel_dice);
            }
        }
        positions
    }

    fn add(&mut self, seatings: &Seatings, tiles: NumberTiles, smuggling_placed: bool, fuel_dice: usize) {
        let placed = usize::from(Turn::DICE - tiles.dice_left());
        let Some(taken) = placed.checked_sub(fuel_dice + usize::from(smuggling_placed)) else {
            return;
        };
        if taken > usize::from(Taxi::SEATS) {
            return;
        }
        let seatings = seatings.count(taken);
        let block = Block { tiles, smuggling_placed, fuel_dice, taken, start: self.rows, seatings };
        self.places[index(tiles)][usize::from(smuggling_placed)][fuel_dice] = Some(self.blocks.len() as u16);
        self.rows += block.rows();
        self.blocks.push(block);
    }

    /// All blocks, each after those that its positions can lead to.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// How many positions there are.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Where the rows of all seatings lie, given the rest of the position.
    #[must_use]
    pub fn stretch(&self, tiles: NumberTiles, smuggling: SmugglingState, fuel: Fuelling) -> std::ops::Range<usize> {
        let place = self.places[index(tiles)][usize::from(smuggling.is_placed())][fuel.dice];
        let place = place.expect("the dice on the board are those that the turned tiles placed");
        self.blocks[usize::from(place)].stretch(fuel.sum, smuggling)
    }
}

fn index(tiles: NumberTiles) -> usize {
    tiles.iter().map(|tile| 1 << tile.number()).sum()
}

fn tiles_at(index: usize) -> NumberTiles {
    NumberTile::ALL.into_iter().filter(|tile| index & (1 << tile.number()) != 0).collect()
}
