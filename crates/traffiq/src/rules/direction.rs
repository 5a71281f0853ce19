//! The ways between places, and the lines along which streets run.

/// The four ways, clockwise from north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// `N`, `E`, `S` or `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// One place on.
    pub(super) const fn step(self, (across, down): (u8, u8)) -> (u8, u8) {
        match self {
            Self::North => (across, down - 1),
            Self::East => (across + 1, down),
            Self::South => (across, down + 1),
            Self::West => (across - 1, down),
        }
    }
}

/// The line along which a street runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    NorthSouth,
    EastWest,
}

impl Axis {
    /// Both, in the order in which they are written.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// The way to the end of a street that is written first, and to its other end.
    #[must_use]
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Self::NorthSouth => [Direction::North, Direction::South],
            Self::EastWest => [Direction::West, Direction::East],
        }
    }

    /// `ns` or `ew`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::NorthSouth => "ns",
            Self::EastWest => "ew",
        }
    }
}
