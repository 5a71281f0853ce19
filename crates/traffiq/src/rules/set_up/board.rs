//! What lies and stands in a position that is set up.

use super::{BadSetUp, SetUp};
use crate::rules::city::City;
use crate::rules::place::Cell;
use crate::rules::tile::Sides;
use crate::rules::vehicles::{Cars, MOST_CARS};

/// The tiles as a city, if they can lie so.
pub(super) fn city(tiles: &[(Cell, Sides)]) -> Result<City, BadSetUp> {
    if tiles.is_empty() {
        return Err(BadSetUp::NoTile);
    }
    let is_again = |(at, (cell, _)): &(usize, &(Cell, Sides))| tiles[..*at].iter().any(|(other, _)| other == cell);
    if let Some((_, (cell, _))) = tiles.iter().enumerate().find(is_again) {
        return Err(BadSetUp::TwoTiles(*cell));
    }
    if let Some(cell) = apart(tiles) {
        return Err(BadSetUp::Apart(cell));
    }
    let mut city = City::empty();
    for (cell, sides) in tiles {
        if !city.sides_around(*cell).is_matched_by(*sides) {
            return Err(BadSetUp::SidesDiffer(*cell));
        }
        city.lay(*cell, *sides);
    }
    Ok(city)
}

/// A tile that cannot be reached from the first one, side by side.
fn apart(tiles: &[(Cell, Sides)]) -> Option<Cell> {
    let mut rest: Vec<Cell> = tiles.iter().map(|(cell, _)| *cell).collect();
    let mut reached: Vec<Cell> = rest.drain(..1).collect();
    while let Some(cell) = reached.pop() {
        reached.extend(rest.extract_if(.., |other| cell.touches(*other)));
    }
    rest.first().copied()
}

/// The vehicles in it, if they can stand so.
pub(super) fn cars(city: &City, given: &SetUp) -> Result<Cars, BadSetUp> {
    let waiting: usize =
        given.supplies.values().map(|supply| usize::from(supply.taxis) + usize::from(supply.trucks)).sum();
    if given.cars.len() + waiting > MOST_CARS {
        return Err(BadSetUp::TooManyCars);
    }
    let mut cars = Cars::none();
    for (crossing, vehicle) in &given.cars {
        if given.supplies.table().player(vehicle.player.index()).is_none() {
            return Err(BadSetUp::NoSuchPlayer);
        }
        if cars.at(*crossing).is_some() {
            return Err(BadSetUp::TwoCars(*crossing));
        }
        if !city.can_stand(*crossing) {
            return Err(BadSetUp::CannotStand(*crossing));
        }
        cars.put(*crossing, *vehicle);
    }
    Ok(cars)
}
