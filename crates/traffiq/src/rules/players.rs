//! Places at the table, and things that each player has.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

use super::vehicles::Fleet;

/// The most that can sit at a table.
pub(super) const MOST_PLAYERS: usize = 4;

/// How many play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Table {
    Two,
    Three,
    Four,
}

impl Table {
    /// Every table there is.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// The table for so many.
    #[must_use]
    pub fn for_players(players: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|table| table.player_count() == players)
    }

    /// How many that is.
    #[must_use]
    pub const fn player_count(self) -> usize {
        self as usize + 2
    }

    /// The vehicles that each player has.
    #[must_use]
    pub const fn fleet(self) -> Fleet {
        match self {
            Self::Two => Fleet { taxis: 8, trucks: 3 },
            Self::Three => Fleet { taxis: 5, trucks: 2 },
            Self::Four => Fleet { taxis: 4, trucks: 2 },
        }
    }

    /// The player at this place in seating order, counted from 0.
    #[must_use]
    pub fn player(self, place: usize) -> Option<Player> {
        (place < self.player_count()).then_some(Player(place as u8))
    }

    /// Everyone, in seating order.
    pub fn players(self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..self.player_count()).map(|place| Player(place as u8))
    }

    /// Everyone, in the order in which they play if this one begins.
    pub fn players_from(self, begins: Player) -> impl Iterator<Item = Player> {
        (0..self.player_count()).map(move |place| Player(((begins.index() + place) % self.player_count()) as u8))
    }

    /// Who plays after this one.
    #[must_use]
    pub const fn left_of(self, player: Player) -> Player {
        Player((player.0 + 1) % self.player_count() as u8)
    }
}

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u8);

impl Player {
    /// The place in seating order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One thing for each player of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    things: ArrayVec<T, MOST_PLAYERS>,
}

impl<T> ByPlayer<T> {
    /// A thing for each player of this table.
    pub fn new(table: Table, make: impl FnMut(Player) -> T) -> Self {
        Self { things: table.players().map(make).collect() }
    }

    /// The table that they sit at.
    #[must_use]
    pub fn table(&self) -> Table {
        Table::for_players(self.things.len()).expect("made for a table")
    }

    /// Each player's thing, in seating order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Player, &T)> {
        self.things.iter().enumerate().map(|(place, thing)| (Player(place as u8), thing))
    }

    /// The things alone, in seating order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.things.iter()
    }
}

/// The player must be one of this table.
impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        &self.things[player.index()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.things[player.index()]
    }
}
