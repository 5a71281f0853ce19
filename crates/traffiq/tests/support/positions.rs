//! Positions of games that somebody plays at random, though never without putting down what can be put down more often than not.

use traffiq::rules::{Act, Game, Layout, Player, Table};
use traffiq::stock::{deal, next_tile};

use game_core::Seed;

/// A small source of luck, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Luck(Seed, u64);

impl Luck {
    pub fn seeded(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self(Seed::from_bytes(bytes), 1000)
    }

    /// A number from 0 up to, but not including, `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.1 += 1;
        self.0.draw(self.1, bound as u32) as usize
    }
}

/// A game of these many players after these many acts, or before the one that would have ended it.
pub fn position(seed: u64, layout: Layout, players: usize, acts: usize) -> Game {
    let mut luck = Luck::seeded(seed);
    let table = Table::for_players(players).expect("two to four play");
    let begins: Player = table.player(luck.below(players)).expect("somebody begins");
    let mut game = Game::new(layout, begins, &deal(&luck.0, table, begins)).expect("the deal is one of the game");
    for _ in 0..acts {
        let mut acts = game.legal_acts();
        if game.may_draw().is_ok() {
            let draw = Act::Draw(next_tile(&luck.0, &game).expect("there is a tile"));
            acts.extend(std::iter::repeat_n(draw, acts.len() / 2));
        }
        let arrivals = |act: &Act| if let Act::Lay(lay) = act { lay.arrivals.len() } else { 0 };
        let tried: Vec<Act> = (0..4).map(|_| acts[luck.below(acts.len())].clone()).collect();
        let act = tried.into_iter().max_by_key(arrivals).expect("four were tried");
        let next = game.apply(&act).expect("a listed act is legal");
        if next.end().is_some() {
            break;
        }
        game = next;
    }
    game
}
