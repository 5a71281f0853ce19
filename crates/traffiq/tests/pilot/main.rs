//! The pilot: honest, the same for the same position, always legal, and not blind.

mod answers;
mod coach;
mod honesty;
mod pieces;
#[path = "../support/positions.rs"]
mod positions;
mod reviews;
mod tactics;
#[path = "../../../../tests/support/times.rs"]
mod times;

use proptest::prelude::*;
use traffiq::rules::{Act, Game, Layout, Refusal, Step, WholeTurn};
use traffiq::stock::next_tile;

/// Games in which somebody is on turn.
fn games() -> impl Strategy<Value = Game> {
    let layout = prop_oneof![Just(Layout::TimesSquare), Just(Layout::CentralPark)];
    (any::<u64>(), layout, 2_usize..=4, 0_usize..100)
        .prop_map(|(seed, layout, players, acts)| positions::position(seed, layout, players, acts))
}

/// The game after this turn, whatever is drawn.
fn played(game: &Game, turn: &WholeTurn) -> Result<Game, Refusal> {
    let seed = game_core::Seed::from_bytes([7; 32]);
    let mut game = game.clone();
    for step in turn {
        let act = match step {
            Step::Lay(lay) => Act::Lay(lay.clone()),
            Step::Ride(ride) => Act::Ride(ride.clone()),
            Step::Draw => Act::Draw(next_tile(&seed, &game).ok_or(Refusal::StockEmpty)?),
        };
        game = game.apply(&act)?;
    }
    Ok(game)
}
