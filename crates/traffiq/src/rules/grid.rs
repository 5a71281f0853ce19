//! Squared paper for a city: a few dozen tiles, anywhere, that hang together, copied in an instant.

use std::fmt;

use arrayvec::ArrayVec;

use super::layout::MOST_TILES;
use super::tile::Sides;

/// Rows and columns are counted round, as on paper that is rolled up: no city is so long that it meets itself.
const ROUND: u8 = 64;
const _: () = assert!(MOST_TILES < ROUND as usize && ROUND as u32 == u64::BITS);

/// Tiles, at most one at a place, kept in reading order. A place is its column and its row.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Grid {
    /// For each row a bit for each place that is taken.
    rows: [u64; ROUND as usize],
    /// For each row how many tiles lie before it.
    before: [u8; ROUND as usize],
    tiles: ArrayVec<Sides, MOST_TILES>,
    /// The first column in which a tile lies.
    left: u8,
    /// The first row in which a tile lies, and the one behind the last.
    top: u8,
    behind: u8,
}

impl Grid {
    pub const fn new() -> Self {
        const ROWS: usize = ROUND as usize;
        Self { rows: [0; ROWS], before: [0; ROWS], tiles: ArrayVec::new_const(), left: 0, top: 0, behind: 0 }
    }

    pub const fn len(&self) -> usize {
        self.tiles.len()
    }

    pub const fn is_taken(&self, (across, down): (u8, u8)) -> bool {
        // What lies before the first column or row is as far away as what lies once round the paper.
        across.wrapping_sub(self.left) < ROUND
            && down.wrapping_sub(self.top) < ROUND
            && self.row(down) >> (across % ROUND) & 1 == 1
    }

    pub fn get(&self, place: (u8, u8)) -> Option<Sides> {
        self.is_taken(place).then(|| self.tiles[self.index(place)])
    }

    /// Lays a tile where none is. It lies less than once round the paper from all others.
    pub fn insert(&mut self, place: (u8, u8), tile: Sides) {
        debug_assert!(!self.is_taken(place), "one tile at a place");
        let (across, down) = place;
        if self.tiles.is_empty() {
            (self.left, self.top, self.behind) = (across, down, down);
        }
        self.left = self.left.min(across);
        self.top = self.top.min(down);
        let count = self.tiles.len() as u8;
        (self.behind..=down).for_each(|row| *self.before_mut(row) = count);
        self.behind = self.behind.max(down + 1);

        self.tiles.insert(self.index(place), tile);
        self.rows[usize::from(down % ROUND)] |= 1 << (across % ROUND);
        (down + 1..self.behind).for_each(|row| *self.before_mut(row) += 1);
    }

    /// All tiles with their places, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = ((u8, u8), Sides)> {
        let taken = |down| places(down, self.left, self.row(down));
        (self.top..self.behind).flat_map(taken).zip(self.tiles.iter().copied())
    }

    /// The free places beside a tile, in reading order.
    pub fn beside(&self) -> impl Iterator<Item = (u8, u8)> {
        let rows = if self.tiles.is_empty() { 0..0 } else { self.top - 1..self.behind + 1 };
        rows.flat_map(|down| {
            let here = self.row(down);
            let touched =
                here.rotate_left(1) | here.rotate_right(1) | self.row(down.wrapping_sub(1)) | self.row(down + 1);
            places(down, self.left - 1, touched & !here)
        })
    }

    const fn row(&self, down: u8) -> u64 {
        self.rows[(down % ROUND) as usize]
    }

    const fn before_mut(&mut self, down: u8) -> &mut u8 {
        &mut self.before[(down % ROUND) as usize]
    }

    /// How many tiles lie before this place.
    fn index(&self, (across, down): (u8, u8)) -> usize {
        let left_of_it = self.row(down).rotate_right(self.left.into()) & ((1 << (across - self.left)) - 1);
        usize::from(self.before[usize::from(down % ROUND)]) + left_of_it.count_ones() as usize
    }
}

/// The places of a row whose bits are set, from this column on once round.
fn places(down: u8, left: u8, bits: u64) -> impl Iterator<Item = (u8, u8)> {
    let mut bits = bits.rotate_right(left.into());
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let across = left.wrapping_add(bits.trailing_zeros() as u8);
        bits &= bits - 1;
        Some((across, down))
    })
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests;
