//! A draw follows from the seed and its number: nothing that anybody does changes what comes next.

use game_core::Seed;
use proptest::prelude::*;
use traffiq::rules::{Act, Game, Layout, Table, Tile};
use traffiq::stock::{deal, next_tile};

use crate::document::draws;
use crate::luck::Luck;
use crate::times::times;

proptest! {
    #![proptest_config(times(150))]

    #[test]
    fn whoever_plays_and_whatever_is_done_the_tiles_come_in_one_order(
        bytes: [u8; 32],
        table in prop::sample::select(Table::ALL.to_vec()),
        layout in prop::sample::select(Layout::ALL.to_vec()),
        number: u64,
    ) {
        let seed = Seed::from_bytes(bytes);
        let mut luck = Luck::seeded(number);
        let begins = luck.one_of(&table.players().collect::<Vec<_>>());
        let dealt = deal(&seed, table, begins);
        let mut came: Vec<Tile> = table.players_from(begins).flat_map(|player| dealt[player]).collect();
        let mut game = Game::new(layout, begins, &dealt).unwrap();
        while game.end().is_none() {
            let mut acts = game.legal_acts();
            let act = match next_tile(&seed, &game).filter(|_| game.may_draw().is_ok() && luck.below(3) > 0) {
                Some(tile) => Act::Draw(tile),
                None => acts.swap_remove(luck.below(acts.len())),
            };
            if let Act::Draw(tile) = act {
                came.push(tile);
            }
            game = game.apply(&act).unwrap();
        }
        prop_assert!(draws(&seed).starts_with(&came));
    }
}
