//! Where a vehicle can ride.

use arrayvec::ArrayVec;

use super::city::City;
use super::place::{Crossing, Direction};
use super::vehicles::{Cars, Kind};

/// No city has more crossings than it has tiles.
pub(super) type Goals = ArrayVec<Crossing, { super::layout::MOST_TILES }>;

/// The crossings that a vehicle of this kind can ride to from here, in reading order.
pub(super) fn goals(city: &City, cars: &Cars, kind: Kind, from: Crossing) -> Goals {
    let mut goals = Goals::new();
    let reach = |start: Crossing, goals: &mut Goals| {
        for direction in Direction::ALL.into_iter().filter(|direction| city.has_segment(start, *direction)) {
            let next = start.beside(direction);
            let is_open = next != from && city.is_complete(next) && cars.at(next).is_none();
            if is_open && !goals.contains(&next) {
                goals.push(next);
            }
        }
    };
    reach(from, &mut goals);
    if kind == Kind::Taxi {
        let mut visited = 0;
        while let Some(next) = goals.get(visited).copied() {
            reach(next, &mut goals);
            visited += 1;
        }
    }
    goals.sort_unstable();
    goals
}
