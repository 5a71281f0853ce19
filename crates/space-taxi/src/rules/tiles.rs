//! The number tiles 0 to 4: each says once in a turn how many dice are placed.

/// One number tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NumberTile {
    Zero,
    One,
    Two,
    Three,
    Four,
}

impl NumberTile {
    /// All five, lowest first.
    pub const ALL: [Self; 5] = [Self::Zero, Self::One, Self::Two, Self::Three, Self::Four];

    /// The tile for this many dice, if there is one.
    #[must_use]
    pub fn for_dice(count: u8) -> Option<Self> {
        Self::ALL.get(usize::from(count)).copied()
    }

    /// The number on the tile: how many dice it places.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// The tiles that are not yet turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NumberTiles {
    unturned: u8,
}

impl NumberTiles {
    /// All five face up, as at the start of a turn.
    pub const ALL: Self = Self { unturned: 0b1_1111 };
    /// All five turned over.
    pub const NONE: Self = Self { unturned: 0 };

    /// Whether this tile can still be used.
    #[must_use]
    pub const fn has(self, tile: NumberTile) -> bool {
        self.unturned & (1 << tile.number()) != 0
    }

    /// The tiles after this one has been turned over.
    #[must_use]
    pub const fn turn_over(self, tile: NumberTile) -> Self {
        Self { unturned: self.unturned & !(1 << tile.number()) }
    }

    /// The tiles that can still be used, lowest first.
    pub fn iter(self) -> impl Iterator<Item = NumberTile> {
        NumberTile::ALL.into_iter().filter(move |tile| self.has(*tile))
    }

    /// How many tiles can still be used.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.unturned.count_ones() as u8
    }

    /// Whether every tile has been turned over.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.unturned == 0
    }

    /// How many dice are still to be placed: tiles 1 to 4 must all be used, so it is their sum.
    #[must_use]
    pub fn dice_left(self) -> u8 {
        self.iter().map(NumberTile::number).sum()
    }
}

impl FromIterator<NumberTile> for NumberTiles {
    fn from_iter<I: IntoIterator<Item = NumberTile>>(tiles: I) -> Self {
        Self { unturned: tiles.into_iter().fold(0, |unturned, tile| unturned | 1 << tile.number()) }
    }
}
