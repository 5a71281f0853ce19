//! What the pilot answers, and whether it can be the answer about a game.

use serde::{Deserialize, Serialize};

use crate::pilot::coach::{Hint, TurnOdds};
use crate::pilot::review::{CurvePoint, Decision, Review};
use crate::record::{Event, Record};
use crate::rules::{Action, ByPlayer};

/// What a pilot answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    Act(Action),
    Hint(Hint),
    Odds(Odds),
    Review(Review),
}

/// How the turn and the game are likely to end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Odds {
    /// Nothing between rounds and after the game.
    pub turn: Option<TurnOdds>,
    /// Each player's chance to win the table.
    pub wins: ByPlayer<f64>,
}

impl Answer {
    /// Whether it can be said about this game: what it proposes is legal, and it speaks of the players and choices there are.
    #[must_use]
    pub fn fits(&self, record: &Record) -> bool {
        let game = record.game();
        let players = usize::from(game.mode().player_count());
        match self {
            Self::Act(Action::Throw(_)) => false,
            Self::Act(action) => game.is_legal(action),
            Self::Hint(Hint { best, next }) => {
                [best].into_iter().chain(next).all(|valued| game.is_legal(&Action::Place(valued.placement)))
            }
            Self::Odds(odds) => odds.wins.values().count() == players,
            Self::Review(Review { decisions, accounts, curve }) => {
                let was_taken = |decision: &Decision| {
                    record.events().get(decision.event) == Some(&Event::Act(decision.chosen))
                        && decision.player.index() < players
                };
                let is_of_table =
                    |point: &CurvePoint| point.event <= record.events().len() && point.wins.values().count() == players;
                accounts.values().count() == players && decisions.iter().all(was_taken) && curve.iter().all(is_of_table)
            }
        }
    }
}
