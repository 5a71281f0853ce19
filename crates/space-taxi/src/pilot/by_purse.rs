//! One number for every purse: whatever the pilot works out, it works out for all numbers of coins at once.
//!
//! Paying for a joker only moves such a row by its price, so a solver that carries rows instead of single numbers visits each
//! position once, not once for every purse.

use crate::rules::{ALL_COINS, JOKER_PRICE};

/// As many purses as most turns need: from no coin to 7. Rows of these are worked out fastest.
pub const FEW_PURSES: usize = 8;
/// As many purses as games come near: from no coin to 15. Rows of these are worked out in little more than half the time.
pub const USUAL_PURSES: usize = 16;
/// As many purses as a game of five rounds can come to that begins with a usual one.
pub const GROWN_PURSES: usize = 24;
/// By how many places paying for a joker moves a row.
const PRICE: usize = JOKER_PRICE as usize;
/// All purses there are, up to one that holds every coin of the game.
pub const ALL_PURSES: usize = ALL_COINS as usize + 1;

/// A number for each of `N` purses, the empty one first. Rows are compared by the million, so each begins where the
/// processor reads best.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
pub struct ByPurse<const N: usize>([f64; N]);

impl<const N: usize> ByPurse<N> {
    /// What cannot be done, with whatever purse.
    pub const IMPOSSIBLE: Self = Self([f64::NEG_INFINITY; N]);
    /// The start of a sum.
    pub const ZERO: Self = Self([0.0; N]);

    /// The number that `value` gives for each purse.
    pub fn from_fn(value: impl Fn(u8) -> f64) -> Self {
        Self(std::array::from_fn(|coins| value(coins as u8)))
    }

    /// The numbers of all purses.
    #[must_use]
    pub const fn purses(&self) -> &[f64] {
        &self.0
    }

    /// Becomes the best of the rows at these places.
    #[inline]
    pub fn become_best(&mut self, rows: &[Self], places: &[u16]) {
        let row = |place: u16| &rows[usize::from(place)];
        match *places {
            [] => {}
            [a] => *self = *row(a),
            [a, b] => self.best_of([a, b].map(row)),
            [a, b, c] => self.best_of([a, b, c].map(row)),
            [a, b, c, d] => self.best_of([a, b, c, d].map(row)),
            [a, b, c, d, ref others @ ..] => {
                self.best_of([a, b, c, d].map(row));
                others.iter().for_each(|other| self.raise(row(*other)));
            }
        }
    }

    /// Takes the rows at these places wherever they are better after a joker has been paid for.
    #[inline]
    pub fn raise_for_joker(&mut self, rows: &[Self], places: &[u16]) {
        let row = |place: u16| &rows[usize::from(place)];
        match *places {
            [] => {}
            [a] => self.raise_all_for_joker([row(a)]),
            [a, b] => self.raise_all_for_joker([a, b].map(row)),
            [a, b, c] => self.raise_all_for_joker([a, b, c].map(row)),
            [a, b, c, ref others @ ..] => {
                self.raise_all_for_joker([a, b, c].map(row));
                others.iter().for_each(|other| self.raise_all_for_joker([row(*other)]));
            }
        }
    }

    /// Takes the other choice wherever it is better.
    #[inline]
    pub fn raise(&mut self, other: &Self) {
        for (best, other) in self.0.iter_mut().zip(&other.0) {
            *best = better(*best, *other);
        }
    }

    /// Adds the other numbers, as often as `weight` says.
    #[inline]
    pub fn add(&mut self, weight: f64, other: &Self) {
        for (mine, other) in self.0.iter_mut().zip(&other.0) {
            *mine += weight * *other;
        }
    }

    /// Whether there is nothing at all in any purse.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.0.iter().all(|number| *number == 0.0)
    }

    /// Adds to the number of one purse.
    pub fn add_at(&mut self, purse: usize, number: f64) {
        self.0[purse] += number;
    }

    /// These numbers are chances of having chosen `best`. Adds each to the row that was chosen: the first of the free ones
    /// that is as good, or else of the paid ones, where it lands lower by the price of a joker.
    pub fn hand_back(&self, best: &Self, rows: &[Self], chances: &mut [Self], free: &[u16], paid: &[u16]) {
        for (purse, chance) in self.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let is_best = |place: &&u16, purse: usize| rows[usize::from(**place)].0[purse] == best.0[purse];
            if let Some(chosen) = free.iter().find(|place| is_best(place, purse)) {
                chances[usize::from(*chosen)].0[purse] += chance;
            } else if let Some(left) = purse.checked_sub(PRICE) {
                let as_good = |place: &&u16| rows[usize::from(**place)].0[left] == best.0[purse];
                if let Some(chosen) = paid.iter().find(as_good) {
                    chances[usize::from(*chosen)].0[left] += chance;
                }
            }
        }
    }

    /// Adds four rows at once, each as often as its weight says: the sum is read and written only once.
    #[inline]
    pub fn add_four(&mut self, weights: [f64; 4], rows: [&Self; 4]) {
        for (purse, mine) in self.0.iter_mut().enumerate() {
            *mine += (weights[0] * rows[0].0[purse] + weights[1] * rows[1].0[purse])
                + (weights[2] * rows[2].0[purse] + weights[3] * rows[3].0[purse]);
        }
    }

    #[inline]
    fn best_of<const ROWS: usize>(&mut self, rows: [&Self; ROWS]) {
        for (purse, best) in self.0.iter_mut().enumerate() {
            *best = rows[1..].iter().fold(rows[0].0[purse], |best, row| better(best, row.0[purse]));
        }
    }

    #[inline]
    fn raise_all_for_joker<const ROWS: usize>(&mut self, rows: [&Self; ROWS]) {
        for (left, best) in self.0[PRICE..].iter_mut().enumerate() {
            *best = rows.iter().fold(*best, |best, row| better(best, row.0[left]));
        }
    }
}

/// The larger one, in the form that compiles to a single instruction for several purses at once.
#[inline]
fn better(one: f64, other: f64) -> f64 {
    if other > one { other } else { one }
}
