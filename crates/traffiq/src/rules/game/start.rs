//! How a game begins.

use arrayvec::ArrayVec;

use super::Game;
use crate::rules::TILES_DEALT;
use crate::rules::layout::{CITY_TILES, Layout};
use crate::rules::players::{ByPlayer, Player};
use crate::rules::tile::Tile;
use crate::rules::vehicles::Cars;

/// What is wrong with the first tiles or the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    #[error("nobody sits at this place")]
    NoSuchPlayer,
    #[error("this tile is not in the stock")]
    NotInStock(Tile),
}

impl Game {
    /// A new game in which `begins` has the first turn. Everyone's first tiles are given in the order in which they were drawn.
    ///
    /// # Errors
    /// If there is no such player, or a tile is none of the game or dealt twice.
    pub fn new(layout: Layout, begins: Player, dealt: &ByPlayer<[Tile; TILES_DEALT]>) -> Result<Self, BadDeal> {
        let table = dealt.table();
        if table.player(begins.index()).is_none() {
            return Err(BadDeal::NoSuchPlayer);
        }
        let mut stock = CITY_TILES.into_iter().collect::<ArrayVec<_, { CITY_TILES.len() }>>();
        for tile in dealt.values().flatten() {
            let place = stock.iter().position(|other| other == tile).ok_or(BadDeal::NotInStock(*tile))?;
            stock.remove(place);
        }
        Ok(Self {
            city: layout.city(),
            cars: Cars::none(),
            supplies: ByPlayer::new(table, |_| table.fleet()),
            hands: ByPlayer::new(table, |player| dealt[player].into_iter().collect()),
            stock,
            player: begins,
            deeds: ArrayVec::new(),
            turn: 1,
            quiet: 0,
            turns_left: None,
            end: None,
        })
    }
}
