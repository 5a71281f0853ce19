//! The squared paper by itself.

use super::Grid;
use crate::rules::{Colour, Sides};

fn laid(places: &[(u8, u8)]) -> Grid {
    let mut grid = Grid::new();
    places.iter().for_each(|place| grid.insert(*place, sides(*place)));
    grid
}

/// A tile that tells where it lies.
fn sides((across, down): (u8, u8)) -> Sides {
    let number = usize::from(across) * 7 + usize::from(down);
    Sides::new(std::array::from_fn(|side| Colour::ALL[number >> (2 * side) & 3]))
}

#[test]
fn tiles_come_in_reading_order_whatever_order_they_were_laid_in() {
    let places = [(60, 40), (64, 40), (70, 40), (20, 63), (71, 63), (60, 64), (40, 90)];
    for turn in 0..places.len() {
        let mut turned = places;
        turned.rotate_left(turn);
        let grid = laid(&turned);
        assert!(grid.iter().eq(places.map(|place| (place, sides(place)))));
        assert_eq!(grid, laid(&places));
        assert!(places.iter().all(|place| grid.get(*place) == Some(sides(*place))));
        assert_eq!(grid.len(), places.len());
    }
}

#[test]
fn what_lies_once_round_the_paper_is_another_place() {
    let grid = laid(&[(64, 64), (65, 64)]);
    for place in [(0, 64), (1, 64), (64, 0), (128, 64), (64, 128), (129, 128), (63, 64), (64, 63), (66, 64)] {
        assert_eq!(grid.get(place), None, "{place:?}");
    }
}

#[test]
fn beside_are_the_free_places_that_touch_with_a_side() {
    assert_eq!(Grid::new().beside().count(), 0);
    for (across, down) in [(5, 5), (63, 63), (1, 64), (97, 20)] {
        let grid = laid(&[(across, down), (across + 1, down)]);
        let (left, right, up) = (across - 1, across + 2, down - 1);
        let beside =
            [(across, up), (across + 1, up), (left, down), (right, down), (across, down + 1), (across + 1, down + 1)];
        assert_eq!(grid.beside().collect::<Vec<_>>(), beside);
    }
}
