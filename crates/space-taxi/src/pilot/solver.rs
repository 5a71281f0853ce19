//! The solver: the exact worth of every position of a turn, from the last die back to the first throw.
//!
//! Positions are solved in an order in which whatever can follow is known already. For each, the three kinds of dice are
//! taken one after the other: what becomes of the smuggling die and the fuel is folded into one row for each seating that
//! can be reached, for all seatings of the block at once; then the passengers choose among these rows.
//!
//! It can be put off between any two sums of fuel and taken up again later.

use super::by_purse::ByPurse;
use super::fuelling::{Fuelling, SUMS};
use super::options::{Options, SmugglingThrow};
use super::position_index::{Block, SmugglingState};
use super::shared_tables::SharedTables;
use super::utility::Endings;
use crate::rules::Crystal;

const CRYSTALS: usize = Crystal::MOST as usize;

/// How far a turn is solved: all blocks before this one, and of this one all sums of fuel before this.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bookmark {
    block: usize,
    sum: usize,
}

/// Works out the worth of the positions in the order of the index, from the bookmark on, until it is `enough`. Whether all
/// are solved.
pub fn solve_on<const N: usize>(
    tables: &SharedTables,
    endings: &Endings,
    rows: &mut [ByPurse<N>],
    bookmark: &mut Bookmark,
    enough: &mut dyn FnMut() -> bool,
) -> bool {
    let options = Options::new(tables, ByPurse::from_fn(|purse| endings.misfire(purse)));
    let mut solver = Solver { tables, endings, rows, options };
    while let Some(block) = tables.positions.blocks().get(bookmark.block) {
        for sum in bookmark.sum..SUMS[block.fuel_dice] {
            solver.solve(block, Fuelling { dice: block.fuel_dice, sum });
            // Asked only now: however slow a device is, each piece brings it on.
            if enough() {
                bookmark.sum = sum + 1;
                return false;
            }
        }
        *bookmark = Bookmark { block: bookmark.block + 1, sum: 0 };
    }
    true
}

struct Solver<'a, const N: usize> {
    tables: &'a SharedTables,
    endings: &'a Endings,
    rows: &'a mut [ByPurse<N>],
    options: Options<'a, N>,
}

impl<const N: usize> Solver<'_, N> {
    /// The positions of a block with this fuel.
    fn solve(&mut self, block: &Block, fuel: Fuelling) {
        if block.tiles.dice_left() == 0 {
            self.land(block, fuel);
        } else if block.smuggling_placed {
            self.fly_with_smuggling_placed(block, fuel);
        } else {
            self.fly_with_smuggling_in_play(block, fuel);
        }
    }

    /// All dice lie: the points are counted.
    fn land(&mut self, block: &Block, fuel: Fuelling) {
        for worth in 0..=CRYSTALS {
            let stretch = block.stretch(fuel.sum, SmugglingState::Worth(worth));
            for (row, full) in stretch.zip(self.tables.seatings.full()) {
                let points = full.passengers * fuel.factor() + worth as u8;
                self.rows[row] = ByPurse::from_fn(|purse| self.endings.launch(points, full.bonus, purse));
            }
        }
    }

    fn fly_with_smuggling_placed(&mut self, block: &Block, fuel: Fuelling) {
        for worth in 0..=CRYSTALS {
            let solved = self.fly(block, fuel, SmugglingThrow::Placed(worth));
            self.rows[block.stretch(fuel.sum, SmugglingState::Worth(worth))].copy_from_slice(&solved);
        }
    }

    /// What follows a number does not depend on the number before, but for a lost die: nine cases serve eight positions.
    fn fly_with_smuggling_in_play(&mut self, block: &Block, fuel: Fuelling) {
        let chance = 1.0 / CRYSTALS as f64;
        let lost = self.fly(block, fuel, SmugglingThrow::Lost);
        let mut shown = vec![ByPurse::ZERO; lost.len()];
        for least in (1..=CRYSTALS).rev() {
            let shows = self.fly(block, fuel, SmugglingThrow::Shows(least));
            for (seating, row) in block.stretch(fuel.sum, SmugglingState::AtLeast(least)).enumerate() {
                shown[seating].add(chance, &shows[seating]);
                self.rows[row] = shown[seating];
                self.rows[row].add(chance * (least - 1) as f64, &lost[seating]);
            }
        }
    }

    /// The worth for each seating of the block before the passengers and the fuel are thrown.
    fn fly(&mut self, block: &Block, fuel: Fuelling, smuggling: SmugglingThrow) -> Vec<ByPurse<N>> {
        let tables = self.tables;
        let reached = tables.reached(block.taken);
        self.options.lay_out(self.rows, block, fuel, smuggling);
        let mut solved = vec![ByPurse::ZERO; tables.seatings.count(block.taken)];
        for throw in &tables.fuel_throws[fuel.dice][fuel.sum].throws {
            self.options.fall(throw, reached);
            for (worth, boarding) in solved.iter_mut().zip(&tables.boardings[block.taken]) {
                boarding.board(&mut self.options.slots);
                boarding.expect(&self.options.slots, throw.chance, worth);
            }
        }
        solved
    }
}
