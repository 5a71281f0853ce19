//! Places at the table, and things that each player has.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

use super::mode::Mode;

/// The most that can sit at a table.
pub(super) const MOST_PLAYERS: usize = 5;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
