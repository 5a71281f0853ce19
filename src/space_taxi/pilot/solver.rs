//! The solver: the exact worth of every position of a turn, from the last die back to the first throw.
//!
//! Positions are solved in an order in which whatever can follow is known already. For each, the three kinds of dice are
//! taken one after the other: what becomes of the smuggling die and the fuel is folded into one row for each seating that
//! can be reached, for all seatings of the block at once; then the passengers choose among these rows.

use arrayvec::ArrayVec;

use super::by_purse::ByPurse;
use super::charts::Charts;
use super::fuelling::{FuelChoice, Fuelling};
use super::ledger::{Block, Cargo};
use super::stakes::Endings;
use crate::space_taxi::rules::{Crystal, NumberTile, NumberTiles};

const CRYSTALS: usize = Crystal::MOST as usize;
/// Each of three fuel dice is placed or not.
const MOST_FUEL_CHOICES: usize = 8;

/// What the throw makes of the smuggling die.
#[derive(Clone, Copy, Debug)]
enum CargoThrow {
    /// It shows this number and may be placed.
    Shows(usize),
    /// It is lost, and counts among the dice placed.
    Lost,
    /// It was placed before.
    Placed(usize),
}

/// Works out the worth of every position, in the order of the ledger.
#[must_use]
pub fn solve(charts: &Charts, endings: &Endings) -> Vec<ByPurse> {
    let mut solver = Solver {
        charts,
        endings,
        rows: vec![ByPurse::all(0.0); charts.positions()],
        choices: Vec::new(),
        slots: vec![ByPurse::IMPOSSIBLE; charts.most_slots()],
    };
    for block in charts.ledger.blocks() {
        if block.tiles.dice_left() == 0 {
            solver.land(block);
        } else if block.cargo_placed {
            solver.fly_with_cargo_placed(block);
        } else {
            solver.fly_with_cargo_in_play(block);
        }
    }
    solver.rows
}

struct Solver<'a> {
    charts: &'a Charts,
    endings: &'a Endings,
    rows: Vec<ByPurse>,
    /// For each choice of fuel, a row for each seating that can be reached.
    choices: Vec<ByPurse>,
    /// The rows of the boarding that is being worked on.
    slots: Vec<ByPurse>,
}

impl Solver<'_> {
    /// All dice lie: the points are counted.
    fn land(&mut self, block: &Block) {
        for (sum, worth) in fuel_sums(block).flat_map(|sum| (0..=CRYSTALS).map(move |worth| (sum, worth))) {
            let stretch = block.stretch(sum.sum, Cargo::Worth(worth));
            for (row, full) in stretch.zip(self.charts.seatings.full()) {
                let points = full.passengers * sum.factor() + worth as u8;
                self.rows[row] = ByPurse::from_fn(|purse| self.endings.launch(points, full.bonus, purse));
            }
        }
    }

    fn fly_with_cargo_placed(&mut self, block: &Block) {
        for fuel in fuel_sums(block) {
            for worth in 0..=CRYSTALS {
                let solved = self.fly(block, fuel, CargoThrow::Placed(worth));
                self.rows[block.stretch(fuel.sum, Cargo::Worth(worth))].copy_from_slice(&solved);
            }
        }
    }

    /// What follows a number does not depend on the number before, but for a lost die: nine cases serve eight positions.
    fn fly_with_cargo_in_play(&mut self, block: &Block) {
        let chance = 1.0 / CRYSTALS as f64;
        for fuel in fuel_sums(block) {
            let lost = self.fly(block, fuel, CargoThrow::Lost);
            let mut shown = vec![ByPurse::all(0.0); lost.len()];
            for least in (1..=CRYSTALS).rev() {
                let shows = self.fly(block, fuel, CargoThrow::Shows(least));
                for (seating, row) in block.stretch(fuel.sum, Cargo::AtLeast(least)).enumerate() {
                    shown[seating].add(chance, &shows[seating]);
                    self.rows[row] = shown[seating];
                    self.rows[row].add(chance * (least - 1) as f64, &lost[seating]);
                }
            }
        }
    }

    /// The worth for each seating of the block before the passengers and the fuel are thrown.
    fn fly(&mut self, block: &Block, fuel: Fuelling, cargo: CargoThrow) -> Vec<ByPurse> {
        let charts = self.charts;
        let fuel_throws = &charts.fuel_throws[fuel.dice][fuel.sum];
        let reached = charts.reached(block.taken);
        self.choices.clear();
        self.choices.resize(fuel_throws.choices.len() * reached, ByPurse::IMPOSSIBLE);
        for (choice, place) in fuel_throws.choices.iter().zip((0..).step_by(reached)) {
            self.reach(block, *choice, cargo, place);
        }
        let mut solved = vec![ByPurse::all(0.0); charts.seatings.count(block.taken)];
        for throw in &fuel_throws.throws {
            for (seating, slot) in self.slots[..reached].iter_mut().enumerate() {
                let open = throw.open.iter().map(|choice| (choice * reached + seating) as u16);
                slot.become_best(&self.choices, &open.collect::<ArrayVec<u16, MOST_FUEL_CHOICES>>());
            }
            for (worth, boarding) in solved.iter_mut().zip(&charts.boardings[block.taken]) {
                boarding.expect(&mut self.slots, throw.chance, worth);
            }
        }
        solved
    }

    /// Lays out what each seating that can be reached is worth with this choice of fuel and the best one of cargo.
    fn reach(&mut self, block: &Block, choice: FuelChoice, cargo: CargoThrow, place: usize) {
        for (boarded, ends) in self.charts.starts[block.taken].windows(2).enumerate() {
            let rows = &mut self.choices[place + ends[0]..place + ends[1]];
            for (dice, cargo) in cargo.choices() {
                let Some(tiles) = turned(block.tiles, boarded + choice.dice + dice) else {
                    continue;
                };
                match choice.after {
                    None => rows.iter_mut().for_each(|row| row.raise(self.endings.misfire())),
                    Some(fuel) => {
                        let stretch = self.charts.ledger.stretch(tiles, cargo, fuel);
                        rows.iter_mut().zip(&self.rows[stretch]).for_each(|(row, next)| row.raise(next));
                    }
                }
            }
        }
    }
}

impl CargoThrow {
    /// How many dice of the tile it takes, and where it leaves the cargo.
    fn choices(self) -> impl Iterator<Item = (usize, Cargo)> {
        let (first, second) = match self {
            Self::Shows(number) => ((0, Cargo::AtLeast(number)), Some((1, Cargo::Worth(number)))),
            Self::Lost => ((1, Cargo::Worth(0)), None),
            Self::Placed(worth) => ((0, Cargo::Worth(worth)), None),
        };
        [Some(first), second].into_iter().flatten()
    }
}

fn fuel_sums(block: &Block) -> impl Iterator<Item = Fuelling> + use<> {
    let dice = block.fuel_dice;
    (0..super::fuelling::SUMS[dice]).map(move |sum| Fuelling { dice, sum })
}

/// The tiles after as many dice have been placed, if there is a tile for them.
fn turned(tiles: NumberTiles, dice: usize) -> Option<NumberTiles> {
    let tile = NumberTile::for_dice(dice as u8)?;
    tiles.has(tile).then(|| tiles.turn_over(tile))
}
