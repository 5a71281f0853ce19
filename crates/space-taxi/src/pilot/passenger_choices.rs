//! Who boards: for each seating, the steps by which the best choice of every passenger throw is found.
//!
//! The best that can be done with some dice is either to seat all of them or the best that can be done with one of them
//! left out. So the best choices of all throws are found together, small handfuls first, and no subset of a throw is ever
//! looked at twice. A thumb is at first only a die that may be seated unpaid; then, among the complete throws, each thumb
//! in turn may be an alien for the price of a joker. Throws that differ only in the names of equally large groups are one.

use std::collections::{BTreeMap, HashMap};

use super::by_purse::ByPurse;
use super::handfuls::Dice;
use super::seating::{Seating, Seatings};
use crate::rules::Taxi;

/// No tile places more dice.
const MOST_PLACED: u8 = 4;

/// The place of a row: first come the seatings that can be reached, then the results of the steps.
type Slot = u16;

/// How a row is found: the best of some rows that cost nothing and some that cost a joker.
#[derive(Clone, Debug)]
struct Step {
    free: u8,
    paid: u8,
}

/// The steps for one seating. Their rows follow each other, after those of the seatings that can be reached.
#[derive(Clone, Debug)]
pub struct PassengerChoices {
    reachable: usize,
    steps: Vec<Step>,
    /// The rows that the steps choose from, one step's after the other's, free ones first.
    sources: Vec<Slot>,
    /// Where the row of each throw lies, and the chance of the throw.
    throws: Vec<(Slot, f64)>,
}

/// Where the seatings with `more` seats taken begin among the slots, by `more`; the last entry is the end.
#[must_use]
pub fn reachable(seatings: &Seatings, taken: usize) -> Vec<usize> {
    let most = usize::from(MOST_PLACED).min(usize::from(Taxi::SEATS) - taken);
    (0..=most).fold(vec![0], |mut starts, more| {
        starts.push(starts[more] + seatings.count(taken + more));
        starts
    })
}

impl PassengerChoices {
    /// A full taxi, by its number: nobody boards.
    #[must_use]
    pub fn nobody(reachable: usize, full: usize) -> Self {
        Self { reachable, steps: Vec::new(), sources: Vec::new(), throws: vec![(full as Slot, 1.0)] }
    }

    /// Plans the steps for this seating.
    #[must_use]
    pub fn plan(seatings: &Seatings, seating: &Seating) -> Self {
        let starts = reachable(seatings, usize::from(seating.taken()));
        let reachable = starts[starts.len() - 1];
        let plan = Self { reachable, steps: Vec::new(), sources: Vec::new(), throws: Vec::new() };
        let mut planner = Planner { seatings, seating, starts, slots: [HashMap::new(), HashMap::new()], plan };
        let free_seats = Taxi::SEATS - seating.taken();
        for count in 0..=free_seats {
            Dice::all(count).iter().for_each(|dice| planner.unpaid(dice.renamed(seating)));
        }
        let mut throws = Dice::all(free_seats);
        throws.sort_by_key(|dice| dice.thumbs);
        let mut chances: BTreeMap<Slot, f64> = BTreeMap::new();
        for dice in throws {
            let slot = planner.paid(dice.renamed(seating));
            *chances.entry(slot).or_default() += dice.chance();
        }
        Self { throws: chances.into_iter().collect(), ..planner.plan }
    }

    /// How many slots the steps need.
    #[must_use]
    pub const fn slots(&self) -> usize {
        self.reachable + self.steps.len()
    }

    /// Takes the steps, from the rows of the reachable seatings on.
    #[inline]
    pub fn board<const N: usize>(&self, slots: &mut [ByPurse<N>]) {
        let mut sources = self.sources.as_slice();
        for (slot, step) in (self.reachable..).zip(&self.steps) {
            let (known, rest) = slots.split_at_mut(slot);
            let (free, others) = sources.split_at(usize::from(step.free));
            let (paid, others) = others.split_at(usize::from(step.paid));
            rest[0].become_best(known, free);
            rest[0].raise_for_joker(known, paid);
            sources = others;
        }
    }

    /// Adds up what the throws are worth, once the steps are taken, weighed with this chance.
    #[inline]
    pub fn expect<const N: usize>(&self, slots: &[ByPurse<N>], chance: f64, worth: &mut ByPurse<N>) {
        let (fours, rest) = self.throws.as_chunks::<4>();
        for four in fours {
            worth.add_four(four.map(|(_, likely)| chance * likely), four.map(|(slot, _)| &slots[usize::from(slot)]));
        }
        for (slot, likely) in rest {
            worth.add(chance * likely, &slots[usize::from(*slot)]);
        }
    }

    /// The way back: shares the chances of a position among the reachable seatings that the best choices lead to.
    pub fn trace<const N: usize>(
        &self,
        slots: &[ByPurse<N>],
        from: &ByPurse<N>,
        chance: f64,
        traced: &mut [ByPurse<N>],
    ) {
        traced[self.reachable..self.slots()].fill(ByPurse::ZERO);
        for (slot, likely) in &self.throws {
            traced[usize::from(*slot)].add(chance * likely, from);
        }
        let mut sources = self.sources.as_slice();
        for (number, step) in self.steps.iter().enumerate().rev() {
            let slot = self.reachable + number;
            let (others, paid) = sources.split_at(sources.len() - usize::from(step.paid));
            let (others, free) = others.split_at(others.len() - usize::from(step.free));
            let (before, rest) = traced.split_at_mut(slot);
            rest[0].hand_back(&slots[slot], slots, before, free, paid);
            sources = others;
        }
    }
}

struct Planner<'a> {
    seatings: &'a Seatings,
    seating: &'a Seating,
    starts: Vec<usize>,
    /// The slots of handfuls whose thumbs stay unpaid, and of throws in which each thumb may be paid for.
    slots: [HashMap<Dice, Slot>; 2],
    plan: PassengerChoices,
}

impl Planner<'_> {
    /// All of the dice take a seat, or one of them does not.
    fn unpaid(&mut self, dice: Dice) {
        if self.slots[0].contains_key(&dice) {
            return;
        }
        let fewer = dice.one_less().into_iter().map(|fewer| self.slots[0][&fewer.renamed(self.seating)]);
        let all_seated = (dice.count() <= MOST_PLACED).then(|| self.seated(&dice));
        let slot = self.step(fewer.chain(all_seated).collect(), Vec::new());
        self.slots[0].insert(dice, slot);
    }

    /// No thumb is paid for, or one of them becomes an alien and the rest may.
    fn paid(&mut self, dice: Dice) -> Slot {
        if let Some(slot) = self.slots[1].get(&dice) {
            return *slot;
        }
        let turned = dice.one_thumb_turned().into_iter().map(|turned| self.slots[1][&turned.renamed(self.seating)]);
        let slot = self.step(vec![self.slots[0][&dice]], turned.collect());
        self.slots[1].insert(dice, slot);
        slot
    }

    /// Adds a step, unless there is nothing to choose.
    fn step(&mut self, mut free: Vec<Slot>, mut paid: Vec<Slot>) -> Slot {
        for slots in [&mut free, &mut paid] {
            slots.sort_unstable();
            slots.dedup();
        }
        if let ([only], []) = (free.as_slice(), paid.as_slice()) {
            return *only;
        }
        let slot = self.plan.slots() as Slot;
        self.plan.steps.push(Step { free: free.len() as u8, paid: paid.len() as u8 });
        self.plan.sources.extend(free);
        self.plan.sources.extend(paid);
        slot
    }

    fn seated(&self, dice: &Dice) -> Slot {
        let groups = std::array::from_fn(|i| self.seating.groups[i] + dice.aliens[i]);
        let seating = Seating::of(groups, self.seating.thumbs + dice.thumbs);
        (self.starts[usize::from(dice.count())] + self.seatings.number_of(&seating)) as Slot
    }
}
