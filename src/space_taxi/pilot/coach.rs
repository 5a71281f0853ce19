//! The coach: what to place, what else would do, and how the turn on hand is likely to end.

use super::crew::Crew;
use super::turn_values::Valued;
use crate::space_taxi::rules::{Game, Phase, Progress};

/// The best placement and the next best ones, each with the points to be expected of the rounds left.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub best: Valued,
    /// Two at most.
    pub next: Vec<Valued>,
}

/// How the turn on hand is likely to end if it is played for points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnOdds {
    /// The chance to lift off.
    pub launch: f64,
    /// The expected result, coins paid for points included.
    pub result: f64,
}

impl Crew {
    /// What to do with the thrown dice; nothing if none lie on the table.
    pub fn hint(&mut self, game: &Game) -> Option<Hint> {
        let Phase::ToPlace(turn, throw) = game.phase() else {
            return None;
        };
        let coins = game.coins().purse(game.player());
        let mut valued = self.points(game).placements(turn, throw, coins).into_iter();
        Some(Hint { best: valued.next()?, next: valued.take(2).collect() })
    }

    /// How the turn on hand is likely to end, from here and by best play; nothing between rounds and after the game.
    pub fn turn_odds(&mut self, game: &Game) -> Option<TurnOdds> {
        let coins = game.coins().purse(game.player());
        let values = self.points(game);
        let (turn, coins) = match game.phase() {
            Phase::ToThrow(turn) => (*turn, coins),
            Phase::ToPlace(turn, throw) => {
                let best = values.best_placement(turn, throw, coins)?.placement;
                let left = coins - best.jokers.len();
                match turn.place(throw, coins, &best).ok()? {
                    Progress::ThrowOn(turn) | Progress::LiftOff(turn, _) => (turn, left),
                    Progress::Misfire(_) => return Some(TurnOdds { launch: 0.0, result: 0.0 }),
                }
            }
            Phase::ToSpend(flight) => {
                let (_, paid) = values.spending(&flight.fare, coins);
                return Some(TurnOdds { launch: 1.0, result: f64::from(flight.fare.points() + 2 * paid) });
            }
            Phase::RoundOver | Phase::GameOver => return None,
        };
        let ends = values.outcomes(&turn, coins);
        Some(TurnOdds {
            launch: ends.iter().filter(|end| end.launched).map(|end| end.chance).sum(),
            result: ends.iter().map(|end| end.chance * f64::from(end.result)).sum(),
        })
    }
}
