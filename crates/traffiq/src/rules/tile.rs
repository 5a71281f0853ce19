//! Tiles: four coloured sides, turned as one likes.

use std::fmt;

use arrayvec::ArrayVec;

use super::colour::Colour;
use super::direction::Direction;

/// A tile as it lies: the colours of its sides, clockwise from north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(pub(super) u8);

/// A tile, however it is turned. Its name is the first of its turnings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(Sides);

impl Sides {
    /// These colours, clockwise from north.
    #[must_use]
    pub const fn new([north, east, south, west]: [Colour; 4]) -> Self {
        Self((north as u8) << 6 | (east as u8) << 4 | (south as u8) << 2 | west as u8)
    }

    /// The colour of one side.
    #[must_use]
    pub const fn side(self, direction: Direction) -> Colour {
        Colour::ALL[(self.0 >> (6 - 2 * direction as u8) & 3) as usize]
    }

    /// The two bits that hold one side.
    pub(super) const fn bits(direction: Direction) -> u8 {
        0b11 << (6 - 2 * direction as u8)
    }

    /// Turned clockwise by a quarter.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(self.0.rotate_right(2))
    }

    /// Four letters as sides; nothing for others.
    #[must_use]
    pub const fn from_letters(letters: &str) -> Option<Self> {
        let letters = letters.as_bytes();
        if letters.len() != 4 {
            return None;
        }
        let (mut sides, mut i) = (0, 0);
        while i < 4 {
            let Some(colour) = Colour::from_letter(letters[i] as char) else { return None };
            sides = sides << 2 | colour as u8;
            i += 1;
        }
        Some(Self(sides))
    }
}

impl Tile {
    /// The tile that lies so.
    #[must_use]
    pub const fn of(sides: Sides) -> Self {
        let (mut first, mut turning, mut turns) = (sides, sides.turned(), 0);
        while turns < 3 {
            if turning.0 < first.0 {
                first = turning;
            }
            turning = turning.turned();
            turns += 1;
        }
        Self(first)
    }

    /// The tile with this name; nothing for another turning of it.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let sides = Sides::from_letters(name)?;
        (Self::of(sides).0 == sides).then_some(Self(sides))
    }

    /// How it lies when it shows its name.
    #[must_use]
    pub const fn sides(self) -> Sides {
        self.0
    }

    /// The ways to lay it, each once: as it is called, then clockwise.
    #[must_use]
    pub fn turnings(self) -> ArrayVec<Sides, 4> {
        let mut turnings = ArrayVec::new();
        let mut turning = self.0;
        while !turnings.contains(&turning) {
            turnings.push(turning);
            turning = turning.turned();
        }
        turnings
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Direction::ALL.iter().try_for_each(|direction| write!(f, "{}", self.side(*direction).letter()))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
