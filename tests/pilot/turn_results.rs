//! Results of a turn: every end of a turn with its chance.

use space_taxi::pilot::Outcome;
use space_taxi::record::Position;
use space_taxi::rules::Turn;

use super::LAST_ROUND;

#[test]
fn the_ends_of_a_turn_are_all_that_can_happen_and_worth_as_much_as_the_turn() {
    for coins in [0, 3, 7] {
        let ends = LAST_ROUND.outcomes(&Turn::FRESH, coins);
        let chance: f64 = ends.iter().map(|end| end.chance).sum();
        let points: f64 = ends.iter().map(|end| end.chance * f64::from(end.result)).sum();
        assert!((chance - 1.0).abs() < 1e-9, "{chance}");
        assert!((points - LAST_ROUND.fresh()[usize::from(coins)]).abs() < 1e-9, "{points} with {coins} coins");
    }
}

#[test]
fn the_last_fuel_die_misfires_with_1_and_6() {
    let line = "tiles 1 seats OOOTTT fuel 14 crystal =6 coins 0 supply 27 rounds 1 dice -";
    let position: Position = line.parse().expect("the position can be reached");
    let mut ends = LAST_ROUND.outcomes(position.turn(), 0);
    ends.sort_by_key(|end| end.result);
    let results: Vec<(u8, u8, bool)> = ends.iter().map(|end| (end.result, end.coins, end.launched)).collect();
    assert_eq!(results, [(0, 0, false), (14, 0, true), (18, 0, true), (22, 0, true), (26, 0, true)]);
    let misfire: Option<&Outcome> = ends.first();
    assert!(misfire.is_some_and(|end| (end.chance - 2.0 / 6.0).abs() < 1e-12));
}
