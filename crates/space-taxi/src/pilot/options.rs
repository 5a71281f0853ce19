//! What can be done with a throw, laid out as rows: first fuel and smuggling die for every seating that can be reached, then, once
//! the fuel dice have fallen, the best of what they leave open. The solver looks forward from here, the chances of its results back.

use arrayvec::ArrayVec;

use super::by_purse::ByPurse;
use super::fuelling::{FuelChoice, FuelThrow, Fuelling, SUMS};
use super::position_index::{Block, SmugglingState};
use super::shared_tables::SharedTables;
use crate::rules::{NumberTile, NumberTiles};

/// Each of three fuel dice is placed or not.
const MOST_FUEL_CHOICES: usize = 8;

/// What the throw makes of the smuggling die.
#[derive(Clone, Copy, Debug)]
pub enum SmugglingThrow {
    /// It shows this number and may be placed.
    Shows(usize),
    /// It is lost, and counts among the dice placed.
    Lost,
    /// It was placed before.
    Placed(usize),
}

/// The rows of one block, fuel and smuggling die.
#[derive(Clone, Debug)]
pub struct Options<'a, const N: usize> {
    tables: &'a SharedTables,
    misfire: ByPurse<N>,
    /// For each choice of fuel, a row for each seating that can be reached.
    pub choices: Vec<ByPurse<N>>,
    /// A row for each seating that can be reached, then those of the steps of boarding.
    pub slots: Vec<ByPurse<N>>,
}

impl<'a, const N: usize> Options<'a, N> {
    /// Nothing laid out yet.
    #[must_use]
    pub fn new(tables: &'a SharedTables, misfire: ByPurse<N>) -> Self {
        Self { tables, misfire, choices: Vec::new(), slots: vec![ByPurse::IMPOSSIBLE; tables.most_slots()] }
    }

    /// Lays out every choice of fuel, each with the best one of the smuggling die.
    pub fn lay_out(&mut self, rows: &[ByPurse<N>], block: &Block, fuel: Fuelling, smuggling: SmugglingThrow) {
        let choices = &self.tables.fuel_throws[fuel.dice][fuel.sum].choices;
        let reached = self.tables.reached(block.taken);
        self.choices.clear();
        self.choices.resize(choices.len() * reached, ByPurse::IMPOSSIBLE);
        for (choice, options) in choices.iter().zip(self.choices.chunks_mut(reached)) {
            for (boarded, ends) in self.tables.starts[block.taken].windows(2).enumerate() {
                for next in nexts(self.tables, block, *choice, smuggling, boarded) {
                    let options = &mut options[ends[0]..ends[1]];
                    match next {
                        Next::Misfire => options.iter_mut().for_each(|row| row.raise(&self.misfire)),
                        Next::Rows(next) => options.iter_mut().zip(&rows[next]).for_each(|(row, next)| row.raise(next)),
                    }
                }
            }
        }
    }

    /// The fuel dice have fallen: lays out the best that they leave open.
    #[inline]
    pub fn fall(&mut self, throw: &FuelThrow, reached: usize) {
        for (seating, slot) in self.slots[..reached].iter_mut().enumerate() {
            let open = throw.open.iter().map(|choice| (choice * reached + seating) as u16);
            slot.become_best(&self.choices, &open.collect::<ArrayVec<u16, MOST_FUEL_CHOICES>>());
        }
    }
}

/// Where a choice leads.
#[derive(Clone, Debug)]
pub enum Next {
    Misfire,
    /// To these rows, one for each seating.
    Rows(std::ops::Range<usize>),
}

/// Where a choice of fuel leads with each choice of the smuggling die that a tile allows, after so many passengers have boarded.
pub fn nexts(
    tables: &SharedTables,
    block: &Block,
    choice: FuelChoice,
    smuggling: SmugglingThrow,
    boarded: usize,
) -> impl Iterator<Item = Next> {
    smuggling.choices().filter_map(move |(dice, smuggling)| {
        let tiles = turned(block.tiles, boarded + choice.dice + dice)?;
        Some(match choice.after {
            None => Next::Misfire,
            Some(fuel) => Next::Rows(tables.positions.stretch(tiles, smuggling, fuel)),
        })
    })
}

impl SmugglingThrow {
    /// How many dice of the tile it takes, and where it leaves the smuggling die.
    fn choices(self) -> impl Iterator<Item = (usize, SmugglingState)> {
        let (first, second) = match self {
            Self::Shows(number) => ((0, SmugglingState::AtLeast(number)), Some((1, SmugglingState::Worth(number)))),
            Self::Lost => ((1, SmugglingState::Worth(0)), None),
            Self::Placed(worth) => ((0, SmugglingState::Worth(worth)), None),
        };
        [Some(first), second].into_iter().flatten()
    }
}

/// The sums of fuel that positions of this block can have.
pub fn fuel_sums(block: &Block) -> impl Iterator<Item = Fuelling> + use<> {
    let dice = block.fuel_dice;
    (0..SUMS[dice]).map(move |sum| Fuelling { dice, sum })
}

/// The tiles after as many dice have been placed, if there is a tile for them.
fn turned(tiles: NumberTiles, dice: usize) -> Option<NumberTiles> {
    let tile = NumberTile::for_dice(dice as u8)?;
    tiles.has(tile).then(|| tiles.turn_over(tile))
}
