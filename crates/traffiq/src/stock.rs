//! The stock: from one secret seed to every tile of a game, the same each time it is asked.
//!
//! Nobody should have to trust the order of the tiles, so it is fixed before the first one is dealt and can be checked after the last. A
//! [`Seed`] decides every draw through a published generator; its commitment can be shown at the start without giving anything away.
//! `docs/TILES.md` tells the derivation, with numbers to check another program by. Changing a single draw here breaks every game ever
//! recorded.
//!
//! Pure. What the players do may not enter: a draw depends on how many tiles were drawn before it, never on by whom or what for.

use arrayvec::ArrayVec;
use game_core::Seed;

use crate::rules::{ByPlayer, CITY_TILES, Game, Player, Stock, TILES_DEALT, Table, Tile};

/// The tile that comes next in this game, if one is left.
#[must_use]
pub fn next_tile(seed: &Seed, game: &Game) -> Option<Tile> {
    place_of_next(seed, game.stock().len()).map(|place| game.stock()[place])
}

/// Everyone's first tiles: two for whoever begins, two for the next one, and so on.
#[must_use]
pub fn deal(seed: &Seed, table: Table, begins: Player) -> ByPlayer<[Tile; TILES_DEALT]> {
    let mut stock: Stock = CITY_TILES.into_iter().collect();
    let mut draw = |_| {
        let place = place_of_next(seed, stock.len()).expect("there are tiles for everyone");
        stock.remove(place)
    };
    let in_order: ArrayVec<(Player, [Tile; TILES_DEALT]), 4> =
        table.players_from(begins).map(|player| (player, std::array::from_fn(&mut draw))).collect();
    let tiles_of = |player| in_order.iter().find(|(owner, _)| *owner == player).map(|(_, tiles)| *tiles);
    ByPlayer::new(table, |player| tiles_of(player).expect("everyone is dealt"))
}

/// Which of the tiles that are left is drawn next.
fn place_of_next(seed: &Seed, left: usize) -> Option<usize> {
    let number = CITY_TILES.len().checked_sub(left)?;
    (left > 0).then(|| seed.draw(number as u64, left as u32) as usize)
}
