//! What is refused, and the rule that each refusal names.

use space_taxi::rules::{Action, Game, Illegal, Mode, NumberTile, Rule, Turn};

use super::paper::{Play, place, table, throw};

/// Tries what is not allowed: the reason must fit, name its rule, and leave the game as it was.
#[track_caller]
fn refuse(game: &Game, action: &Action, reason: Illegal, rule: Rule) {
    let before = game.clone();
    assert_eq!(game.apply(action), Err(reason));
    assert!(!game.is_legal(action));
    assert_eq!(reason.rule(), rule);
    assert_eq!(*game, before);
}

fn start() -> Game {
    table(Mode::Three)
}

#[test]
fn acts_out_of_order_break_the_rule_of_the_turn() {
    let thrown = start().throws("OOOOOO 334 s1");
    let flown = start().flies("OOAAXX", "334", "s1");
    refuse(&start(), &place("O"), Illegal::NothingThrown, Rule::Turn);
    refuse(&thrown, &throw("OOOOOO 334 s1"), Illegal::NotPlacedYet, Rule::Turn);
    refuse(&flown, &throw("OOOOOO 334 s1"), Illegal::NotSpentYet, Rule::Turn);
    refuse(&flown, &place("O"), Illegal::NotSpentYet, Rule::Turn);
    let round_over = start().scores(1).scores(2).scores(3);
    refuse(&round_over, &place("O"), Illegal::NothingThrown, Rule::Turn);
}

#[test]
fn paying_without_a_launch_breaks_the_rule_of_spending() {
    let round_over = start().scores(1).scores(2).scores(3);
    for game in [start(), start().throws("OOOOOO 334 s1"), start().scores(0), round_over] {
        refuse(&game, &Action::Spend(0), Illegal::NothingToPayFor, Rule::Spending);
    }
}

#[test]
fn paying_more_than_the_purse_holds_breaks_the_rule_of_spending() {
    let flown = start().flies("OAMTXj", "334", "s1");
    refuse(&flown, &Action::Spend(4), Illegal::CoinsUnaffordable { coins: 4, purse: 3 }, Rule::Spending);
    refuse(&flown, &Action::Spend(255), Illegal::CoinsUnaffordable { coins: 255, purse: 3 }, Rule::Spending);
}

#[test]
fn throwing_other_dice_than_those_left_breaks_the_rule_of_the_throw() {
    for dice in ["", "OOOOO 334 s1", "OOOOOOO 334 s1", "OOOOOO 33 s1", "OOOOOO 3344 s1", "OOOOOO 334"] {
        refuse(&start(), &throw(dice), Illegal::WrongDice, Rule::Throw);
    }
    let mined = start().throws("OOOOOO 334 s1").places("s");
    refuse(&mined, &throw("OOOOOO 334 s1"), Illegal::WrongDice, Rule::Throw);
    let lost = start().throws("OOOOOO 334 s5").places("OOOO").throws("OO 334 s4").places("");
    refuse(&lost, &throw("OO 334 s8"), Illegal::WrongDice, Rule::Throw);
    let round_over = start().scores(1).scores(2).scores(3);
    refuse(&round_over, &throw("OOOOOO 334"), Illegal::WrongDice, Rule::Throw);
}

#[test]
fn placing_a_die_that_was_not_thrown_breaks_the_rule_of_the_throw() {
    let thrown = start().throws("OOAAXj 334 s1");
    for dice in ["OOO", "M", "xx", "xj", "jj", "44", "5", "OOO334 s"] {
        refuse(&thrown, &place(dice), Illegal::NotThrown, Rule::Throw);
    }
    let mined = thrown.places("s").throws("OOAAXj 334");
    refuse(&mined, &place("Os"), Illegal::NotThrown, Rule::Throw);
}

#[test]
fn five_dice_or_a_turned_tile_break_the_rule_of_the_number_tiles() {
    let thrown = start().throws("OOAAXj 334 s1");
    refuse(&thrown, &place("OOAAX"), Illegal::TooManyDice(5), Rule::NumberTiles);
    refuse(&thrown, &place("OOx34s"), Illegal::TooManyDice(6), Rule::NumberTiles);
    let again = thrown.places("OOAA").throws("Xj 334 s1");
    refuse(&again, &place("Xj33"), Illegal::TileTurned(NumberTile::Four), Rule::NumberTiles);
}

#[test]
fn with_one_tile_alone_all_its_dice_must_be_placed() {
    let last = start().throws("OOOOOO 334 s1").places("OOOO").throws("OO 334 s1").places("O").throws("O 334 s1");
    let last = last.places("").throws("O 334 s1").places("O3").throws("34 s1");
    refuse(&last, &place("34"), Illegal::TileTurned(NumberTile::Two), Rule::NumberTiles);
    refuse(&last, &place(""), Illegal::TileTurned(NumberTile::Zero), Rule::NumberTiles);
    assert_eq!(last.legal_placements().len(), 1);
}

#[test]
fn a_failed_smuggling_die_cannot_use_tile_zero_nor_room_that_is_not_there() {
    let lost = start().throws("OOOOOO 334 s5").places("O").throws("OOOOO 334 s4");
    refuse(&lost, &place(""), Illegal::TileTurned(NumberTile::One), Rule::NumberTiles);
    refuse(&lost, &place("OOOO"), Illegal::TooManyDice(5), Rule::NumberTiles);
}

#[test]
fn more_jokers_than_coins_break_the_rule_of_the_joker() {
    let thrown = start().throws("jjjjjj 334 s1");
    refuse(&thrown, &place("oamt"), Illegal::JokersUnaffordable { jokers: 4, purse: 3 }, Rule::Joker);
    let poorer = thrown.places("oam").throws("jjj 334 s1");
    refuse(&poorer, &place("x"), Illegal::JokersUnaffordable { jokers: 1, purse: 0 }, Rule::Joker);
}

#[test]
fn a_turn_by_itself_counts_the_coins_as_well() {
    let (Action::Throw(thrown), Action::Place(placement)) = (throw("jjjjjj 334 s1"), place("oa")) else {
        panic!("a throw and a placement are written");
    };
    let refused = Turn::FRESH.place(&thrown, 1, &placement);
    assert_eq!(refused, Err(Illegal::JokersUnaffordable { jokers: 2, purse: 1 }));
    assert!(Turn::FRESH.place(&thrown, 2, &placement).is_ok());
}

#[test]
fn a_turn_by_itself_refuses_dice_that_are_not_those_left() {
    let (Action::Throw(thrown), Action::Place(placed)) = (throw("OOOOOOO 123 s1"), place("O")) else {
        panic!("a throw and a placement are written");
    };
    assert_eq!(Turn::FRESH.place(&thrown, 3, &placed), Err(Illegal::WrongDice));
}

#[test]
fn a_player_of_a_larger_table_has_no_result_here() {
    let fourth = Mode::Five.player(3).expect("five play");
    let game = table(Mode::Three).throws("OOOOOO 111 s1").act(&place("111"));
    assert_eq!(game.result(fourth), None);
}

#[test]
fn mining_a_failed_smuggling_die_breaks_the_rule_of_smuggling() {
    let lost = start().throws("OOOOOO 334 s5").places("OOOO").throws("OO 334 s4");
    refuse(&lost, &place("s"), Illegal::CrystalLost, Rule::Smuggling);
}

#[test]
fn anything_after_the_end_breaks_the_rule_of_the_end() {
    let over = (0..15).fold(start(), |game, _| game.scores(1));
    for action in [throw("OOOOOO 334 s1"), place("O"), Action::Spend(0)] {
        refuse(&over, &action, Illegal::GameOver, Rule::End);
    }
}
