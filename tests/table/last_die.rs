//! What is told of the last die of a turn, held against what the rules make of each of its faces.

use space_taxi::rules::{
    Crystal, Face, FuelDice, FuelFace, Handful, Launch, NumberTile, NumberTiles, PassengerDice, PassengerFace,
    Placement, Progress, Smuggling, Species, Taxi, Throw, Turn, Wings,
};
use space_taxi_web::table::LastDie;

use crate::games::table;

/// Every hand of so many dice with these faces.
fn hands<F: Face>(dice: u8) -> Vec<Handful<F>> {
    let with_more = |found: Vec<Handful<F>>, face: &F| {
        let more = |hand: Handful<F>| (0..=dice - hand.len()).map(move |count| hand.with(*face, count));
        found.into_iter().flat_map(more).collect()
    };
    let hands = F::ALL.iter().fold(vec![Handful::EMPTY], with_more);
    hands.into_iter().filter(|hand| hand.len() == dice).collect()
}

/// A turn with one die left, and tile 1 for it.
fn before_the_last(seats: PassengerDice, fuel: FuelDice, smuggling: Smuggling) -> Turn {
    let turned = [NumberTile::Zero, NumberTile::Two, NumberTile::Three, NumberTile::Four];
    let tiles = turned.into_iter().fold(NumberTiles::ALL, NumberTiles::turn_over);
    Turn::reached(tiles, Taxi { seats }, Wings { fuel }, smuggling).unwrap()
}

fn crystals() -> impl Iterator<Item = Crystal> {
    (1..=Crystal::MOST).filter_map(Crystal::new)
}

fn six_seats() -> PassengerDice {
    PassengerDice::EMPTY.with(PassengerFace::Alien(Species::Orbi), 6)
}

/// The third fuel die lifts off with exactly the numbers that are told, and with none better than the highest.
#[test]
fn the_last_fuel_die_lifts_off_with_the_numbers_that_are_told() {
    for fuel in hands::<FuelFace>(2) {
        let turn = before_the_last(six_seats(), fuel, Smuggling::Lost);
        let factor = |face: &FuelFace| {
            let thrown = FuelDice::EMPTY.with(*face, 1);
            let throw = Throw { fuel: thrown, ..Throw::NOTHING };
            match turn.place(&throw, 0, &Placement { fuel: thrown, ..Placement::default() }).unwrap() {
                Progress::LiftOff(_, fare) => Some(fare.factor.number()),
                Progress::Misfire(_) => None,
                Progress::ThrowOn(_) => panic!("that was the last die"),
            }
        };
        let lifting: Vec<_> =
            FuelFace::ALL.iter().filter(|face| factor(face).is_some()).map(|face| face.number()).collect();
        let best = FuelFace::ALL.iter().filter_map(factor).max();
        match LastDie::of(&turn).unwrap() {
            LastDie::LiftOff { from, to, factor } => {
                assert_eq!((lifting, best), ((from..=to).collect(), Some(factor)), "{fuel:?}");
            }
            LastDie::NoLiftOff => assert!(lifting.is_empty(), "{fuel:?}"),
            other => panic!("{other:?} of a fuel die"),
        }
    }
}

#[test]
fn the_last_crystal_counts_from_the_number_that_is_told() {
    let fuel = hands::<FuelFace>(3).into_iter().find(|fuel| fuel.sum() == 9).unwrap();
    for least in crystals() {
        let turn = before_the_last(six_seats(), fuel, Smuggling::AtLeast(least));
        let counts = |crystal: &Crystal| {
            let throw = Throw { smuggling: Some(*crystal), ..Throw::NOTHING };
            turn.place(&throw, 0, &Placement { crystal: true, ..Placement::default() }).is_ok()
        };
        let from = crystals().find(counts).unwrap().number();
        assert_eq!(LastDie::of(&turn), Some(LastDie::Crystal { from }));
        assert!(crystals().all(|crystal| counts(&crystal) == (crystal.number() >= from)));
    }
}

#[test]
fn the_last_passenger_brings_most_where_it_is_told() {
    let launches = hands::<FuelFace>(3).into_iter().filter(|fuel| Launch::of(fuel.sum()).factor().is_some());
    for (fuel, seats) in launches.flat_map(|fuel| hands::<PassengerFace>(5).into_iter().map(move |seats| (fuel, seats)))
    {
        let turn = before_the_last(seats, fuel, Smuggling::Lost);
        let points = |face: PassengerFace| {
            let passengers = PassengerDice::EMPTY.with(face, 1);
            let throw = Throw { passengers, ..Throw::NOTHING };
            match turn.place(&throw, 0, &Placement { passengers, ..Placement::default() }).unwrap() {
                Progress::LiftOff(_, fare) => fare.points(),
                other => panic!("{other:?} of a taxi that is fuelled"),
            }
        };
        // An unpaid thumbs-up stays alone.
        let alone = points(PassengerFace::Thumb);
        let Some(LastDie::Passenger { best, points: more }) = LastDie::of(&turn) else { panic!("a passenger is left") };
        for species in Species::ALL {
            let brings = points(PassengerFace::Alien(*species)) - alone;
            assert_eq!(brings == more, best.contains(species), "{seats:?}");
            assert!(brings <= more, "{seats:?}");
        }
    }
}

#[test]
fn nothing_is_told_before_the_last_die_or_after_it() {
    let last = |lines: &[&str]| table(lines).model().last_die.clone();
    let three = "1: OOOOOO f134 s8 -> 4: OOOO\n2: OO f134 s8 -> 3: OO s8\n3: f134 -> 2: f13\n";
    assert_eq!(last(&[]), None);
    assert_eq!(last(&["1: OOOOOO f134 s8 -> 4: OOOO\n2: OO f134 s8 -> 3: OO s8\n"]), None);
    assert_eq!(last(&[three]), Some(LastDie::LiftOff { from: 3, to: 6, factor: 4 }));
    assert_eq!(last(&[three, "4: f3\n"]), None);
    assert_eq!(last(&[three, "4: f3 -> 0\n"]), Some(LastDie::LiftOff { from: 3, to: 6, factor: 4 }));
}
