//! What a position tells, and whether a running game can look like that.

use thiserror::Error;

use super::Position;
use crate::rules::{
    BadSetUp, ByPlayer, CITY_TILES, Cell, City, Crossing, Deed, Fleet, Game, Kind, Layout, SetUp, Sides, Table, Tile,
    Vehicle,
};

/// A position as it is told, before anybody knows whether it makes sense. Players are places in seating order.
pub(super) struct Told {
    pub(super) tiles: Vec<(Cell, Sides)>,
    pub(super) cars: Vec<(Crossing, Vehicle)>,
    /// Each player's supply and hand, in seating order.
    pub(super) players: Vec<(Fleet, HandTold)>,
    pub(super) stock: usize,
    pub(super) player: usize,
    pub(super) deeds: Vec<Deed>,
    pub(super) quiet_turns: u8,
    pub(super) turns_left: Option<u8>,
}

/// The tiles of a hand, or only how many there are.
pub(super) enum HandTold {
    Count(usize),
    Tiles(Vec<Tile>),
}

/// Why no running game can look like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum BadPosition {
    #[error(transparent)]
    SetUp(BadSetUp),
    #[error("two to four play")]
    PlayerCount,
    #[error("the start tiles of no scenario lie where they have to")]
    NoLayout,
    #[error("the tile on {0} is none of the game, or lies twice")]
    NotOfTheGame(Cell),
    #[error("the tile {0} is none of the game, or is somewhere else as well")]
    NotInHand(Tile),
    #[error("tiles on the board, in hands and in the stock are {} together, beside those of the start", CITY_TILES.len())]
    TileCount,
    #[error("each player has {} taxis and {} trucks, on the board and in the supply together", .0.taxis, .0.trucks)]
    FleetCount(Fleet),
    #[error("whoever has placed all has won, and the game is over")]
    AllPlaced,
    #[error("a turn has two actions at most")]
    TooManyDeeds,
    #[error("with an empty stock everyone has a last turn, and only then")]
    LastRound,
}

impl Told {
    /// The position, if a running game can look like this.
    pub(super) fn position(&self) -> Result<Position, BadPosition> {
        let table = Table::for_players(self.players.len()).ok_or(BadPosition::PlayerCount)?;
        let mut unseen = self.unseen()?;
        let hidden = self.players.iter().map(|(_, hand)| match hand {
            HandTold::Count(count) => *count,
            HandTold::Tiles(_) => 0,
        });
        if hidden.sum::<usize>() + self.stock != unseen.len() {
            return Err(BadPosition::TileCount);
        }
        if (self.stock == 0) != self.turns_left.is_some() {
            return Err(BadPosition::LastRound);
        }
        let hands = ByPlayer::new(table, |player| match &self.players[player.index()].1 {
            HandTold::Count(count) => unseen.drain(..count).collect(),
            HandTold::Tiles(tiles) => tiles.iter().copied().collect(),
        });
        let set_up = SetUp {
            tiles: self.tiles.clone(),
            cars: self.cars.clone(),
            supplies: ByPlayer::new(table, |player| self.players[player.index()].0),
            hands,
            stock: unseen.into_iter().collect(),
            player: table.player(self.player).ok_or(BadPosition::SetUp(BadSetUp::NoSuchPlayer))?,
            turn: 1,
            deeds: self.deeds.as_slice().try_into().map_err(|_| BadPosition::TooManyDeeds)?,
            quiet_turns: self.quiet_turns,
            turns_left: self.turns_left,
        };
        let game = Game::try_from(set_up).map_err(BadPosition::SetUp)?;
        check_fleets(&game)?;
        let is_shown = ByPlayer::new(table, |player| matches!(self.players[player.index()].1, HandTold::Tiles(_)));
        Ok(Position { game, is_shown })
    }

    /// The tiles of the game that are neither on the board nor in a hand that is shown.
    fn unseen(&self) -> Result<Vec<Tile>, BadPosition> {
        let start = self.start().ok_or(BadPosition::NoLayout)?;
        let mut unseen = CITY_TILES.to_vec();
        let mut see = |tile: Tile| {
            let place = unseen.iter().position(|other| *other == tile)?;
            Some(unseen.remove(place))
        };
        for (cell, sides) in self.tiles.iter().filter(|(cell, _)| start.tile(*cell).is_none()) {
            see(Tile::of(*sides)).ok_or(BadPosition::NotOfTheGame(*cell))?;
        }
        for (_, hand) in &self.players {
            if let HandTold::Tiles(tiles) = hand {
                for tile in tiles {
                    see(*tile).ok_or(BadPosition::NotInHand(*tile))?;
                }
            }
        }
        Ok(unseen)
    }

    /// The start that the city has grown from.
    fn start(&self) -> Option<City> {
        let lies = |city: &City| city.tiles().all(|tile| self.tiles.contains(&tile));
        Layout::ALL.into_iter().map(Layout::city).find(lies)
    }
}

fn check_fleets(game: &Game) -> Result<(), BadPosition> {
    let fleet = game.table().fleet();
    for player in game.table().players() {
        let (placed, supply) = (game.cars().fleet(player), game.supply(player));
        let is_whole = |kind| u16::from(placed.count(kind)) + u16::from(supply.count(kind)) == fleet.count(kind).into();
        if !Kind::ALL.into_iter().all(is_whole) {
            return Err(BadPosition::FleetCount(fleet));
        }
        if supply == Fleet::default() {
            return Err(BadPosition::AllPlaced);
        }
    }
    Ok(())
}
