//! From what is seen to the board, and from its spots to places of the rules.

use arrayvec::ArrayVec;

use super::{ACROSS, Board, Corner, MOST_PLAYERS, SPOTS, Spot, Square, car};
use crate::pilot::seen::{Seen, code};
use crate::rules::{Cell, Crossing, Kind};

impl Board {
    pub fn of(seen: &Seen) -> Self {
        let mut board = Self {
            squares: vec![Square::default(); SPOTS],
            corners: vec![Corner::default(); SPOTS],
            free: Vec::with_capacity(64),
            standing: std::array::from_fn(|_| ArrayVec::new()),
            waiting: [[0; 2]; MOST_PLAYERS],
            placed: [[0; 2]; MOST_PLAYERS],
            journal: Vec::with_capacity(64),
            key: 0,
        };
        for (cell, sides) in seen.city.tiles() {
            board.put_tile(spot(cell.column(), cell.row()), code(sides));
        }
        // Squares that were free when a tile came to lie beside them may have got their own since.
        let squares = &board.squares;
        board.free.retain(|free| !squares[usize::from(*free)].is_laid);
        for (player, supply) in seen.supplies.iter() {
            board.waiting[player.index()] = [supply.taxis, supply.trucks];
        }
        for (crossing, vehicle) in seen.cars.iter() {
            let at = spot(crossing.avenue(), crossing.street());
            let player = vehicle.player.index();
            board.set_car(at, car(player, usize::from(vehicle.kind == Kind::Truck)));
            board.standing[player].push(at);
        }
        board
    }
}

/// The spot of a cell or a crossing with these numbers.
pub(in crate::pilot) const fn spot(across: u8, down: u8) -> Spot {
    down as Spot * ACROSS + across as Spot
}

/// The cell of a spot.
pub(in crate::pilot) fn cell(spot: Spot) -> Option<Cell> {
    Cell::new((spot % ACROSS) as u8, (spot / ACROSS) as u8)
}

/// The crossing of a spot.
pub(in crate::pilot) fn crossing(spot: Spot) -> Option<Crossing> {
    Crossing::new((spot % ACROSS) as u8, (spot / ACROSS) as u8)
}
