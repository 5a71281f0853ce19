//! What the benches of `crates/traffiq` measure natively, for WebAssembly: `tools/bench-wasm.mjs` calls it in Node and holds the clock.

use std::cell::RefCell;
use std::hint::black_box;

use game_core::Level;
use traffiq::pilot::{Seen, turn};
use traffiq::rules::{Game, Layout, Table};

#[path = "../../../crates/traffiq/benches/middles/cabbies.rs"]
mod cabbies;
#[path = "../../../crates/traffiq/benches/middles/random.rs"]
mod random;
#[path = "../../../crates/traffiq/tests/support/mod.rs"]
mod support;

use support::random_game::{Mood, RandomGame};

thread_local! {
    /// The position that is measured next.
    static POSITION: RefCell<Option<Game>> = const { RefCell::new(None) };
}

fn at_position<T>(measured: impl FnOnce(&Game) -> T) -> T {
    POSITION.with_borrow(|position| measured(position.as_ref().expect("a position is set up")))
}

/// A whole game of so many players who choose somehow; its turns.
// SAFETY: nothing else has this name.
#[unsafe(no_mangle)]
pub extern "C" fn random_game(players: usize, seed: u32) -> u32 {
    let table = Table::for_players(players).expect("two to four play");
    let layout = Layout::ALL[seed as usize % 2];
    let game = RandomGame::new(layout, table, seed as usize, seed.into(), Mood::RANDOM).finish();
    game.turn().into()
}

/// Sets up a position of two who choose somehow; 0 if this seed has none.
// SAFETY: nothing else has this name.
#[unsafe(no_mangle)]
pub extern "C" fn set_up_random(seed: u32) -> u32 {
    let middle = random::middle(seed.into());
    let is_one = middle.is_some().into();
    POSITION.set(middle);
    is_one
}

/// How many whole turns the position has.
// SAFETY: nothing else has this name.
#[unsafe(no_mangle)]
pub extern "C" fn legal_turns() -> usize {
    at_position(|game| black_box(game.legal_turns()).len())
}

/// How many single acts the position has.
// SAFETY: nothing else has this name.
#[unsafe(no_mangle)]
pub extern "C" fn legal_acts() -> usize {
    at_position(|game| black_box(game.legal_acts()).len())
}

/// Sets up a position of Cabbies.
// SAFETY: nothing else has this name.
#[unsafe(no_mangle)]
pub extern "C" fn set_up_cabbies(players: usize, number: u8) {
    POSITION.set(Some(cabbies::middle(number, players)));
}

/// A move of a level, Rookie 0 to Ace 3; how many actions it has.
// SAFETY: nothing else has this name.
#[unsafe(no_mangle)]
pub extern "C" fn play(level: usize) -> usize {
    let level = [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace][level];
    at_position(|game| black_box(turn(&Seen::of(game), level)).map_or(0, |turn| turn.len()))
}
