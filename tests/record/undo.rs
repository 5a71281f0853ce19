//! Taking back, as far as the house ruling goes: back to the last throw, never past it.

use space_taxi::record::{CannotUndo, Driver, Level, Record, text};
use space_taxi::rules::Phase;

const OPENING: &str =
    "space-taxi 1\nmode table\nplayer person Andi\nplayer ace Bea\nplayer person Chris\nbegins Andi\ndice by hand\n";
const FLIGHT: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";
const MISFIRE: &str = "1: OOOOOO f111 s8 -> 3: f111\n";

fn played(lines: &[&str]) -> Record {
    text::read(&format!("{OPENING}{}", lines.concat())).unwrap()
}

#[test]
fn nothing_is_taken_back_before_the_first_act_or_past_a_throw() {
    assert_eq!(played(&[]).can_undo(), Err(CannotUndo::NothingDone));
    assert_eq!(played(&["1: OOOOOO f334 s8\n"]).can_undo(), Err(CannotUndo::Thrown));
}

#[test]
fn a_placement_is_taken_back_until_the_next_throw() {
    let mut record = played(&["1: OOOOOj f334 s8 -> 2: O j=X\n"]);
    record.undo().unwrap();
    assert_eq!(record, played(&["1: OOOOOj f334 s8\n"]));
    assert_eq!(record.undo(), Err(CannotUndo::Thrown));
}

#[test]
fn spending_and_then_the_launch_are_taken_back_with_their_coins() {
    let mut record = played(&[FLIGHT, "spend 4\n"]);
    record.undo().unwrap();
    assert!(matches!(record.game().phase(), Phase::ToSpend(flight) if flight.bonus == 2));
    record.undo().unwrap();
    assert!(matches!(record.game().phase(), Phase::ToPlace(..)));
    assert_eq!(record.game().coins().supply(), 18);
    assert_eq!(record.undo(), Err(CannotUndo::Thrown));
}

#[test]
fn a_settled_round_reopens() {
    let mut record = played(&[MISFIRE, MISFIRE, FLIGHT, "spend 1\n"]);
    assert_eq!(*record.game().phase(), Phase::RoundOver);
    record.undo().unwrap();
    assert!(record.game().rounds().is_empty());
}

#[test]
fn a_misfire_is_taken_back_until_the_next_player_throws() {
    let mut record = played(&[MISFIRE]);
    record.undo().unwrap();
    assert_eq!(record, played(&["1: OOOOOO f111 s8\n"]));
}

#[test]
fn nobody_takes_back_what_a_computer_did_even_when_a_person_has_taken_over() {
    assert_eq!(played(&[MISFIRE, MISFIRE]).can_undo(), Err(CannotUndo::ByComputer));
    assert_eq!(played(&[MISFIRE, MISFIRE, "hand-over person Bea\n"]).can_undo(), Err(CannotUndo::ByComputer));
}

#[test]
fn what_a_person_did_is_taken_back_though_a_computer_plays_on_and_the_hand_over_stays() {
    let mut record = played(&["1: OOOOOO f334 s8 -> 1: s8\nhand-over captain Andi\n"]);
    record.undo().unwrap();
    assert_eq!(record, played(&["1: OOOOOO f334 s8\nhand-over captain Andi\n"]));
    let andi = record.game().player();
    assert_eq!(record.driver(andi), Driver::Computer(Level::Captain));
}

#[test]
fn the_end_of_the_game_is_final() {
    let round = [MISFIRE, "hand-over person Bea\n", MISFIRE, MISFIRE, "hand-over ace Bea\n"].concat();
    let mut record = played(&[&round.repeat(4), MISFIRE, "hand-over person Bea\n", MISFIRE, FLIGHT, "spend 0\n"]);
    assert_eq!(*record.game().phase(), Phase::GameOver);
    assert_eq!(record.undo(), Err(CannotUndo::GameOver));
}
