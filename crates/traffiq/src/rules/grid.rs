//! A wide, nearly empty square of things: a few of them anywhere among ten thousand places, copied in an instant.

use std::fmt;

use arrayvec::ArrayVec;

/// Numbers of two digits, as wide as a row of bits has room for and to spare.
const LINES: usize = 100;

/// Up to `N` things, at most one at a place, kept in reading order.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Grid<T, const N: usize> {
    /// For each row a bit for each place that is taken.
    taken: [u128; LINES],
    /// For each row how many things lie in the rows before it.
    before: [u8; LINES],
    things: ArrayVec<T, N>,
}

impl<T: Copy, const N: usize> Grid<T, N> {
    pub fn new() -> Self {
        Self { taken: [0; LINES], before: [0; LINES], things: ArrayVec::new() }
    }

    pub fn len(&self) -> usize {
        self.things.len()
    }

    pub const fn is_taken(&self, (across, down): (u8, u8)) -> bool {
        self.taken[down as usize] >> across & 1 == 1
    }

    pub fn get(&self, place: (u8, u8)) -> Option<T> {
        self.is_taken(place).then(|| self.things[self.index(place)])
    }

    /// Puts a thing where none is.
    pub fn insert(&mut self, place: (u8, u8), thing: T) {
        debug_assert!(!self.is_taken(place), "one thing at a place");
        self.things.insert(self.index(place), thing);
        self.taken[usize::from(place.1)] |= 1 << place.0;
        self.before[usize::from(place.1) + 1..].iter_mut().for_each(|before| *before += 1);
    }

    /// Takes away what is there.
    pub fn remove(&mut self, place: (u8, u8)) -> Option<T> {
        if !self.is_taken(place) {
            return None;
        }
        self.taken[usize::from(place.1)] &= !(1 << place.0);
        self.before[usize::from(place.1) + 1..].iter_mut().for_each(|before| *before -= 1);
        Some(self.things.remove(self.index(place)))
    }

    /// All things with their places, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = ((u8, u8), T)> {
        self.rows().flat_map(|down| places(down, self.taken[usize::from(down)])).zip(self.things.iter().copied())
    }

    /// The free places beside a thing, in reading order.
    pub fn beside(&self) -> impl Iterator<Item = (u8, u8)> {
        let row = |down: u8| self.taken.get(usize::from(down)).copied().unwrap_or_default();
        let rows = self.rows();
        let (first, behind) = (rows.start.saturating_sub(1), (rows.end + 1).min(LINES as u8));
        let rows = if rows.is_empty() { 0..0 } else { first..behind };
        rows.flat_map(move |down| {
            let here = row(down);
            places(down, (here << 1 | here >> 1 | row(down.wrapping_sub(1)) | row(down + 1)) & !here)
        })
    }

    /// From the first row in which something lies to behind the last.
    fn rows(&self) -> std::ops::Range<u8> {
        let first = self.taken.iter().position(|row| *row != 0).unwrap_or(0);
        let last = self.taken.iter().rposition(|row| *row != 0).map_or(0, |last| last + 1);
        first as u8..last as u8
    }

    fn index(&self, (across, down): (u8, u8)) -> usize {
        let row = self.taken[usize::from(down)];
        usize::from(self.before[usize::from(down)]) + (row & ((1 << across) - 1)).count_ones() as usize
    }
}

/// The places of a row whose bits are set.
fn places(down: u8, mut bits: u128) -> impl Iterator<Item = (u8, u8)> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let across = bits.trailing_zeros() as u8;
        bits &= bits - 1;
        Some((across, down))
    })
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Grid<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_come_in_reading_order_whatever_order_they_were_put_in() {
        let mut grid: Grid<char, 5> = Grid::new();
        for (place, thing) in [((98, 1), 'b'), ((3, 98), 'e'), ((2, 1), 'a'), ((50, 50), 'd'), ((1, 50), 'c')] {
            grid.insert(place, thing);
        }
        let all = |grid: &Grid<char, 5>| grid.iter().map(|(_, thing)| thing).collect::<String>();
        assert_eq!(all(&grid), "abcde");
        assert_eq!((grid.get((50, 50)), grid.get((51, 50)), grid.len()), (Some('d'), None, 5));
        assert_eq!((grid.remove((1, 50)), grid.remove((1, 50))), (Some('c'), None));
        assert_eq!((all(&grid).as_str(), grid.get((3, 98))), ("abde", Some('e')));
    }

    #[test]
    fn beside_are_the_free_places_that_touch_with_a_side() {
        let mut grid: Grid<(), 2> = Grid::new();
        assert_eq!(grid.beside().count(), 0);
        grid.insert((5, 5), ());
        grid.insert((6, 5), ());
        assert_eq!(grid.beside().collect::<Vec<_>>(), [(5, 4), (6, 4), (4, 5), (7, 5), (5, 6), (6, 6)]);
    }
}
