//! What every solved turn shares: the seatings, the order of boarding, the fuel throws and the list of positions.

use super::fuelling::{FuelThrows, Fuelling, PADS, SUMS};
use super::passenger_choices::{PassengerChoices, reachable};
use super::position_index::PositionIndex;
use super::seating::Seatings;
use crate::rules::Taxi;

const SEATS: usize = Taxi::SEATS as usize;

/// All that does not depend on what is at stake. Built once, used by every solver.
#[derive(Clone, Debug)]
pub struct SharedTables {
    pub(super) seatings: Seatings,
    pub(super) positions: PositionIndex,
    /// By seats taken, then by the number of the seating.
    pub(super) boardings: [Vec<PassengerChoices>; SEATS + 1],
    /// By seats taken: where the seatings with more seats taken begin among the slots.
    pub(super) starts: [Vec<usize>; SEATS + 1],
    /// By fuel dice that lie, then by their sum.
    pub(super) fuel_throws: [Vec<FuelThrows>; PADS + 1],
}

impl SharedTables {
    /// Works the tables out.
    #[must_use]
    pub fn build() -> Self {
        let seatings = Seatings::all();
        let positions = PositionIndex::new(&seatings);
        let boardings = std::array::from_fn(|taken| {
            if taken == SEATS {
                let full = seatings.full().len();
                (0..full).map(|number| PassengerChoices::nobody(full, number)).collect()
            } else {
                seatings.with_taken(taken).iter().map(|seating| PassengerChoices::plan(&seatings, seating)).collect()
            }
        });
        let starts = std::array::from_fn(|taken| reachable(&seatings, taken));
        let fuel_throws =
            std::array::from_fn(|dice| (0..SUMS[dice]).map(|sum| Fuelling { dice, sum }.throws()).collect());
        Self { seatings, positions, boardings, starts, fuel_throws }
    }

    /// How many seatings can be reached with this many seats taken, this number included.
    pub(super) fn reached(&self, taken: usize) -> usize {
        *self.starts[taken].last().expect("a taxi can stay as it is")
    }

    /// How many slots the longest boarding needs.
    pub(super) fn most_slots(&self) -> usize {
        self.boardings.iter().flatten().map(PassengerChoices::slots).max().unwrap_or_default()
    }

    /// How many positions a turn can come to, up to the names of the species, purses apart.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.positions.rows()
    }
}
