//! What a turn is played for: any worth of its result and of the coins left. One solver serves them all.

use super::by_purse::ALL_PURSES;
use crate::rules::{FULL_TAXI_COINS, POINTS_PER_COIN};

/// The most points that a turn brings without buying any: a group of six, the highest factor, the best crystal.
const MOST_POINTS: usize = 40;
/// A full purse and the bonus: only a supply that never runs short lets anyone hold as many.
const MOST_COINS: usize = ALL_PURSES - 1 + FULL_TAXI_COINS as usize;

/// What the supply can pay for a full taxi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supply {
    /// It never runs short.
    Plenty,
    /// Purse and supply together hold this many coins. What the player pays goes into the supply and nobody else acts
    /// during the turn, so this sum stays and the purse alone tells how much is there.
    Shared(u8),
}

impl Supply {
    /// The coins that a full taxi brings to this purse.
    #[must_use]
    pub fn bonus(self, purse: u8) -> u8 {
        match self {
            Self::Plenty => FULL_TAXI_COINS,
            Self::Shared(coins) => coins.saturating_sub(purse).min(FULL_TAXI_COINS),
        }
    }
}

/// What the end of a turn is worth, once the coins are spent in the best way.
#[derive(Clone, Debug)]
pub struct Endings {
    supply: Supply,
    /// By what is left in the purse.
    misfire: [f64; ALL_PURSES],
    /// By points, then by coins in the purse with the bonus: the worth, and how many coins to pay.
    best: Vec<[(f64, u8); MOST_COINS + 1]>,
}

impl Endings {
    /// Works them out from the worth of (result, coins left). More coins must never be worth less.
    pub fn of(worth: impl Fn(u8, u8) -> f64, supply: Supply) -> Self {
        let spend = |points: u8, coins: u8| {
            let paying = |paid: u8| (worth(points + POINTS_PER_COIN * paid, coins - paid), paid);
            (1..=coins).map(paying).fold(paying(0), |best, next| if next.0 > best.0 { next } else { best })
        };
        let best = (0..=MOST_POINTS).map(|points| std::array::from_fn(|coins| spend(points as u8, coins as u8)));
        Self { supply, misfire: std::array::from_fn(|coins| worth(0, coins as u8)), best: best.collect() }
    }

    /// A failure to launch with this purse.
    #[must_use]
    pub const fn misfire(&self, purse: u8) -> f64 {
        self.misfire[purse as usize]
    }

    /// A launch with these points and this purse, before any bonus.
    #[must_use]
    pub fn launch(&self, points: u8, full_of_groups: bool, purse: u8) -> f64 {
        let bonus = if full_of_groups { self.bonus(purse) } else { 0 };
        self.spending(points, purse + bonus).0
    }

    /// The coins that a full taxi brings to this purse.
    #[must_use]
    pub fn bonus(&self, purse: u8) -> u8 {
        self.supply.bonus(purse)
    }

    /// What a launch is worth with these points and coins, the bonus among them, and how many of the coins to pay.
    #[must_use]
    pub fn spending(&self, points: u8, coins: u8) -> (f64, u8) {
        self.best[usize::from(points)][usize::from(coins)]
    }
}
