//! Reading foreign text: what is wrong is said with its line and column, and nothing is ever guessed.

use space_taxi::dice::NotHex;
use space_taxi::record::{BadName, BadOpening, Expected, Reason, Refused, compact, text};

pub const OPENING: [&str; 7] = [
    "space-taxi 1",
    "mode table",
    "player person Andi",
    "player ace Bea",
    "player cabbie Chris",
    "begins Bea",
    "dice by hand",
];

/// The error of a record in which the opening is right and these lines follow.
pub fn error_after_opening(lines: &str) -> (usize, usize, Reason) {
    let error = text::read(&format!("{}\n{lines}", OPENING.join("\n"))).expect_err(lines);
    (error.line - OPENING.len(), error.column, error.reason)
}

/// The error of an opening with one line changed; the line counts from 1.
fn error_of_opening(line: usize, instead: &str) -> (usize, usize, Reason) {
    let mut opening = OPENING;
    opening[line - 1] = instead;
    let error = text::read(&opening.join("\n")).expect_err(instead);
    (error.line, error.column, error.reason)
}

#[test]
fn a_bad_opening_is_explained_where_it_is_bad() {
    let word = |word| Expected::Word(word).into();
    let few = BadOpening::PlayerCount;
    assert_eq!(error_of_opening(1, "chess 1"), (1, 1, Expected::Title.into()));
    assert_eq!(error_of_opening(1, "space-taxi 2"), (1, 12, Reason::NewerVersion));
    assert_eq!(error_of_opening(1, "space-taxi 0"), (1, 12, Expected::Title.into()));
    assert_eq!(error_of_opening(2, "table"), (2, 1, word("mode")));
    assert_eq!(error_of_opening(2, "mode tables"), (2, 6, Expected::Mode.into()));
    assert_eq!(error_of_opening(2, "mode solo"), (4, 1, few.into()));
    assert_eq!(error_of_opening(3, "player human Andi"), (3, 8, Expected::Driver.into()));
    assert_eq!(error_of_opening(3, "player person Andi the Astronaut"), (3, 15, BadName::TooLong.into()));
    assert_eq!(error_of_opening(5, "player person  andi"), (5, 16, BadOpening::NamesAlike.into()));
    assert_eq!(error_of_opening(3, ""), (6, 1, few.into()));
    assert_eq!(error_of_opening(3, "player ace A\nplayer ace B\nplayer ace C\n  player ace D"), (8, 1, few.into()));
    assert_eq!(error_of_opening(6, "begins Bert"), (6, 8, BadOpening::NoSuchOpener.into()));
    assert_eq!(error_of_opening(7, "dice cup"), (7, 6, Expected::DiceSource.into()));
    assert_eq!(error_of_opening(7, ""), (7, 1, word("dice")));
    assert_eq!(text::read("").unwrap_err().reason, Expected::Title.into());
    assert_eq!(text::read(&"x".repeat(1 << 19)).unwrap_err().reason, Reason::TooLong);
}

#[test]
fn what_is_wrong_with_a_seed_is_said_at_its_digit() {
    assert_eq!(error_of_opening(7, "dice seed 12"), (7, 11, NotHex::Length { digits: 2 }.into()));
    assert_eq!(error_of_opening(7, "dice seed"), (7, 10, NotHex::Length { digits: 0 }.into()));
    assert_eq!(error_of_opening(7, "dice seed 12G4"), (7, 13, NotHex::Digit { place: 3 }.into()));
}

#[test]
fn a_note_that_disagrees_with_the_rules_is_refused_with_what_they_say() {
    let turn = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";
    let says = |text: &str| Reason::Disagrees(text.to_owned());
    assert_eq!(error_after_opening("round 2").2, says("round 1"));
    assert_eq!(error_after_opening("turn Andi").2, says("turn Bea"));
    assert_eq!(error_after_opening(&format!("{turn}launch 8 x 4 + 7")), (5, 1, says("launch 8 x 4 + 8")));
    assert_eq!(error_after_opening(&format!("{turn}launch 8 x 4 + 8\nbonus 1")).2, says("bonus 2"));
    assert_eq!(error_after_opening(&format!("{turn}spend 0\nresult 41")).2, says("result 40"));
    assert_eq!(error_after_opening(&format!("{turn}winner Bea")).2, Expected::Spend.into());
    assert_eq!(error_after_opening("1: OAMTXj f123 s4\nround 1").2, Expected::Placement.into());
}

#[test]
fn a_game_handed_over_without_end_is_refused_before_its_forms_grow_too_long() {
    let often = "hand-over person Bea\nhand-over ace Bea\n".repeat(501);
    assert_eq!(error_after_opening(&often), (1_001, 11, Refused::TooManyHandOvers.into()));
    let record = text::read(&format!("{}\n{}", OPENING.join("\n"), &often[..often.len() / 501 * 500])).unwrap();
    assert_eq!(text::read(&text::print(&record)).as_ref(), Ok(&record));
    assert_eq!(compact::decode(&compact::encode(&record)).as_ref(), Ok(&record));
}

#[test]
fn spaces_blank_lines_and_remarks_do_not_matter() {
    let loose = "\u{feff}# our evening\r\n\r\n  space-taxi\t1\r\nmode table\nplayer person Andi\n# the boss:\nplayer ace Bea\n\
                 player cabbie Chris\nbegins   Bea\ndice by hand\n\n1:  XjTMAO  s4 f321 ->  2:  f2   j=O\n";
    let record = text::read(loose).unwrap();
    let printed = text::print(&record);
    assert!(printed.ends_with("1: OAMTXj f123 s4 -> 2: j=O f2\n"), "{printed}");
}
