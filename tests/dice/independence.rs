//! No die knows of another: neither what is thrown beside it, nor what was thrown before.

use proptest::prelude::*;
use space_taxi::dice::{Moment, Seed, throw_of};
use space_taxi::rules::{Crystal, DiceLeft, Face, FuelFace, PassengerFace};

use crate::document::{moment, player};
use crate::statistics::{assert_uniform, fixed_seeds, nth};
use crate::times::times;

prop_compose! {
    fn any_moment()(round in 1..=5_u8, place in 0..5_usize, throw in 1..=5_u8) -> Moment {
        moment(round, place, throw)
    }
}

prop_compose! {
    fn any_dice()(passengers in 0..=6_u8, fuel in 0..=3_u8, smuggling: bool) -> DiceLeft {
        DiceLeft { passengers, fuel, smuggling }
    }
}

proptest! {
    #![proptest_config(times(256))]

    #[test]
    fn dice_of_other_kinds_never_change_a_die(
        bytes: [u8; 32],
        moment in any_moment(),
        one in any_dice(),
        other in any_dice(),
    ) {
        let seed = Seed::from_bytes(bytes);
        let thrown = throw_of(&seed, moment, one);
        let passengers = throw_of(&seed, moment, DiceLeft { passengers: one.passengers, ..other }).passengers;
        let fuel = throw_of(&seed, moment, DiceLeft { fuel: one.fuel, ..other }).fuel;
        let smuggling = throw_of(&seed, moment, DiceLeft { smuggling: one.smuggling, ..other }).smuggling;
        prop_assert_eq!((passengers, fuel, smuggling), (thrown.passengers, thrown.fuel, thrown.smuggling));
    }

    #[test]
    fn more_dice_of_a_kind_only_add_to_the_throw(
        bytes: [u8; 32],
        moment in any_moment(),
        passengers in 0..6_u8,
        fuel in 0..3_u8,
    ) {
        let seed = Seed::from_bytes(bytes);
        let fewer = throw_of(&seed, moment, DiceLeft { passengers, fuel, smuggling: true });
        let more = throw_of(&seed, moment, DiceLeft { passengers: passengers + 1, fuel: fuel + 1, smuggling: true });
        prop_assert!(fewer.passengers.is_within(&more.passengers));
        prop_assert!(fewer.fuel.is_within(&more.fuel));
        prop_assert_eq!(fewer.smuggling, more.smuggling);
    }

    #[test]
    fn a_throw_is_the_same_each_time(bytes: [u8; 32], moment in any_moment(), left in any_dice()) {
        let thrown = throw_of(&Seed::from_bytes(bytes), moment, left);
        prop_assert_eq!(thrown.dice(), left);
        prop_assert_eq!(throw_of(&Seed::from_bytes(bytes), moment, left), thrown);
    }
}

/// Pairs of faces whose dice differ in one thing: if it did not matter, or mattered too little, some pairs would be more
/// frequent than others.
fn assert_unrelated(what: &str, second_faces: usize, pair: impl Fn(&Seed, Moment, u8) -> (usize, usize)) {
    let mut counts = vec![0; 6 * second_faces];
    for seed in fixed_seeds().take(1_000) {
        for n in 0..128_u8 {
            let (first, second) = pair(&seed, moment(1 + n / 32, usize::from(n / 8 % 4), 1 + n / 2 % 4), n % 2);
            counts[first * second_faces + second] += 1;
        }
    }
    assert_uniform(what, &counts);
}

fn passenger(seed: &Seed, moment: Moment, i: u8) -> usize {
    nth::<PassengerFace>(seed, moment, i).index()
}

fn fuel(seed: &Seed, moment: Moment, i: u8) -> usize {
    nth::<FuelFace>(seed, moment, i).index()
}

fn crystal(seed: &Seed, moment: Moment) -> usize {
    let thrown = throw_of(seed, moment, DiceLeft { passengers: 0, fuel: 0, smuggling: true });
    usize::from(thrown.smuggling.unwrap().number() - 1)
}

#[test]
fn rounds_players_throws_and_neighbours_are_unrelated() {
    for (kind, die) in [("passenger", passenger as fn(&Seed, Moment, u8) -> usize), ("fuel", fuel)] {
        assert_unrelated(&format!("{kind}, next round"), 6, |seed, now, i| {
            (die(seed, now, i), die(seed, Moment { round: now.round + 1, ..now }, i))
        });
        assert_unrelated(&format!("{kind}, next player"), 6, |seed, now, i| {
            (die(seed, now, i), die(seed, Moment { player: player(now.player.index() + 1), ..now }, i))
        });
        assert_unrelated(&format!("{kind}, next throw"), 6, |seed, now, i| {
            (die(seed, now, i), die(seed, Moment { throw: now.throw + 1, ..now }, i))
        });
        assert_unrelated(&format!("{kind}, next die"), 6, |seed, now, i| (die(seed, now, i), die(seed, now, i + 1)));
    }
}

#[test]
fn kinds_are_unrelated() {
    assert_unrelated("passenger and fuel", 6, |seed, now, i| (passenger(seed, now, i), fuel(seed, now, i)));
    let faces = usize::from(Crystal::MOST);
    assert_unrelated("passenger and crystal", faces, |seed, now, i| (passenger(seed, now, i), crystal(seed, now)));
    assert_unrelated("fuel and crystal", faces, |seed, now, i| (fuel(seed, now, i), crystal(seed, now)));
}

#[test]
fn seeds_that_differ_in_one_bit_are_unrelated() {
    assert_unrelated("one bit of the seed", 6, |seed, now, i| {
        let mut bytes = *seed.bytes();
        bytes[31] ^= 0x80;
        (passenger(seed, now, i), passenger(&Seed::from_bytes(bytes), now, i))
    });
}
