//! What the property tests draw: games of every size, layout and mood.

use proptest::prelude::*;
use proptest::sample::select;
use traffiq::rules::{Game, Layout, Table};

use super::support::random_game::{Mood, RandomGame};

/// All ways to play from which the games come; no law may hold of one of them alone.
pub const MOODS: [Mood; 5] = [
    Mood::RANDOM,
    Mood::MIXED,
    Mood { greedy: 100, drawing: 5, idle: 0 },
    Mood { greedy: 40, drawing: 10, idle: 60 },
    Mood { greedy: 20, drawing: 80, idle: 0 },
];

/// A game in any mood, with anyone as the one who begins.
pub fn games() -> impl Strategy<Value = RandomGame> {
    (select(&Layout::ALL[..]), select(&Table::ALL[..]), 0..4_usize, any::<u64>(), select(&MOODS[..]))
        .prop_map(|(layout, table, begins, seed, mood)| RandomGame::new(layout, table, begins, seed, mood))
}

/// Some of the positions of a game, from all over it.
pub fn sampled(game: RandomGame, one_in: usize) -> impl Iterator<Item = Game> {
    game.map(|(before, _, _)| before).skip(one_in / 2).step_by(one_in)
}
