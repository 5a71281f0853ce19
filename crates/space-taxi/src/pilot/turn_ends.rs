//! How turns end that are played for points, for every purse that a game can come to.
//!
//! The rules alone decide it, so it is worked out once and for all: the program `turn_ends` writes it, the computer players
//! read it, and a test works some of it out anew.

use super::draws::Draws;
use super::prospects::Prospects;
use super::utility::Supply;
use crate::record::Position;
use crate::rules::{FULL_TAXI_COINS, STARTING_COINS, Turn};

static KNOWN: &[u8] = include_bytes!("turn_ends.bin");

/// The ends of turns, by rounds left, that turn's among them, and by the coins at its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnEnds {
    by_rounds: Vec<Vec<Draws>>,
}

impl TurnEnds {
    /// As they were worked out.
    ///
    /// # Panics
    /// Never: a test has read them.
    #[must_use]
    pub fn known() -> Self {
        let mut bytes = KNOWN;
        let mut next = || {
            let (draws, rest) = Draws::read(bytes).expect("all ends are written down");
            bytes = rest;
            draws
        };
        let by_rounds = (1..=Position::MOST_ROUNDS).map(|rounds| (0..=fullest(rounds)).map(|_| next()).collect());
        Self { by_rounds: by_rounds.collect() }
    }

    /// Works out those of turns with up to so many rounds left.
    #[must_use]
    pub fn work_out(prospects: &mut Prospects, rounds: u8) -> Self {
        let by_coins = |rounds| {
            let values = prospects.turn(rounds, Supply::Plenty, fullest(rounds));
            (0..=fullest(rounds)).map(|coins| Draws::of(&values.outcomes(&Turn::FRESH, coins))).collect()
        };
        Self { by_rounds: (1..=rounds).map(by_coins).collect() }
    }

    /// The ends, one after the other, fewest rounds and coins first.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.by_rounds.iter().flatten().flat_map(Draws::to_bytes).collect()
    }

    /// The ends of a turn that begins so many rounds with these coins.
    #[must_use]
    pub(super) fn of(&self, rounds: u8, coins: u8) -> &Draws {
        let by_coins = &self.by_rounds[usize::from(rounds) - 1];
        &by_coins[usize::from(coins).min(by_coins.len() - 1)]
    }
}

/// The fullest purse at the start of a turn with so many rounds left: a game begins with three coins, and each turn adds
/// two at most.
#[must_use]
pub const fn fullest(rounds: u8) -> u8 {
    STARTING_COINS + FULL_TAXI_COINS * (Position::MOST_ROUNDS - rounds)
}
