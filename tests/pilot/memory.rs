//! What the computer players remember stays small, however long they play.

use std::sync::Arc;

use space_taxi::dice::{Seed, next_throw};
use space_taxi::pilot::{Aim, ComputerPlayers};
use space_taxi::record::Level;
use space_taxi::rules::{Action, Game, Mode, Phase};

use super::TABLES;
use super::times::many::many;

/// Of the 64 MB that a page may spend on the computer players, some are left for working a turn out.
const MOST_BYTES: usize = 44_000_000;

/// Solved turns: one for each number of rounds left, one with a short supply, one for winning.
#[test]
fn computers_that_play_a_whole_game_of_five_aces_remember_44_megabytes_at_most() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let games = [Mode::Five, Mode::Three, Mode::Five].into_iter().take(many(1) as usize);
    for (number, mode) in games.enumerate() {
        let seed = Seed::from_bytes([number as u8; 32]);
        let mut game = Game::new(mode, mode.player(0).expect("somebody plays")).expect("the opener is at this table");
        while *game.phase() != Phase::GameOver {
            players.hint(&game, Aim::Points);
            let action = match next_throw(&seed, &game) {
                Some(throw) => Action::Throw(throw),
                None => players.act(Level::Ace, &game).expect("the players can always act"),
            };
            game = game.apply(&action).expect("the players keep to the rules");
            assert!(players.bytes() <= MOST_BYTES, "{} bytes", players.bytes());
        }
    }
    assert!(players.bytes() > MOST_BYTES / 2, "{} bytes in all rounds", players.bytes());
}
