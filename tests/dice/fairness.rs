//! A million faces of each kind of die, thrown as games throw them; ten million and more in `make test-all`.

use space_taxi::dice::throw_of;
use space_taxi::rules::{Crystal, DiceLeft, FuelFace, PassengerFace, Taxi, Wings};

use crate::statistics::{Counted, assert_uniform, fixed_seeds, moments};
use crate::times::many::many;

const FACES: u32 = 1_000_000;

fn a_million_faces<F: Counted>(what: &str, dice: u8) {
    let mut counts = vec![0; F::ALL.len()];
    let mut seeds = fixed_seeds();
    while counts.iter().sum::<u64>() < u64::from(many(FACES)) {
        let seed = seeds.next().unwrap();
        for moment in moments() {
            let thrown = F::of(&throw_of(&seed, moment, F::left(dice)));
            thrown.groups().for_each(|(face, count)| counts[face.index()] += u64::from(count));
        }
    }
    assert_uniform(what, &counts);
}

#[test]
fn passenger_dice_are_fair() {
    a_million_faces::<PassengerFace>("passenger dice", Taxi::SEATS);
}

#[test]
fn fuel_dice_are_fair() {
    a_million_faces::<FuelFace>("fuel dice", Wings::PADS);
}

#[test]
fn the_smuggling_die_is_fair() {
    let left = DiceLeft { passengers: 0, fuel: 0, smuggling: true };
    let mut counts = [0; Crystal::MOST as usize];
    let throws = fixed_seeds().flat_map(|seed| moments().map(move |moment| throw_of(&seed, moment, left)));
    for throw in throws.take(many(FACES) as usize) {
        counts[usize::from(throw.smuggling.unwrap().number() - 1)] += 1;
    }
    assert_uniform("smuggling die", &counts);
}
