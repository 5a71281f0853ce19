//! Positions that players come to who choose somehow.

use traffiq::rules::{Game, Layout, Table};

use super::support::random_game::{Mood, RandomGame};

/// After ten turns of two, with three tiles in the hand: one for each seed whose game comes to such a position.
pub fn middle(seed: u64) -> Option<Game> {
    let games = RandomGame::new(Layout::ALL[seed as usize % 2], Table::Two, seed as usize, seed, Mood::MIXED);
    let mut positions = games.map(|(before, _, _)| before).filter(|game| game.deeds().is_empty());
    positions.find(|game| game.turn() > 10 && game.hand(game.player()).len() == 3)
}
