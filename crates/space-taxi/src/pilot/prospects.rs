//! What a player can expect of the rounds to come: points by best play, and so the worth of a coin that is kept.

use std::sync::Arc;

use super::shared_tables::SharedTables;
use super::turn_values::TurnValues;
use super::utility::Supply;
use crate::rules::{ALL_COINS, FULL_TAXI_COINS};

/// The expected points of whole rounds, by the number of rounds and the purse. Nobody is struck in them, and the supply
/// never runs short; a purse that would hold more than all coins counts as holding all.
#[derive(Clone, Debug)]
pub struct Prospects {
    tables: Arc<SharedTables>,
    /// By rounds left, none first, then by purse, as far as purses have been asked for.
    points: Vec<Vec<f64>>,
}

impl Prospects {
    /// Looks at nothing yet: each round is worked out when it is first asked for.
    #[must_use]
    pub fn new(tables: Arc<SharedTables>) -> Self {
        Self { tables, points: Vec::new() }
    }

    /// The points that a player with `coins` can expect of this many rounds.
    pub fn points(&mut self, rounds: u8, coins: u8) -> f64 {
        let coins = coins.min(ALL_COINS);
        self.rounds(rounds, coins)[usize::from(coins)]
    }

    /// The turn that begins this many rounds, itself included, solved for the points of all of them, for players who begin
    /// it with up to `purse` coins.
    pub fn turn(&mut self, rounds: u8, supply: Supply, purse: u8) -> TurnValues {
        let after = self.rounds(rounds.saturating_sub(1), (purse + FULL_TAXI_COINS).min(ALL_COINS)).to_vec();
        let worth = |result: u8, coins: u8| f64::from(result) + after[usize::from(coins).min(after.len() - 1)];
        TurnValues::solve(&self.tables, worth, supply, purse)
    }

    /// The points of this many rounds, by purse, for purses of up to `purse` coins at least.
    fn rounds(&mut self, rounds: u8, purse: u8) -> &[f64] {
        let known = self.points.get(usize::from(rounds)).map_or(0, Vec::len);
        if known <= usize::from(purse) {
            let points = match rounds {
                0 => vec![0.0; usize::from(ALL_COINS) + 1],
                _ => self.turn(rounds, Supply::Plenty, purse).fresh().to_vec(),
            };
            self.points.resize(self.points.len().max(usize::from(rounds) + 1), Vec::new());
            self.points[usize::from(rounds)] = points;
        }
        &self.points[usize::from(rounds)]
    }
}
