//! When a throw happens, as far as the dice care: whose throw of which turn.
//!
//! What lies on the table may not enter. Only so can a reload, a placement taken back or a different choice never
//! change a die.

use crate::rules::{Game, Phase, Player};

/// One throw of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The round, counted from 1.
    pub round: u8,
    /// Who throws.
    pub player: Player,
    /// Which throw of the player's turn, counted from 1.
    pub throw: u8,
}

impl Moment {
    /// The moment of the throw that the game waits for, if it waits for one.
    #[must_use]
    pub fn next(game: &Game) -> Option<Self> {
        let turn = game.turn_to_throw().ok()?;
        let round = match game.phase() {
            Phase::RoundOver => game.round_number() + 1,
            _ => game.round_number(),
        };
        Some(Self { round, player: game.player(), throw: turn.throws_made() + 1 })
    }
}
