//! Places at the table, and things that each player has.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::game::NoSuchPlayer;
use super::mode::Mode;

/// The most that can sit at a table.
pub(super) const MOST_PLAYERS: usize = 5;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Player(u8);

impl Player {
    pub(super) const fn at(place: u8) -> Self {
        Self(place)
    }

    /// The place in seating order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One thing for each player of a table. A place that the table does not have is counted on round it, as
/// [`Mode::left_of`] does, so there is always a thing to be found.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<T>", try_from = "Vec<T>", bound(serialize = "T: Clone + Serialize"))]
pub struct ByPlayer<T> {
    things: ArrayVec<T, MOST_PLAYERS>,
}

impl<T> ByPlayer<T> {
    /// A thing for each player of this table.
    pub fn new(mode: Mode, make: impl FnMut(Player) -> T) -> Self {
        Self { things: mode.players().map(make).collect() }
    }

    /// Each player's thing, in seating order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Player, &T)> {
        self.things.iter().enumerate().map(|(place, thing)| (Player(place as u8), thing))
    }

    /// The things alone, in seating order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.things.iter()
    }

    /// The same table with another thing made of each.
    pub fn map<U>(&self, make: impl FnMut(&T) -> U) -> ByPlayer<U> {
        ByPlayer { things: self.things.iter().map(make).collect() }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        &self.things[player.index() % self.things.len()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        let players = self.things.len();
        &mut self.things[player.index() % players]
    }
}

/// No table has so many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no table has {0} players")]
pub struct NoSuchTable(usize);

impl TryFrom<u8> for Player {
    type Error = NoSuchPlayer;

    fn try_from(place: u8) -> Result<Self, NoSuchPlayer> {
        if usize::from(place) < MOST_PLAYERS { Ok(Self(place)) } else { Err(NoSuchPlayer) }
    }
}

impl From<Player> for u8 {
    fn from(player: Player) -> Self {
        player.0
    }
}

impl<T> TryFrom<Vec<T>> for ByPlayer<T> {
    type Error = NoSuchTable;

    fn try_from(things: Vec<T>) -> Result<Self, NoSuchTable> {
        Mode::for_players(things.len()).ok_or(NoSuchTable(things.len()))?;
        Ok(Self { things: things.into_iter().collect() })
    }
}

impl<T> From<ByPlayer<T>> for Vec<T> {
    fn from(by_player: ByPlayer<T>) -> Self {
        by_player.things.into_iter().collect()
    }
}
