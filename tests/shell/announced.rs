use dice_table::shell::announce::announcements;
use dice_table::space_taxi::rules::Species;
use dice_table::space_taxi::table::{Intent, JokerChoice, TableState};

use crate::tables::{after, doing, english, finished, fresh};

fn said(table: &TableState) -> String {
    english(&announcements(table)).join(". ")
}

#[test]
fn a_throw_is_told_with_its_dice() {
    let told = said(&fresh().after(&Intent::Throw));
    assert!(told.starts_with("Andi throws 10 dice. Thrown: "), "{told}");
}

#[test]
fn a_die_that_is_picked_tells_it_itself() {
    assert_eq!(said(&after("1: OAMTXj f111 s1").after(&Intent::Toggle(0))), "");
}

#[test]
fn a_placement_is_told_with_its_tile_and_its_price() {
    let pick = [Intent::Toggle(5), Intent::Decide(JokerChoice::Paid(Species::Orbi)), Intent::Toggle(0), Intent::Place];
    assert_eq!(said(&doing(&after("1: OAMTXj f111 s1"), &pick)), "Andi places 2 dice. Tile used: 2. Andi pays 1 coin");
    assert_eq!(said(&after("1: OAMTXj f111 s1").after(&Intent::KeepNone)), "Andi places no dice. Tile used: 0");
}

#[test]
fn a_lift_off_is_told_with_its_arithmetic() {
    let table = after("1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s6 -> 1: s6\n4: TX");
    let told = said(&doing(&table, &[Intent::Toggle(0), Intent::Toggle(1), Intent::Place]));
    assert!(told.contains("Lift-off! Fuel 8, factor 2. 5 times 2 plus 6 plus 0: 16 points"), "{told}");
}

#[test]
fn what_cannot_be_done_is_told_with_its_reason() {
    assert_eq!(said(&fresh().after(&Intent::Undo)), "There is nothing to take back yet. Throw the dice first.");
    assert_eq!(said(&fresh().after(&Intent::KeepNone)), "Throw the dice first.");
}

#[test]
fn nothing_is_told_of_a_game_that_was_just_opened() {
    assert_eq!(said(&TableState::open(finished("four-players"))), "");
}
