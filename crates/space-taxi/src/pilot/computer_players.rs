//! The computer players of all levels together, so that what one of them has worked out serves the others.
//!
//! They are given the game as everyone at the table sees it. A [`Game`] holds no seed and no dice that are yet to fall.

mod solved_turns;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use self::solved_turns::SolvedTurns;
use super::at_a_glance::at_a_glance;
use super::draws::{Draws, TurnEnd};
use super::round_simulation::Table;
use super::shared_tables::SharedTables;
use super::turn_ends::TurnEnds;
use super::turn_values::TurnValues;
use super::utility::Supply;
use super::win_chances::WinChances;
use crate::record::Level;
use crate::rules::{Action, ByPlayer, FULL_TAXI_COINS, Game, Phase, Turn};

/// What a turn is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    /// The points to be expected of the rounds left.
    Points,
    /// The chance to win the table.
    Wins,
}

/// Plays for any player at any level.
#[derive(Clone, Debug)]
pub struct ComputerPlayers {
    tables: Arc<SharedTables>,
    ends: TurnEnds,
    solved: SolvedTurns,
}

impl ComputerPlayers {
    /// They have worked out nothing yet.
    #[must_use]
    pub fn new(tables: Arc<SharedTables>) -> Self {
        Self { tables, ends: TurnEnds::known(), solved: SolvedTurns::default() }
    }

    /// How many bytes the turns take that it remembers.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.solved.bytes()
    }

    /// What this level does now; nothing while the game waits for a throw or is over.
    pub fn act(&mut self, level: Level, game: &Game) -> Option<Action> {
        let aim = match level {
            Level::Rookie | Level::Cabbie => return at_a_glance(level, game),
            Level::Captain => Aim::Points,
            Level::Ace => Aim::Wins,
        };
        let coins = game.coins().purse(game.player());
        match game.phase() {
            Phase::ToPlace(turn, throw) => {
                self.values(aim, game).best_placement(turn, throw, coins).map(|best| Action::Place(best.placement))
            }
            Phase::ToSpend(flight) => Some(Action::Spend(self.values(aim, game).spending(&flight.fare, coins).1)),
            Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver => None,
        }
    }

    /// The turn on hand, solved for what is aimed at. Alone there is nobody to win against: points are all there is.
    pub(super) fn values(&mut self, aim: Aim, game: &Game) -> Arc<TurnValues> {
        if aim == Aim::Wins && game.mode().strikes() { self.wins(game) } else { self.points(game) }
    }

    /// What each end of the turn on hand is worth in chances to win.
    #[must_use]
    pub fn win_chances(&self, game: &Game) -> WinChances {
        let purse = game.coins().purse(game.player());
        let on_hand = Draws::certain(TurnEnd::default());
        WinChances::of(&Table::of(game, on_hand, &self.ends), game.player(), purse + FULL_TAXI_COINS)
    }

    /// How much more a turn that has not begun is worth, in chances to win, if it is played for the win and not for points.
    pub fn gain(&mut self, game: &Game) -> f64 {
        let coins = game.coins().purse(game.player());
        let best = self.wins(game).before_throw(&Turn::FRESH, coins);
        let chances = self.win_chances(game);
        let for_points = self.ends.of(rounds_left(game), coins).chances();
        best - for_points.map(|(end, chance)| chance * chances.worth(end.result, end.coins)).sum::<f64>()
    }

    /// The chance of each player to win the table from here, a shared win counting its part, if everybody plays for points.
    pub fn win_odds(&mut self, game: &Game) -> ByPlayer<f64> {
        let Some(ends) = self.ends(game) else {
            let winners = game.winners();
            let share = |player| if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 };
            return ByPlayer::new(game.mode(), share);
        };
        Table::of(game, Draws::of(&ends), &self.ends).win_odds()
    }
}

/// The coins of purse and supply together if a full taxi might not get its two. What the player pays goes into the supply,
/// so two are enough; and after the launch the bonus is in the purse already.
fn shared(game: &Game) -> Option<u8> {
    let (purse, supply) = (game.coins().purse(game.player()), game.coins().supply());
    (!matches!(game.phase(), Phase::ToSpend(_)) && supply < FULL_TAXI_COINS).then_some(purse + supply)
}

fn supply(game: &Game) -> Supply {
    shared(game).map_or(Supply::Plenty, Supply::Shared)
}

/// The rounds that are not settled yet, the running one among them.
pub(super) fn rounds_left(game: &Game) -> u8 {
    game.mode().rounds() - game.rounds().len() as u8
}
