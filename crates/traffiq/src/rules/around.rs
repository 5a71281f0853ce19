//! What a tile has to match.

use super::direction::Direction;
use super::tile::Sides;

/// The sides around a cell that already lie.
#[derive(Clone, Copy)]
pub(super) struct Around {
    /// Their colours, where a tile on the cell would have them.
    colours: u8,
    /// The bits of those sides that touch a tile.
    touched: u8,
}

impl Around {
    /// What these tiles ask for, which lie around a cell, clockwise from north.
    pub fn of(tiles: [Option<Sides>; 4]) -> Self {
        let mut around = Self { colours: 0, touched: 0 };
        for (direction, tile) in Direction::ALL.into_iter().zip(tiles) {
            if let Some(tile) = tile {
                let side = Sides::bits(direction);
                // The opposite side stands half a tile further on.
                around.colours |= tile.0.rotate_left(4) & side;
                around.touched |= side;
            }
        }
        around
    }

    /// Whether no tile lies around.
    pub const fn is_empty(self) -> bool {
        self.touched == 0
    }

    /// The first side of the tile that differs from what it touches.
    pub fn first_difference(self, sides: Sides) -> Option<Direction> {
        let different = (sides.0 ^ self.colours) & self.touched;
        Direction::ALL.into_iter().find(|direction| different & Sides::bits(*direction) != 0)
    }

    /// Whether the tile differs from nothing that it touches.
    pub const fn is_matched_by(self, sides: Sides) -> bool {
        (sides.0 ^ self.colours) & self.touched == 0
    }
}
