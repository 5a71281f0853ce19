//! A hand that throws at random and places at random, without looking through all that is allowed.

use arrayvec::ArrayVec;
use space_taxi::rules::{
    Crystal, DiceLeft, Face, FuelFace, JOKER_PRICE, PassengerFace, Placement, Species, Throw, Turn,
};

use super::luck::Luck;

#[derive(Clone, Copy)]
enum Die {
    Passenger(PassengerFace),
    Fuel(FuelFace),
    Smuggling,
}

/// Throws the dice that are left; each passenger die shows one of `faces`.
pub fn throw(luck: &mut Luck, left: DiceLeft, faces: &[PassengerFace]) -> Throw {
    let crystal = 1 + luck.below(usize::from(Crystal::MOST)) as u8;
    Throw {
        passengers: (0..left.passengers).map(|_| luck.one_of(faces)).collect(),
        fuel: (0..left.fuel).map(|_| luck.one_of(FuelFace::ALL)).collect(),
        smuggling: Crystal::new(crystal).filter(|_| left.smuggling),
    }
}

/// Picks a tile that the throw can cover, then dice for it, then pays for a thumb or does not.
pub fn placement(luck: &mut Luck, turn: &Turn, throw: &Throw, purse: u8) -> Placement {
    let lost = turn.loses_crystal(throw);
    let mut table = ArrayVec::<Die, 10>::new();
    table.extend(throw.passengers.iter().map(Die::Passenger));
    table.extend(throw.fuel.iter().map(Die::Fuel));
    table.extend(throw.smuggling.filter(|_| !lost).map(|_| Die::Smuggling));

    let numbers = turn.tiles().iter().filter_map(|tile| tile.number().checked_sub(u8::from(lost)));
    let covered: ArrayVec<u8, 5> = numbers.filter(|number| usize::from(*number) <= table.len()).collect();
    let mut placement = Placement::default();
    for _ in 0..luck.one_of(&covered) {
        match table.swap_remove(luck.below(table.len())) {
            Die::Passenger(PassengerFace::Thumb) if placement.price() + JOKER_PRICE <= purse && luck.below(2) == 0 => {
                placement.jokers = placement.jokers.with(luck.one_of(Species::ALL), 1);
            }
            Die::Passenger(face) => placement.passengers = placement.passengers.with(face, 1),
            Die::Fuel(face) => placement.fuel = placement.fuel.with(face, 1),
            Die::Smuggling => placement.crystal = true,
        }
    }
    placement
}
