//! The coach: what to place, what else would do, how the turn on hand is likely to end, and who is likely to win.

use serde::{Deserialize, Serialize};

use super::computer_players::{Aim, ComputerPlayers};
use super::turn_results::Outcome;
use super::turn_values::Valued;
use crate::rules::{Game, POINTS_PER_COIN, Phase, Progress, Turn};

/// The best placement and the next best ones, each with what can be expected after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    pub best: Valued,
    /// Two at most.
    pub next: Vec<Valued>,
}

/// How the turn on hand is likely to end if it is played for points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnOdds {
    /// The chance to lift off.
    pub launch: f64,
    /// The expected result, coins paid for points included.
    pub result: f64,
}

impl ComputerPlayers {
    /// What to do with the thrown dice; nothing if none lie on the table. Each placement is valued by what is aimed at:
    /// the points to be expected of the rounds left, or the chance to win the table.
    pub fn hint(&mut self, game: &Game, aim: Aim) -> Option<Hint> {
        let Phase::ToPlace(turn, throw) = game.phase() else {
            return None;
        };
        let coins = game.coins().purse(game.player());
        let mut valued = self.values(aim, game).placements(turn, throw, coins).into_iter();
        Some(Hint { best: valued.next()?, next: valued.take(2).collect() })
    }

    /// How the turn on hand is likely to end, from here and by best play; nothing between rounds and after the game.
    pub fn turn_odds(&mut self, game: &Game) -> Option<TurnOdds> {
        if matches!(game.phase(), Phase::RoundOver | Phase::GameOver) {
            return None;
        }
        let ends = self.ends(game)?;
        Some(TurnOdds {
            launch: ends.iter().filter(|end| end.launched).map(|end| end.chance).sum(),
            result: ends.iter().map(|end| end.chance * f64::from(end.result)).sum(),
        })
    }

    /// Every end of the turn on hand, or of the one that opens the next round, if it is played for points from here.
    pub(super) fn ends(&mut self, game: &Game) -> Option<Vec<Outcome>> {
        let coins = game.coins().purse(game.player());
        let certain = |result, coins, launched| Some(vec![Outcome { result, coins, launched, chance: 1.0 }]);
        let (turn, left) = match game.phase() {
            Phase::ToThrow(turn) => (*turn, coins),
            Phase::RoundOver => (Turn::FRESH, coins),
            Phase::ToPlace(turn, throw) => {
                let best = self.points(game).best_placement(turn, throw, coins)?.placement;
                let left = coins - best.price();
                match turn.place(throw, coins, &best).ok()? {
                    Progress::ThrowOn(turn) | Progress::LiftOff(turn, _) => (turn, left),
                    Progress::Misfire(_) => return certain(0, left, false),
                }
            }
            Phase::ToSpend(flight) => {
                let (_, paid) = self.points(game).spending(&flight.fare, coins);
                return certain(flight.fare.points() + POINTS_PER_COIN * paid, coins - paid, true);
            }
            Phase::GameOver => return None,
        };
        Some(self.points(game).outcomes(&turn, left))
    }
}
