//! Counting faces, and judging the counts.

use space_taxi::dice::{Moment, Seed, throw_of};
use space_taxi::rules::{DiceLeft, Face, FuelFace, Handful, PassengerFace, Throw};

use crate::document::moment;

/// Seeds without end, the same in every run.
pub fn fixed_seeds() -> impl Iterator<Item = Seed> {
    (0_u32..).map(|number| {
        let mut bytes = *b"Space Taxi counts its dice.     ";
        bytes[28..].copy_from_slice(&number.to_le_bytes());
        Seed::from_bytes(bytes)
    })
}

/// Every moment that any game can have: 5 rounds, 5 players, 5 throws.
pub fn moments() -> impl Iterator<Item = Moment> + Clone {
    (0..125).map(|n| moment(1 + n / 25, usize::from(n / 5 % 5), 1 + n % 5))
}

/// A kind of die that is counted by face.
pub trait Counted: Face {
    fn left(count: u8) -> DiceLeft;
    fn of(throw: &Throw) -> Handful<Self>;
}

impl Counted for PassengerFace {
    fn left(passengers: u8) -> DiceLeft {
        DiceLeft { passengers, fuel: 0, smuggling: false }
    }

    fn of(throw: &Throw) -> Handful<Self> {
        throw.passengers
    }
}

impl Counted for FuelFace {
    fn left(fuel: u8) -> DiceLeft {
        DiceLeft { passengers: 0, fuel, smuggling: false }
    }

    fn of(throw: &Throw) -> Handful<Self> {
        throw.fuel
    }
}

/// The `i`-th die of its kind: what one more die adds to a throw.
pub fn nth<F: Counted>(seed: &Seed, moment: Moment, i: u8) -> F {
    let without = F::of(&throw_of(seed, moment, F::left(i)));
    let with = F::of(&throw_of(seed, moment, F::left(i + 1)));
    let mut more = F::ALL.iter().filter(|face| with.count(**face) > without.count(**face));
    let added = *more.next().expect("one more die shows one more face");
    assert!(without.is_within(&with) && more.next().is_none(), "one more die changed the others");
    added
}

/// Judges by Pearson's χ² whether all cells are equally likely.
///
/// Fair dice leave the range with probability 2·10⁻⁶: one in a million for counts that differ too much, and as much for
/// counts that differ too little to be chance. The dice are fixed, so the verdict is the same in every run.
pub fn assert_uniform(what: &str, counts: &[u64]) {
    let (least, most) = match counts.len() {
        6 => (0.012_896, 35.888),
        8 => (0.078_524, 40.522),
        36 => (8.375_6, 89.947),
        48 => (14.265, 108.18),
        cells => panic!("no quantiles of χ² for {cells} cells"),
    };
    let total: u64 = counts.iter().sum();
    let expected = total as f64 / counts.len() as f64;
    let chi_square: f64 = counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
    println!("{what}: χ² = {chi_square:.2} over {total} in {} cells", counts.len());
    assert!((least..most).contains(&chi_square), "{what}: χ² = {chi_square} is not in {least}..{most}: {counts:?}");
}

#[test]
#[should_panic(expected = "is not in")]
fn a_die_that_favours_a_face_by_a_hundredth_is_found_out() {
    let fair = 10_000_000 / 6;
    assert_uniform("loaded", &[fair + fair / 100, fair, fair, fair, fair, fair - fair / 100]);
}

#[test]
#[should_panic(expected = "is not in")]
fn dice_that_only_take_turns_are_found_out() {
    assert_uniform("in turns", &[1_000; 6]);
}
