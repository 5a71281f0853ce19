//! How a turn will end if it is played by its solved values: the exact chance of every result and purse.
//!
//! The solver works from the last die to the first throw; the chances of its results go the same way back. It carries chances instead
//! of worth, and hands them on to whatever the best choice of each throw was.

use super::by_purse::ByPurse;
use super::fuelling::Fuelling;
use super::options::{Next, Options, SmugglingThrow, fuel_sums, nexts};
use super::position_index::{Block, SmugglingState};
use super::shared_tables::SharedTables;
use super::utility::Endings;
use crate::rules::{Crystal, POINTS_PER_COIN};

const CRYSTALS: usize = Crystal::MOST as usize;

/// One way in which a turn can end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    pub result: u8,
    /// Coins left, with the bonus, after some were paid for points.
    pub coins: u8,
    pub launched: bool,
    pub chance: f64,
}

/// Follows a turn that is begun at the row `start` with `purse` coins to all its ends.
#[must_use]
pub fn turn_results<const N: usize>(
    tables: &SharedTables,
    endings: &Endings,
    rows: &[ByPurse<N>],
    start: usize,
    purse: u8,
) -> Vec<Outcome> {
    let mut chances = vec![ByPurse::ZERO; rows.len()];
    chances[start].add_at(usize::from(purse), 1.0);
    let options = Options::new(tables, ByPurse::from_fn(|purse| endings.misfire(purse)));
    let mut scout = Scout { tables, rows, options, chances, misfires: ByPurse::ZERO, traced: Vec::new() };
    for block in tables.positions.blocks().iter().rev().filter(|block| block.tiles.dice_left() > 0) {
        scout.fly(block);
    }
    scout.ends(endings)
}

struct Scout<'a, const N: usize> {
    tables: &'a SharedTables,
    rows: &'a [ByPurse<N>],
    options: Options<'a, N>,
    /// The chance to come to each position, by what is then in the purse.
    chances: Vec<ByPurse<N>>,
    misfires: ByPurse<N>,
    /// Chances on their way back through the steps of a boarding.
    traced: Vec<ByPurse<N>>,
}

impl<const N: usize> Scout<'_, N> {
    fn fly(&mut self, block: &Block) {
        for fuel in fuel_sums(block) {
            if block.smuggling_placed {
                for worth in 0..=CRYSTALS {
                    let from = self.chances[block.stretch(fuel.sum, SmugglingState::Worth(worth))].to_vec();
                    self.follow(block, fuel, SmugglingThrow::Placed(worth), &from);
                }
                continue;
            }
            let chance = 1.0 / CRYSTALS as f64;
            let mut shown = vec![ByPurse::ZERO; self.tables.seatings.count(block.taken)];
            let mut lost = shown.clone();
            for number in 1..=CRYSTALS {
                for (seating, row) in block.stretch(fuel.sum, SmugglingState::AtLeast(number)).enumerate() {
                    shown[seating].add(chance, &self.chances[row]);
                    lost[seating].add(chance * (number - 1) as f64, &self.chances[row]);
                }
                self.follow(block, fuel, SmugglingThrow::Shows(number), &shown);
            }
            self.follow(block, fuel, SmugglingThrow::Lost, &lost);
        }
    }

    /// Hands the chances of a block's seatings on to whatever the best choices lead to.
    fn follow(&mut self, block: &Block, fuel: Fuelling, smuggling: SmugglingThrow, from: &[ByPurse<N>]) {
        if from.iter().all(ByPurse::is_zero) {
            return;
        }
        let tables = self.tables;
        let fuel_throws = &tables.fuel_throws[fuel.dice][fuel.sum];
        let reached = tables.reached(block.taken);
        self.options.lay_out(self.rows, block, fuel, smuggling);
        let mut chosen = vec![ByPurse::ZERO; self.options.choices.len()];
        self.traced.resize(self.options.slots.len(), ByPurse::ZERO);
        for throw in &fuel_throws.throws {
            self.options.fall(throw, reached);
            self.traced[..reached].fill(ByPurse::ZERO);
            for (from, boarding) in from.iter().zip(&tables.boardings[block.taken]).filter(|(from, _)| !from.is_zero())
            {
                boarding.board(&mut self.options.slots);
                boarding.trace(&self.options.slots, from, throw.chance, &mut self.traced);
            }
            for (seating, chances) in self.traced[..reached].iter().enumerate() {
                let open: Vec<u16> = throw.open.iter().map(|choice| (choice * reached + seating) as u16).collect();
                chances.hand_back(&self.options.slots[seating], &self.options.choices, &mut chosen, &open, &[]);
            }
        }
        for (place, (choice, chosen)) in fuel_throws.choices.iter().zip(chosen.chunks(reached)).enumerate() {
            for (boarded, ends) in tables.starts[block.taken].windows(2).enumerate() {
                let nexts: Vec<Next> = nexts(tables, block, *choice, smuggling, boarded).collect();
                let best = self.options.choices[place * reached..][ends[0]..ends[1]].to_vec();
                for (seating, (chances, best)) in chosen[ends[0]..ends[1]].iter().zip(&best).enumerate() {
                    self.land(chances, best, &nexts, seating);
                }
            }
        }
    }

    fn land(&mut self, chances: &ByPurse<N>, best: &ByPurse<N>, nexts: &[Next], seating: usize) {
        for (purse, chance) in chances.purses().iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let is_best = |next: &&Next| match next {
                Next::Misfire => true,
                Next::Rows(rows) => self.rows[rows.start + seating].purses()[purse] == best.purses()[purse],
            };
            match nexts.iter().find(is_best) {
                Some(Next::Rows(rows)) => self.chances[rows.start + seating].add_at(purse, *chance),
                Some(Next::Misfire) => self.misfires.add_at(purse, *chance),
                None => {}
            }
        }
    }

    fn ends(&self, endings: &Endings) -> Vec<Outcome> {
        let mut ends = Vec::new();
        let possible = |chances: &ByPurse<N>| {
            let purses = (0_u8..).zip(chances.purses().to_vec());
            purses.filter(|(_, chance)| *chance > 0.0)
        };
        ends.extend(possible(&self.misfires).map(|(coins, chance)| Outcome {
            result: 0,
            coins,
            launched: false,
            chance,
        }));
        for block in self.tables.positions.blocks().iter().filter(|block| block.tiles.dice_left() == 0) {
            for (fuel, worth) in fuel_sums(block).flat_map(|fuel| (0..=CRYSTALS).map(move |worth| (fuel, worth))) {
                let stretch = block.stretch(fuel.sum, SmugglingState::Worth(worth));
                for (chances, full) in self.chances[stretch].iter().zip(self.tables.seatings.full()) {
                    ends.extend(possible(chances).map(|(purse, chance)| {
                        let points = full.passengers * fuel.factor() + worth as u8;
                        let coins = purse + if full.bonus { endings.bonus(purse) } else { 0 };
                        let (_, paid) = endings.spending(points, coins);
                        let result = points + POINTS_PER_COIN * paid;
                        Outcome { result, coins: coins - paid, launched: true, chance }
                    }));
                }
            }
        }
        ends
    }
}
