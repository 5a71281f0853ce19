//! How fast the rules play: complete games of random players, and what may be done in the middle of a game.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use traffiq::rules::{Game, Layout, Table};

#[path = "middles/random.rs"]
mod random;
#[path = "../tests/support/mod.rs"]
mod support;

use support::random_game::{Mood, RandomGame};

const GAMES: u64 = 20;

fn main() {
    divan::main();
}

fn random_game(table: Table, seed: u64) -> RandomGame {
    RandomGame::new(Layout::ALL[seed as usize % 2], table, seed as usize, seed, Mood::RANDOM)
}

/// An item is one complete game, so items a second are games a second. Each act is one of all that may be done.
#[divan::bench(args = [Table::Two, Table::Four])]
fn random_games(bencher: Bencher, table: Table) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for seed in 0..GAMES {
            black_box(random_game(table, black_box(seed)).finish());
        }
    });
}

/// Games of two after ten turns, with three tiles in the hand.
fn middles() -> impl FnMut() -> Game {
    let mut seeds = 0..;
    move || seeds.by_ref().find_map(random::middle).expect("there are always more games")
}

/// An item is one position.
#[divan::bench]
fn legal_acts_in_the_middle(bencher: Bencher) {
    bencher.counter(ItemsCount::new(1_usize)).with_inputs(middles()).bench_local_refs(|game| game.legal_acts());
}

/// An item is one position.
#[divan::bench]
fn legal_turns_in_the_middle(bencher: Bencher) {
    bencher.counter(ItemsCount::new(1_usize)).with_inputs(middles()).bench_local_refs(|game| game.legal_turns());
}
