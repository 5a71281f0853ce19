//! Lines in the wrong place or that say what the rules do not: each is explained where it goes wrong, and nothing is guessed.

use traffiq::record::{Expected, Reason, Refused, compact, text};
use traffiq::rules::{Act, Refusal};

use crate::example::lesson_after;

/// The error in these lines, which follow the lesson after so many turns.
pub fn error_after(turn: usize, lines: &str) -> (usize, usize, Reason) {
    let before = lesson_after(turn);
    let error = text::read(&format!("{before}{lines}")).expect_err(lines);
    (error.line - before.lines().count(), error.column, error.reason)
}

fn says(text: &str) -> Reason {
    Reason::Disagrees(text.to_owned())
}

const ALL_PASS: &str = "1: pass\n2: pass\n3: pass\n4: pass\n";

#[test]
fn turns_are_counted_through_the_whole_game() {
    assert_eq!(error_after(0, "2: pass"), (1, 1, Reason::TurnNumber(1)));
    assert_eq!(error_after(0, "1: pass\n  1: pass"), (2, 3, Reason::TurnNumber(2)));
    assert_eq!(error_after(3, "4: lay RWRW 49.50\n6: pass"), (2, 1, Reason::TurnNumber(5)));
    assert_eq!(error_after(0, "01: pass"), (1, 1, Reason::TurnNumber(1)));
    assert_eq!(error_after(0, "1 pass"), (1, 1, Expected::Turn(1).into()));
    assert_eq!(error_after(0, "1:pass"), (1, 1, Expected::Turn(1).into()));
    assert_eq!(error_after(3, "4: lay RWRW 49.50\nand so on"), (2, 1, Expected::Turn(5).into()));
}

#[test]
fn a_turn_is_the_next_players() {
    assert_eq!(error_after(0, "turn You"), (1, 6, Reason::NotYourTurn));
    assert_eq!(error_after(0, "turn Zoe"), (1, 6, Reason::UnknownName));
    assert_eq!(error_after(0, "turn Bea"), (1, 9, Reason::NotDue), "it was said");
    assert_eq!(error_after(3, "4: lay RWRW 49.50\nturn You"), (2, 6, Reason::NotYourTurn));
    assert_eq!(error_after(0, &format!("{ALL_PASS}turn Bea")), (5, 6, Reason::NotYourTurn));
    assert_eq!(Reason::NotYourTurn.to_string(), "not your turn");
}

#[test]
fn the_end_of_a_turn_is_shown_by_whatever_follows_it() {
    let running = text::read(&(lesson_after(3) + "4: lay RWRW 49.50\n")).unwrap();
    for shown in ["turn Bea", "5: pass", "turn Bea\n5: pass"] {
        let ended = text::read(&(lesson_after(3) + "4: lay RWRW 49.50\n" + shown)).unwrap();
        let mut expected = running.clone();
        expected.act(&Act::EndTurn).unwrap();
        if shown.contains("pass") {
            expected.act(&Act::EndTurn).unwrap();
        }
        assert_eq!(ended, expected, "{shown}");
    }
    assert_eq!(running.game().turn(), 4);
}

#[test]
fn the_rest_of_a_turn_follows_a_hand_over_with_the_same_number() {
    let written = lesson_after(3) + "4: lay RWRW 49.50\nhand-over ace You\n4: lay RBGG 49.51 taxi 50/51 beats 53/51\n";
    assert_eq!(text::print(&text::read(&written).unwrap()), written);
    let passed = lesson_after(3) + "hand-over ace You\n4: pass\nturn Bea\n";
    assert_eq!(text::print(&text::read(&passed).unwrap()), passed);
    assert_eq!(error_after(3, "4: lay RWRW 49.50\nhand-over ace You\n4: pass"), (3, 4, Reason::NoPass));
    assert_eq!(error_after(3, "4: pass; draw RRBB"), (1, 10, Reason::TooMuch));
    assert_eq!(error_after(3, "4: lay RWRW 49.50; pass"), (1, 20, Reason::NoPass));
    assert_eq!(error_after(3, "4: pass now"), (1, 9, Reason::TooMuch));
}

#[test]
fn a_hand_over_is_explained_where_it_is_wrong() {
    assert_eq!(error_after(0, "hand-over person Zoe"), (1, 18, Reason::UnknownName));
    assert_eq!(error_after(0, "hand-over rookie Bea"), (1, 11, Refused::PlaysAlready.into()));
    assert_eq!(error_after(0, "hand-over robot Bea"), (1, 11, Expected::Driver.into()));
    let over = format!("{ALL_PASS}hand-over ace Bea");
    assert_eq!(error_after(0, &over), (5, 11, Refused::from(Refusal::GameOver).into()));
}

#[test]
fn a_game_handed_over_without_end_is_refused_before_its_forms_grow_too_long() {
    let often = "hand-over person Bea\nhand-over rookie Bea\n".repeat(501);
    assert_eq!(error_after(0, &often), (1_001, 11, Refused::TooManyHandOvers.into()));
    let record = text::read(&(lesson_after(0) + &often[..often.len() / 501 * 500])).unwrap();
    assert_eq!(text::read(&text::print(&record)).as_ref(), Ok(&record));
    assert_eq!(compact::decode(&compact::encode(&record)).as_ref(), Ok(&record));
}

#[test]
fn the_end_is_what_the_rules_say() {
    assert_eq!(error_after(0, "end quiet"), (1, 1, Reason::NotDue));
    assert_eq!(error_after(0, "last round"), (1, 1, Reason::NotDue));
    assert_eq!(error_after(3, "4: lay RWRW 49.50\nend quiet"), (2, 1, Reason::NotDue));
    assert_eq!(error_after(0, &format!("{ALL_PASS}end all placed")), (5, 1, says("end quiet")));
    assert_eq!(error_after(0, &format!("{ALL_PASS}total 1 Bea")), (5, 1, says("total 0 Bea")));
    assert_eq!(error_after(0, &format!("{ALL_PASS}winner Zoe")), (5, 1, says("winner Bea")));
    assert_eq!(error_after(0, &format!("{ALL_PASS}winner Bea\nend quiet")), (6, 1, Reason::NotDue));
    for behind in ["5: pass", "5: draw RRBB", "and so on"] {
        let error = error_after(0, &format!("{ALL_PASS}{behind}"));
        assert_eq!(error, (5, 1, Refused::from(Refusal::GameOver).into()), "{behind}");
    }
    let told = lesson_after(0)
        + "1: pass\nturn You\n2: pass\nturn Bea\n3: pass\nturn You\n4: pass\nend quiet\ntotal 0 Bea\ntotal 0 You\nwinner Bea\nwinner You\n";
    assert_eq!(text::print(&text::read(&told).unwrap()), told);
}

#[test]
fn the_last_round_is_told_and_its_last_turn_may_be_ended_by_the_end() {
    let record = text::read(&lesson_after(8)).unwrap();
    let (mut drawn, mut record) = (lesson_after(8), record);
    while record.game().turns_left().is_none() {
        let tile = record.game().stock()[0];
        record.act(&Act::Draw(tile)).unwrap();
    }
    let printed = text::print(&record);
    assert!(printed.contains("\nlast round\nturn "), "{printed}");
    drawn.clear();
    drawn += &printed;
    let lay = |written: &str| {
        let game = text::read(written).unwrap();
        let mut lays = game.game().legal_acts().into_iter();
        let mut next = game.clone();
        next.act(&lays.find(|act| matches!(act, Act::Lay(lay) if lay.arrivals.is_empty())).unwrap()).unwrap();
        next
    };
    let mut first = lay(&drawn);
    first.act(&Act::EndTurn).unwrap();
    let last = text::print(&lay(&text::print(&first)));
    assert_eq!(text::read(&last).unwrap().game().end(), None, "the last turn still runs");
    let over = text::read(&(last.clone() + "end last round\n")).unwrap();
    assert!(over.game().end().is_some());
    assert!(text::print(&over).starts_with(&(last.clone() + "end last round\ntotal ")));
    let error = text::read(&(last.clone() + "end quiet")).unwrap_err();
    assert_eq!((error.column, error.reason), (1, says("end last round")));
    let behind = text::read(&(last + &format!("{}: pass", over.game().turn() + 1))).unwrap_err();
    assert_eq!((behind.column, behind.reason), (1, Refused::from(Refusal::GameOver).into()));
}

#[test]
fn spaces_blank_lines_and_remarks_do_not_matter() {
    let loose = lesson_after(1).replace('\n', " \r\n\n # a remark\n").replace(' ', " \t")
        + "2:  lay BGRB  50.51 truck 51/51 ;draw RBGG";
    assert_eq!(text::read(&format!("\u{feff}\n{loose}")), text::read(&lesson_after(2)));
}
