//! Places in the city: cells for tiles, and crossings at their corners.

use std::fmt;

use super::direction::Direction;

/// A square where a tile can lie. Ordered as one reads: by row, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    row: u8,
    column: u8,
}

/// A corner where four tiles can meet: the north-west corner of the cell with its numbers. Ordered as one reads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Crossing {
    street: u8,
    avenue: u8,
}

impl Cell {
    /// No game comes near the rim: it starts in the middle and has 44 tiles to add.
    const NUMBERS: std::ops::RangeInclusive<u8> = 1..=98;

    /// The cell in this column and row, both counted so that 50 is where a city starts; nothing beyond two digits.
    #[must_use]
    pub fn new(column: u8, row: u8) -> Option<Self> {
        (Self::NUMBERS.contains(&column) && Self::NUMBERS.contains(&row)).then_some(Self { row, column })
    }

    /// Counted to the east.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Counted to the south.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The next cell this way, which may lie beyond all that can be laid.
    pub(super) const fn beside(self, direction: Direction) -> (u8, u8) {
        direction.step((self.column, self.row))
    }

    /// Whether the two have a side in common.
    pub(super) const fn touches(self, other: Self) -> bool {
        self.column.abs_diff(other.column) as u16 + self.row.abs_diff(other.row) as u16 == 1
    }

    /// Its corners in reading order.
    #[must_use]
    pub const fn corners(self) -> [Crossing; 4] {
        let (avenue, street) = (self.column, self.row);
        [
            Crossing { street, avenue },
            Crossing { street, avenue: avenue + 1 },
            Crossing { street: street + 1, avenue },
            Crossing { street: street + 1, avenue: avenue + 1 },
        ]
    }
}

impl Crossing {
    const NUMBERS: std::ops::RangeInclusive<u8> = 1..=99;

    /// The crossing at the north-west corner of the cell with these numbers.
    #[must_use]
    pub fn new(avenue: u8, street: u8) -> Option<Self> {
        (Self::NUMBERS.contains(&avenue) && Self::NUMBERS.contains(&street)).then_some(Self { street, avenue })
    }

    /// Counted to the east.
    #[must_use]
    pub const fn avenue(self) -> u8 {
        self.avenue
    }

    /// Counted to the south.
    #[must_use]
    pub const fn street(self) -> u8 {
        self.street
    }

    /// The next crossing along a segment, which there must be.
    pub(super) const fn beside(self, direction: Direction) -> Self {
        let (avenue, street) = direction.step((self.avenue, self.street));
        Self { street, avenue }
    }
}

/// `50.51`: column and row.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.column, self.row)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `50/51`: avenue and street.
impl fmt::Display for Crossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.avenue, self.street)
    }
}

impl fmt::Debug for Crossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
