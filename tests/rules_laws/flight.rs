//! One turn: tiles, thumbs, fuel and the smuggling die.

use space_taxi::rules::{Action, Game, Illegal, Launch, Mode, NumberTile, Phase, Smuggling, Turn, TurnResult};

use super::paper::{Play, place, table};

fn turn(game: &Game) -> Turn {
    match game.phase() {
        Phase::ToThrow(turn) | Phase::ToPlace(turn, _) => *turn,
        Phase::ToSpend(flight) => flight.turn,
        other => panic!("no turn but {other:?}"),
    }
}

fn passengers(seats: &str) -> u8 {
    match table(Mode::Three).flies(seats, "334", "s1").phase() {
        Phase::ToSpend(flight) => flight.fare.passengers,
        other => panic!("no launched taxi but {other:?}"),
    }
}

#[test]
fn an_unpaid_thumb_takes_a_seat_and_belongs_to_no_species() {
    assert_eq!(passengers("AAAAAj"), 5);
    assert_eq!(passengers("AAAAjj"), 3);
    assert_eq!(passengers("OAMTjj"), 0);
}

#[test]
fn a_paid_thumb_is_an_alien_like_the_others() {
    assert_eq!(passengers("AAAAAa"), 8);
    assert_eq!(passengers("OMTXaa"), 1);
}

#[test]
fn an_empty_purse_forces_a_thumb_to_stay_unpaid() {
    let broke = table(Mode::Solo).flies("OAMTXj", "334", "s1").spends(3);
    let again = broke.throws("OOOOjj 334 s1").places("").throws("OOOOjj 334 s1").places("OOOO");
    let last = again.throws("jj 334 s1").places("34 s").throws("jj 3").places("j3");
    let choices: Vec<Action> = last.throws("j").legal_placements().into_iter().map(Action::Place).collect();
    assert_eq!(choices, [place("j")]);
}

#[test]
fn seven_to_ten_lift_off_with_factor_one_to_four() {
    for sum in 3..=18 {
        let factor = match Launch::of(sum) {
            Launch::LiftOff(factor) => Some(factor.number()),
            Launch::Misfire => None,
        };
        let expected = [(7, 1), (8, 2), (9, 3), (10, 4)].into_iter().find(|(lifting, _)| *lifting == sum);
        assert_eq!(factor, expected.map(|(_, factor)| factor), "a sum of {sum}");
    }
}

#[test]
fn a_misfire_is_judged_when_the_third_fuel_die_lies() {
    let two = table(Mode::Three).throws("OOOOOO 666 s1").places("66");
    assert_eq!(two.player().index(), 0);
    let three = two.throws("OOOOOO 6 s1").places("6");
    assert_eq!(three.player().index(), 1);
    assert_eq!(three.result(table(Mode::Three).player()), Some(TurnResult::Misfire));
}

#[test]
fn a_good_third_fuel_die_does_not_end_the_turn() {
    let game = table(Mode::Three).throws("OOOOOO 334 s1").places("334");
    assert_eq!(game.player().index(), 0);
    assert!(matches!(game.phase(), Phase::ToThrow(turn) if turn.dice_left().count() == 7));
}

#[test]
fn tile_zero_throws_everything_once_more() {
    let game = table(Mode::Three).throws("OAMTXj 111 s3").places("");
    assert_eq!(turn(&game).dice_left(), Turn::FRESH.dice_left());
    let again = game.throws("OAMTXj 111 s3").apply(&place(""));
    assert_eq!(again, Err(Illegal::TileTurned(NumberTile::Zero)));
}

#[test]
fn an_unused_tile_zero_is_ignored_at_the_end() {
    let flown = table(Mode::Three).flies("OOAAXX", "334", "s1");
    assert_eq!(turn(&flown).tiles().len(), 1);
    assert!(matches!(flown.phase(), Phase::ToSpend(_)));
}

#[test]
fn a_failed_smuggling_die_counts_towards_the_tile() {
    let game = table(Mode::Three).throws("OOOOOO 334 s5").places("OOOO").throws("OO 334 s4").places("O");
    assert_eq!(turn(&game).smuggling(), Smuggling::Lost);
    assert_eq!(turn(&game).tiles().iter().map(|tile| tile.number()).collect::<Vec<_>>(), [0, 1, 3]);
}

#[test]
fn a_failed_smuggling_die_can_be_covered_by_tile_one_alone_but_never_by_tile_zero() {
    let game = table(Mode::Three).throws("OOOOOO 334 s5").places("OOOO").throws("OO 334 s4").places("");
    assert_eq!(turn(&game).tiles().iter().map(|tile| tile.number()).collect::<Vec<_>>(), [0, 2, 3]);
    assert_eq!(turn(&game).dice_left().count(), 5);
}

#[test]
fn a_failed_smuggling_die_counts_among_the_dice_left_until_the_placement() {
    let game = table(Mode::Three).throws("OOOOOO 334 s5").places("OOOO").throws("OO 334 s4");
    assert_eq!(turn(&game).dice_left().count(), 6);
}

#[test]
fn an_equal_number_does_not_lose_the_smuggling_die() {
    let game = table(Mode::Three).throws("OOOOOO 334 s5").places("").throws("OOOOOO 334 s5").places("s");
    assert!(matches!(turn(&game).smuggling(), Smuggling::Mined(crystal) if crystal.number() == 5));
}

#[test]
fn the_number_to_reach_is_that_of_the_throw_before() {
    let risen = table(Mode::Three).throws("OOOOOO 334 s2").places("").throws("OOOOOO 334 s5").places("OOOO");
    assert_eq!(turn(&risen.clone().throws("OO 334 s4").places("OO")).smuggling(), Smuggling::Lost);
    assert!(matches!(turn(&risen.throws("OO 334 s6").places("OO")).smuggling(), Smuggling::AtLeast(_)));
}

#[test]
fn a_lost_crystal_scores_nothing_and_the_turn_goes_on() {
    let game = table(Mode::Three).throws("OOOOOO 334 s8").places("OOOO").throws("OO 334 s7").places("OO");
    let flown = game.throws("334").places("34").throws("3").places("3").spends(0);
    assert_eq!(flown.result(table(Mode::Three).player()).map(TurnResult::points), Some(8 * 4));
}

#[test]
fn the_best_flight_without_buying_is_worth_forty() {
    let flown = table(Mode::Three).flies("XXXXXX", "442", "s8").spends(0);
    assert_eq!(flown.result(table(Mode::Three).player()).map(TurnResult::points), Some(40));
}
