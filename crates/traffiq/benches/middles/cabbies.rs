//! Positions that Cabbies come to.

use game_core::{Level, Seed};
use traffiq::pilot::{Seen, turn};
use traffiq::rules::{Act, Game, Layout, Step, Table};
use traffiq::stock::{deal, next_tile};

/// After 20 turns of so many.
pub fn middle(number: u8, players: usize) -> Game {
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
