//! Play at a glance: what the levels do that judge a throw as it lies and look no further. It needs nothing worked out,
//! so it also serves where the exact pilot cannot be had.

use super::computer_players::rounds_left;
use super::{cabbie, rookie};
use crate::record::Level;
use crate::rules::{Action, Game, Phase};

/// What a Rookie does, or a Cabbie in place of any other level; nothing while the game waits for a throw or is over.
#[must_use]
pub fn at_a_glance(level: Level, game: &Game) -> Option<Action> {
    let (coins, rounds) = (game.coins().purse(game.player()), rounds_left(game));
    match (game.phase(), level) {
        (Phase::ToPlace(turn, throw), Level::Rookie) => rookie::place(turn, throw, coins).map(Action::Place),
        (Phase::ToPlace(turn, throw), _) => cabbie::place(turn, throw, coins, rounds == 1).map(Action::Place),
        (Phase::ToSpend(_), Level::Rookie) => Some(Action::Spend(rookie::spend(coins))),
        (Phase::ToSpend(_), _) => Some(Action::Spend(cabbie::spend(coins, rounds))),
        (Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver, _) => None,
    }
}
