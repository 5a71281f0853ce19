//! Figures that anyone can work out or repeat.

use space_taxi::pilot::{Supply, TurnValues};
use space_taxi::record::Position;

use super::{LAST_ROUND, TABLES, prospects};

fn value(position: &str) -> f64 {
    let position: Position = position.parse().expect("the position can be reached");
    LAST_ROUND.before_throw(position.turn(), position.coins())
}

fn assert_near(value: f64, expected: f64, error: f64) {
    assert!((value - expected).abs() <= error, "{value} instead of {expected}");
}

/// Fuel 5 and one more die: 1 and 6 misfire, 2 to 5 bring 4 × 1, 2, 3, 4 + 6, and 2 coins for the full taxi 4 more.
#[test]
fn the_last_fuel_die_of_a_full_taxi_is_worth_eighty_sixths() {
    let line = "tiles 1 seats OOOTTT fuel 14 crystal =6 coins 0 supply 27 rounds 1 dice -";
    assert_near(value(line), 80.0 / 6.0, 1e-12);
}

/// The same, but the die may be thrown once more: 5 brings 26, 4 brings 22, 3 brings 18, and less is thrown again.
#[test]
fn tile_0_throws_a_poor_fuel_die_again() {
    let line = "tiles 01 seats OOOTTT fuel 14 crystal =6 coins 0 supply 27 rounds 1 dice -";
    assert_near(value(line), (26.0 + 22.0 + 18.0 + 14.0 + 2.0 * 80.0 / 6.0) / 6.0, 1e-12);
}

/// A 4 or more stays worth its number; 1 to 3 lose the die.
#[test]
fn the_smuggling_die_must_reach_its_last_number() {
    let line = "tiles 1 seats OOOTTX fuel 334 crystal 4+ coins 0 supply 27 rounds 1 dice -";
    assert_near(value(line), 3.0 * 4.0 + (4 + 5 + 6 + 7 + 8) as f64 / 8.0, 1e-12);
}

/// With a coin, a thumb may become what makes the taxi full: 2 coins come back. Without, it is a lone seat.
#[test]
fn a_coin_turns_a_thumb_when_that_is_worth_it() {
    let line = |coins: u8| format!("tiles 1 seats OOOOT fuel 334 crystal lost coins {coins} supply 20 rounds 1 dice -");
    let (none, five, full) = (12.0, 20.0, 4.0 * 4.0 + 4.0);
    assert_near(value(&line(0)), (five + full + 4.0 * none) / 6.0, 1e-12);
    assert_near(value(&line(1)), (five + full + 3.0 * none + (full - 2.0)) / 6.0 + 2.0, 1e-12);
}

#[test]
fn fresh_turns_of_the_last_round_have_their_known_values() {
    let fresh = LAST_ROUND.fresh();
    assert_near(fresh[0], 17.676, 0.0005);
    assert_near(fresh[3], 26.161, 0.0005);
}

#[test]
fn one_round_of_prospects_is_the_last_round() {
    assert_near(prospects().points(1, 3), LAST_ROUND.fresh()[3], 1e-12);
    assert_near(prospects().points(0, 3), 0.0, 0.0);
}

/// With the supply empty a full taxi brings nothing, with one coin in it one.
#[test]
fn a_short_supply_pays_what_it_holds() {
    let line = "tiles 1 seats OOOTTT fuel 14 crystal =6 coins 2 supply 0 rounds 1 dice -";
    let position: Position = line.parse().expect("the position can be reached");
    for (shared, bonus) in [(2, 0.0), (3, 1.0), (4, 2.0), (5, 2.0)] {
        let values = TurnValues::solve(&TABLES, |result, _| f64::from(result), Supply::Shared(shared), 2);
        let expected = (10.0 + 14.0 + 18.0 + 22.0 + 4.0 * 2.0 * (bonus + 2.0)) / 6.0;
        assert_near(values.before_throw(position.turn(), 2), expected, 1e-12);
    }
}
