//! How fast the computer plays: one move in the middle of a game, over positions that Cabbies have reached.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game_core::{Level, Seed};
use traffiq::pilot::{Seen, turn};
use traffiq::rules::{Act, Game, Layout, Step, Table};
use traffiq::stock::{deal, next_tile};

/// So many games, each with a position in its middle.
const POSITIONS: u8 = 8;

fn main() {
    divan::main();
}

/// The positions after three turns of everybody in four; an item is one move.
fn moves(bencher: Bencher, level: Level, players: usize) {
    let positions: Vec<Seen> = (0..POSITIONS).map(|number| Seen::of(&middle(number, players))).collect();
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

fn middle(number: u8, players: usize) -> Game {
    let seed = Seed::from_bytes([number; 32]);
    let table = Table::for_players(players).expect("two to four play");
    let begins = table.player(0).expect("somebody begins");
    let layout = Layout::ALL[usize::from(number % 2)];
    let mut game = Game::new(layout, begins, &deal(&seed, table, begins)).expect("the deal is one of the game");
    while game.turn() <= 20 {
        let before = game.turn();
        for step in turn(&Seen::of(&game), Level::Cabbie).expect("the game goes on") {
            let act = match step {
                Step::Lay(lay) => Act::Lay(lay),
                Step::Ride(ride) => Act::Ride(ride),
                Step::Draw => Act::Draw(next_tile(&seed, &game).expect("there is a tile")),
            };
            game = game.apply(&act).expect("a Cabbie keeps to the rules");
        }
        if game.end().is_none() && game.turn() == before {
            game = game.apply(&Act::EndTurn).expect("a turn can be ended");
        }
    }
    game
}
