//! How everybody's chance to win went up and down, from turn to turn.

use serde::{Deserialize, Serialize};

use crate::pilot::computer_players::ComputerPlayers;
use crate::rules::{ByPlayer, Game, Phase, Turn};

/// Everybody's chance to win between two turns, if all play for points from there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CurvePoint {
    /// How much of the record lies before it.
    pub event: usize,
    pub wins: ByPlayer<f64>,
}

impl CurvePoint {
    /// The point at this moment; nothing in the middle of a turn, or where nobody plays against anybody.
    pub(super) fn of(players: &mut ComputerPlayers, game: &Game, event: usize) -> Option<Self> {
        let between = game.turn_to_throw() == Ok(Turn::FRESH) || *game.phase() == Phase::GameOver;
        (between && game.mode().strikes()).then(|| Self { event, wins: players.win_odds(game) })
    }
}
