//! How fast the pilot solves: a turn and a whole game, for every purse of 0 to 15 coins at the start. Beside the time
//! stands the most memory that was held.

use std::sync::Arc;

use divan::{AllocProfiler, Bencher, black_box};
use space_taxi::pilot::{Prospects, SharedTables, Supply, TurnValues};
use space_taxi::record::Position;

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

/// The fullest purse at the start; it may grow by two coins in every round.
const PURSE: u8 = 15;

fn main() {
    divan::main();
}

#[divan::bench(sample_count = 5)]
fn tables() -> SharedTables {
    SharedTables::build()
}

/// A turn of the last round, from the first throw on, for all purses at once.
#[divan::bench(sample_count = 10)]
fn fresh_turn(bencher: Bencher) {
    let tables = Arc::new(SharedTables::build());
    bencher.bench_local(|| {
        TurnValues::solve(black_box(&tables), |result, _| f64::from(result), Supply::Plenty, PURSE).fresh().to_vec()
    });
}

/// Five rounds, for all purses at once.
#[divan::bench(sample_count = 5)]
fn whole_game(bencher: Bencher) {
    let tables = Arc::new(SharedTables::build());
    bencher.bench_local(|| Prospects::new(Arc::clone(black_box(&tables))).points(Position::MOST_ROUNDS, PURSE));
}
