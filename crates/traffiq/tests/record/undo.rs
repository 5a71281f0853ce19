//! Taking back, as far as the house ruling goes: lays and rides of the running turn, never a draw.

use traffiq::record::{CannotUndo, Driver, Level, Record, text};

use crate::example::lesson_after;

/// The lesson after so many turns, played by a person too, and what follows.
fn played(turn: usize, lines: &str) -> Record {
    text::read(&(lesson_after(turn).replace("player rookie", "player person") + lines)).unwrap()
}

#[test]
fn nothing_is_taken_back_before_the_first_act_or_past_a_draw_or_the_end_of_a_turn() {
    assert_eq!(played(0, "").can_undo(), Err(CannotUndo::NothingDone));
    assert_eq!(played(0, "hand-over ace Bea\n").can_undo(), Err(CannotUndo::NothingDone));
    assert_eq!(played(1, "").can_undo(), Err(CannotUndo::Drawn));
    assert_eq!(played(4, "5: draw BGBG\n").can_undo(), Err(CannotUndo::Drawn));
    assert_eq!(played(3, "").can_undo(), Err(CannotUndo::TurnEnded));
    assert_eq!(played(0, "1: pass\n").can_undo(), Err(CannotUndo::TurnEnded));
}

#[test]
fn lays_and_rides_are_taken_back_the_last_one_first_with_all_they_did() {
    let mut record = played(3, "4: lay RWRW 49.50; lay RBGG 49.51 taxi 50/51 beats 53/51\n");
    record.undo().unwrap();
    assert_eq!(record, played(3, "4: lay RWRW 49.50\n"));
    record.undo().unwrap();
    assert_eq!(record, played(3, ""));
    assert_eq!(record.undo(), Err(CannotUndo::TurnEnded));
    let mut record = played(5, "6: truck 51/51>52/51; taxi 50/51>51/51\n");
    record.undo().unwrap();
    record.undo().unwrap();
    assert_eq!(record, played(5, ""));
}

#[test]
fn nobody_takes_back_what_a_computer_did_even_when_a_person_has_taken_over() {
    let by_rookie = |lines: &str| text::read(&(lesson_after(0) + lines)).unwrap();
    assert_eq!(by_rookie("1: lay RRBG 51.51\n").can_undo(), Err(CannotUndo::ByComputer));
    let taken_over = by_rookie("1: lay RRBG 51.51\nhand-over person Bea\n");
    assert_eq!(taken_over.can_undo(), Err(CannotUndo::ByComputer));
    let mut on = by_rookie("1: lay RRBG 51.51\nhand-over person Bea\n1: lay RBRW 53.50\n");
    on.undo().unwrap();
    assert_eq!(on, taken_over);
}

#[test]
fn what_a_person_did_is_taken_back_though_a_computer_plays_on_and_the_hand_over_stays() {
    let mut record = played(0, "1: lay RRBG 51.51 taxi 52/51\nhand-over captain Bea\n");
    record.undo().unwrap();
    assert_eq!(record, played(0, "hand-over captain Bea\n"));
    assert_eq!(record.driver(record.game().player()), Driver::Computer(Level::Captain));
}

#[test]
fn the_end_of_the_game_is_final() {
    let record = played(0, "1: pass\n2: pass\n3: pass\n4: pass\nend quiet\n");
    assert_eq!(record.can_undo(), Err(CannotUndo::GameOver));
}
