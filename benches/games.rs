//! How fast the rules play: complete games of random players, and the choices of a first throw.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use space_taxi::rules::{Action, Face, Game, Mode, PassengerFace, Turn};

#[path = "../tests/support/mod.rs"]
mod support;

use support::luck::Luck;
use support::random_game::RandomGame;
use support::random_hand::throw;

const GAMES: u64 = 200;

fn main() {
    divan::main();
}

/// An item is one complete game, so items a second are games a second.
#[divan::bench]
fn random_three_player_games(bencher: Bencher) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for seed in 0..GAMES {
            black_box(RandomGame::new(Mode::Three, 0, black_box(seed), PassengerFace::ALL).finish());
        }
    });
}

/// An item is one first throw with all ten dice and three coins.
#[divan::bench]
fn legal_placements_of_a_first_throw(bencher: Bencher) {
    let mut luck = Luck::seeded(1);
    let opener = Mode::Three.player(0).expect("somebody plays");
    let game = Game::new(Mode::Three, opener).expect("the opener is at this table");
    bencher
        .counter(ItemsCount::new(1_usize))
        .with_inputs(|| {
            let thrown = throw(&mut luck, Turn::FRESH.dice_left(), PassengerFace::ALL);
            game.apply(&Action::Throw(thrown)).expect("all ten dice are thrown")
        })
        .bench_local_values(|game| game.legal_placements());
}
