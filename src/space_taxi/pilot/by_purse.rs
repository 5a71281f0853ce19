//! One number for every purse: whatever the pilot works out, it works out for all numbers of coins at once.
//!
//! Paying a coin only moves such a row by one place, so a solver that carries rows instead of single numbers visits each
//! position once, not once for every purse.

use crate::space_taxi::rules::ALL_COINS;

/// How many different purses there are: from no coin to all coins of the game.
pub const PURSES: usize = ALL_COINS as usize + 1;

/// A number for each purse, the empty one first. Rows are compared by the million, so each begins where the processor
/// reads best.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
pub struct ByPurse([f64; PURSES]);

impl ByPurse {
    /// What cannot be done, with whatever purse.
    pub const IMPOSSIBLE: Self = Self([f64::NEG_INFINITY; PURSES]);

    /// The number that `value` gives for each purse.
    pub fn from_fn(value: impl Fn(u8) -> f64) -> Self {
        Self(std::array::from_fn(|coins| value(coins as u8)))
    }

    /// The same number for every purse.
    #[must_use]
    pub const fn all(number: f64) -> Self {
        Self([number; PURSES])
    }

    /// The number for this purse; nobody holds more than all coins.
    #[must_use]
    pub fn at(&self, coins: u8) -> f64 {
        self.0[usize::from(coins).min(PURSES - 1)]
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

    /// Takes the rows at these places wherever they are better after a coin has been paid.
    #[inline]
    pub fn raise_for_a_coin(&mut self, rows: &[Self], places: &[u16]) {
        let row = |place: u16| &rows[usize::from(place)];
        match *places {
            [] => {}
            [a] => self.raise_all_for_a_coin([row(a)]),
            [a, b] => self.raise_all_for_a_coin([a, b].map(row)),
            [a, b, c] => self.raise_all_for_a_coin([a, b, c].map(row)),
            [a, b, c, ref others @ ..] => {
                self.raise_all_for_a_coin([a, b, c].map(row));
                others.iter().for_each(|other| self.raise_all_for_a_coin([row(*other)]));
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

    #[inline]
    fn best_of<const N: usize>(&mut self, rows: [&Self; N]) {
        for (purse, best) in self.0.iter_mut().enumerate() {
            *best = rows[1..].iter().fold(rows[0].0[purse], |best, row| better(best, row.0[purse]));
        }
    }

    #[inline]
    fn raise_all_for_a_coin<const N: usize>(&mut self, rows: [&Self; N]) {
        for (left, best) in self.0[1..].iter_mut().enumerate() {
            *best = rows.iter().fold(*best, |best, row| better(best, row.0[left]));
        }
    }
}

/// The larger one, in the form that compiles to a single instruction for several purses at once.
#[inline]
fn better(one: f64, other: f64) -> f64 {
    if other > one { other } else { one }
}
