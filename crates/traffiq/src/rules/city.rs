//! The city: the tiles that lie, and the streets along their seams.

use arrayvec::ArrayVec;

use super::around::Around;
use super::colour::Colour;
use super::direction::{Axis, Direction};
use super::grid::Grid;
use super::place::{Cell, Crossing};
use super::street::Street;
use super::tile::Sides;

/// All tiles that lie, at most one on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct City {
    tiles: Grid,
}

impl City {
    pub(super) const fn empty() -> Self {
        Self { tiles: Grid::new() }
    }

    pub(super) fn lay(&mut self, cell: Cell, sides: Sides) {
        self.tiles.insert((cell.column(), cell.row()), sides);
    }

    /// How many tiles lie.
    #[must_use]
    pub const fn tile_count(&self) -> usize {
        self.tiles.len()
    }

    /// The tile on this cell, as it lies.
    #[must_use]
    pub fn tile(&self, cell: Cell) -> Option<Sides> {
        self.tiles.get((cell.column(), cell.row()))
    }

    /// Every tile with its cell, in reading order.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Sides)> {
        self.tiles.iter().filter_map(|((column, row), sides)| Some((Cell::new(column, row)?, sides)))
    }

    /// The empty cells that touch a tile with a side, in reading order.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> {
        self.tiles.beside().filter_map(|(column, row)| Cell::new(column, row))
    }

    /// What a tile on this cell would have to match, clockwise from north.
    #[must_use]
    pub fn around(&self, cell: Cell) -> [Option<Colour>; 4] {
        Direction::ALL.map(|direction| Some(self.tiles.get(cell.beside(direction))?.side(direction.opposite())))
    }

    /// The same, to hold tiles against it.
    pub(super) fn sides_around(&self, cell: Cell) -> Around {
        Around::of(Direction::ALL.map(|direction| self.tiles.get(cell.beside(direction))))
    }

    /// Whether all four tiles lie that meet here.
    #[must_use]
    pub fn is_complete(&self, crossing: Crossing) -> bool {
        around_crossing(crossing).iter().all(|cell| self.tiles.is_taken(*cell))
    }

    /// Whether a street leads from this crossing to the next one this way: tiles lie on both sides of the seam, and it is red or beige.
    #[must_use]
    pub fn has_segment(&self, crossing: Crossing, direction: Direction) -> bool {
        let [north_west, north_east, south_west, south_east] = around_crossing(crossing);
        let (one, other, side) = match direction {
            Direction::North => (north_west, north_east, Direction::East),
            Direction::East => (north_east, south_east, Direction::South),
            Direction::South => (south_west, south_east, Direction::East),
            Direction::West => (north_west, south_west, Direction::South),
        };
        self.tiles.is_taken(other) && self.tiles.get(one).is_some_and(|sides| sides.side(side).is_street())
    }

    /// Whether a vehicle can stand here: the crossing is complete, and a street touches it.
    #[must_use]
    pub fn can_stand(&self, crossing: Crossing) -> bool {
        self.is_complete(crossing) && Direction::ALL.iter().any(|direction| self.has_segment(crossing, *direction))
    }

    /// The crossings at which this cell is the only one without a tile, in reading order.
    #[must_use]
    pub fn completed_by(&self, cell: Cell) -> ArrayVec<Crossing, 4> {
        let [north, east, south, west] = Direction::ALL.map(|direction| self.tiles.is_taken(cell.beside(direction)));
        let [north_west, north_east, south_west, south_east] = cell.corners();
        let (column, row) = (cell.column(), cell.row());
        let corners = [
            (north && west, (column - 1, row - 1), north_west),
            (north && east, (column + 1, row - 1), north_east),
            (south && west, (column - 1, row + 1), south_west),
            (south && east, (column + 1, row + 1), south_east),
        ];
        let completed = corners.into_iter().filter(|(beside, across, _)| *beside && self.tiles.is_taken(*across));
        completed.map(|(_, _, crossing)| crossing).collect()
    }

    /// The street along this axis that touches the crossing.
    #[must_use]
    pub fn street(&self, crossing: Crossing, axis: Axis) -> Option<Street> {
        let [first, last] = axis.directions().map(|direction| {
            let mut end = crossing;
            while self.has_segment(end, direction) {
                end = end.beside(direction);
            }
            end
        });
        (first != last).then_some(Street { axis, first, last })
    }
}

/// The four cells that meet at a crossing, in reading order.
const fn around_crossing(crossing: Crossing) -> [(u8, u8); 4] {
    let (east, south) = (crossing.avenue(), crossing.street());
    [(east - 1, south - 1), (east, south - 1), (east - 1, south), (east, south)]
}
