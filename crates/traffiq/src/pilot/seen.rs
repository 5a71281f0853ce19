//! What the player on turn sees of a game, and no more.
//!
//! Everything in the pilot takes a [`Seen`] and never a [`Game`], so that no level can be dishonest by mistake: which of the tiles that are out of
//! sight are in another hand, and in which order the rest will be drawn, cannot be got from it.

use arrayvec::ArrayVec;

use super::mix::Mix;
use crate::rules::{
    ACTIONS_A_TURN, ByPlayer, CITY_TILES, Cars, City, Deed, Direction, Fleet, Game, Kind, Player, Sides, Tile,
};

/// Tiles of which it does not matter in which order they came.
pub(super) type Tiles = ArrayVec<Tile, { CITY_TILES.len() }>;

/// A game as the player on turn sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    pub(super) city: City,
    pub(super) cars: Cars,
    pub(super) supplies: ByPlayer<Fleet>,
    pub(super) hand_sizes: ByPlayer<u8>,
    pub(super) hand: Tiles,
    /// All that is in the other hands and in the stock, in an order that tells nothing.
    pub(super) unseen: Tiles,
    pub(super) stock: u8,
    pub(super) player: Player,
    pub(super) deeds: ArrayVec<Deed, ACTIONS_A_TURN>,
    pub(super) quiet: u8,
    pub(super) turns_left: Option<u8>,
    pub(super) is_over: bool,
}

impl Seen {
    /// What the player on turn sees.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let (table, player) = (game.table(), game.player());
        let others = table.players().filter(|other| *other != player);
        Self {
            city: game.city().clone(),
            cars: game.cars().clone(),
            supplies: ByPlayer::new(table, |player| game.supply(player)),
            hand_sizes: ByPlayer::new(table, |player| game.hand(player).len() as u8),
            hand: sorted(game.hand(player).iter().copied()),
            unseen: sorted(others.flat_map(|other| game.hand(other)).chain(game.stock()).copied()),
            stock: game.stock().len() as u8,
            player,
            deeds: game.deeds().iter().copied().collect(),
            quiet: game.quiet_turns(),
            turns_left: game.turns_left(),
            is_over: game.end().is_some(),
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The tiles that are in another hand or in the stock.
    #[must_use]
    pub fn unseen(&self) -> &[Tile] {
        &self.unseen
    }

    /// A number that follows from all that is seen, the same on every machine: whatever is drawn by lot for this position begins with it.
    pub(super) fn number(&self) -> u64 {
        let mut mix = Mix::default();
        for (cell, sides) in self.city.tiles() {
            mix.add(u64::from(cell.column()) << 16 | u64::from(cell.row()) << 8 | u64::from(code(sides)));
        }
        for (crossing, vehicle) in self.cars.iter() {
            let car = vehicle.player.index() << 1 | usize::from(vehicle.kind == Kind::Truck);
            mix.add(1 << 32 | u64::from(crossing.avenue()) << 16 | u64::from(crossing.street()) << 8 | car as u64);
        }
        for (player, supply) in self.supplies.iter() {
            mix.add(u64::from(supply.taxis) << 16 | u64::from(supply.trucks) << 8 | u64::from(self.hand_sizes[player]));
        }
        for tile in self.hand.iter().chain(&self.unseen) {
            mix.add(u64::from(code(tile.sides())));
        }
        let deeds = self.deeds.iter().fold(1, |deeds, deed| deeds << 2 | deed_code(*deed));
        for number in [self.player.index() as u64, deeds, self.quiet.into(), self.turns_left.map_or(9, u64::from)] {
            mix.add(number);
        }
        mix.number()
    }
}

/// The four colours in a byte, two bits each, north first.
pub(super) fn code(sides: Sides) -> u8 {
    Direction::ALL.into_iter().fold(0, |code, direction| code << 2 | sides.side(direction) as u8)
}

const fn deed_code(deed: Deed) -> u64 {
    match deed {
        Deed::Lay => 0,
        Deed::Ride(Kind::Taxi) => 1,
        Deed::Ride(Kind::Truck) => 2,
        Deed::Draw => 3,
    }
}

fn sorted(tiles: impl Iterator<Item = Tile>) -> Tiles {
    let mut tiles: Tiles = tiles.collect();
    tiles.sort_unstable();
    tiles
}
