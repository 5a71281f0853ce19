//! What a player can expect of the rounds to come: points by best play, and so the worth of a coin that is kept.

use std::sync::Arc;

use super::by_purse::ByPurse;
use super::charts::Charts;
use super::stakes::Supply;
use super::turn_values::TurnValues;

/// The expected points of whole rounds, by the number of rounds and the purse. Nobody is struck in them, and the supply
/// never runs short; a purse that would hold more than all coins counts as holding all.
#[derive(Clone, Debug)]
pub struct Prospects {
    charts: Arc<Charts>,
    /// By rounds left, none first.
    points: Vec<ByPurse>,
}

impl Prospects {
    /// Looks at nothing yet: each round is worked out when it is first asked for.
    #[must_use]
    pub fn new(charts: Arc<Charts>) -> Self {
        Self { charts, points: vec![ByPurse::all(0.0)] }
    }

    /// The charts that these prospects are worked out with.
    #[must_use]
    pub const fn charts(&self) -> &Arc<Charts> {
        &self.charts
    }

    /// The points that a player with `coins` can expect of this many rounds.
    pub fn points(&mut self, rounds: u8, coins: u8) -> f64 {
        self.rounds(rounds).at(coins)
    }

    /// The turn that begins this many rounds, itself included, solved for the points of all of them.
    pub fn turn(&mut self, rounds: u8, supply: Supply) -> TurnValues {
        let after = *self.rounds(rounds.saturating_sub(1));
        TurnValues::solve(&self.charts, expecting(&after), supply)
    }

    fn rounds(&mut self, rounds: u8) -> &ByPurse {
        while self.points.len() <= usize::from(rounds) {
            let after = self.points[self.points.len() - 1];
            self.points.push(TurnValues::solve(&self.charts, expecting(&after), Supply::Plenty).fresh());
        }
        &self.points[usize::from(rounds)]
    }
}

/// The points of a turn and those that the coins left can be expected to bring.
fn expecting(after: &ByPurse) -> impl Fn(u8, u8) -> f64 {
    |result, coins| f64::from(result) + after.at(coins)
}
