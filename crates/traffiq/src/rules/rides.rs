//! Where a vehicle can ride.

use arrayvec::ArrayVec;

use super::city::City;
use super::direction::Direction;
use super::layout::MOST_TILES;
use super::place::Crossing;
use super::vehicles::{Cars, Kind};

/// No city has more crossings that are complete than it has tiles.
pub(super) type Goals = ArrayVec<Crossing, MOST_TILES>;

/// The crossings that a vehicle of this kind can ride to from here, in reading order.
pub(super) fn goals(city: &City, cars: &Cars, kind: Kind, from: Crossing) -> Goals {
    let mut goals = Goals::new();
    add_next(city, cars, from, &mut goals);
    if kind == Kind::Taxi {
        let mut reached = 0;
        while let Some(next) = goals.get(reached).copied() {
            add_next(city, cars, next, &mut goals);
            reached += 1;
        }
    }
    goals.sort_unstable();
    goals
}

/// Adds the open crossings that are one segment away. Where the vehicle comes from it still stands itself.
fn add_next(city: &City, cars: &Cars, from: Crossing, goals: &mut Goals) {
    for direction in Direction::ALL.into_iter().filter(|direction| city.has_segment(from, *direction)) {
        let next = from.beside(direction);
        if city.is_complete(next) && cars.at(next).is_none() && !goals.contains(&next) {
            goals.push(next);
        }
    }
}
