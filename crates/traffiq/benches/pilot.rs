//! How fast the computer plays: one move in the middle of a game, over positions that Cabbies have reached.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game_core::Level;
use traffiq::pilot::{Seen, turn};

#[path = "middles/cabbies.rs"]
mod cabbies;

/// So many games, each with a position in its middle.
const POSITIONS: u8 = 8;

fn main() {
    divan::main();
}

/// An item is one move.
fn moves(bencher: Bencher, level: Level, players: usize) {
    let positions: Vec<Seen> = (0..POSITIONS).map(|number| Seen::of(&cabbies::middle(number, players))).collect();
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        positions.iter().for_each(|seen| drop(black_box(turn(black_box(seen), level))));
    });
}

#[divan::bench(args = [2, 3, 4], sample_count = 10)]
fn cabbie(bencher: Bencher, players: usize) {
    moves(bencher, Level::Cabbie, players);
}

#[divan::bench(args = [2, 3, 4], sample_count = 10)]
fn captain(bencher: Bencher, players: usize) {
    moves(bencher, Level::Captain, players);
}

#[divan::bench(args = [2, 3, 4], sample_count = 5)]
fn ace(bencher: Bencher, players: usize) {
    moves(bencher, Level::Ace, players);
}
