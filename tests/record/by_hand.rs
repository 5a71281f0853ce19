//! Records typed by hand: a slip is answered with what was written and with the rule it breaks, and what is only untidy
//! is read.

use space_taxi::record::{read_file, text};

use crate::text::{OPENING, error_after_opening};

const FLIGHT: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";
const TIE: &str = include_str!("../data/records/five-way-tie-short-supply.txt");
const END: &str = include_str!("../data/records/joint-winners.txt");

/// The place after the opening, and what is wrong there.
fn told(lines: &str) -> String {
    let (line, column, reason) = error_after_opening(lines);
    format!("{line}.{column} {reason}")
}

fn each_is_told(cases: &[(&str, &str)]) {
    for (lines, answer) in cases {
        assert_eq!(told(lines), *answer, "{lines}");
    }
}

/// The text with lines that begin with this word, where they stand together, in the opposite order.
fn turned_round(text: &str, word: &str) -> String {
    let lines: Vec<_> = text.lines().collect();
    let together = lines.chunk_by(|one, next| one.starts_with(word) && next.starts_with(word));
    together.flat_map(|lines| lines.iter().rev()).map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_forgotten_or_surplus_die_is_answered_with_the_tile_that_was_written() {
    let says = "a tile places as many dice as it says: this is tile";
    each_is_told(&[
        ("1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s4 -> 2: A", &format!("2.21 {says} 2, and the dice written are 1")),
        ("1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s4 -> 1: MT", &format!("2.20 {says} 1, and the dice written are 2")),
        ("1: OAMTXj f123 s4 -> 4: OAMTX", &format!("1.22 {says} 4, and the dice written are 5")),
        ("1: OAMTXj f123 s4 -> 0\n2: OAMTXj f123 s4 -> 1:", &format!("2.22 {says} 1, and the dice written are 0")),
        ("1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s4 -> 0 A", &format!("2.21 {says} 0, and the dice written are 1")),
        (
            "1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s3 -> 3: lost",
            &format!("2.21 {says} 3, and the dice written are 1"),
        ),
        ("1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s4 -> 1: AM", "2.21 tile 1 has been turned over already"),
        ("1: OAMTXj f123 s4 -> 5: OA", "1.22 there is no tile 5; they are 0 to 4"),
    ]);
}

#[test]
fn a_crystal_that_is_gone_already_is_called_gone() {
    let gone = "the crystal is gone already: a smuggling die that is lost stays beside the board";
    let lost = "1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s3 -> 2: A lost\n";
    each_is_told(&[
        ("1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s3 -> 3: A lost lost", &format!("2.31 {gone}")),
        (&format!("{lost}3: MTXj f123 -> 3: MT lost"), &format!("3.23 {gone}")),
        (&format!("{lost}3: MTXj f123 -> 3: MT s3"), &format!("3.23 {gone}")),
    ]);
    let mined = told("1: OAMTXj f123 s4 -> 1: s4\n2: OAMTXj f123 -> 2: O lost");
    assert_eq!(mined, "2.24 a die is placed that was not thrown");
}

#[test]
fn a_lost_crystal_that_is_not_named_is_asked_for_with_the_rule() {
    assert_eq!(
        told("1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s3 -> 2: AM"),
        "2.26 the smuggling die fell below its last number, so it is lost: `lost` must stand among the dice placed"
    );
}

#[test]
fn lines_that_begin_alike_stand_in_any_order_and_are_printed_in_one() {
    for (text, word) in [(TIE, "struck "), (END, "total "), (END, "winner ")] {
        let typed = turned_round(text, word);
        assert_ne!(typed, text, "{word}");
        let record = text::read(&typed).unwrap_or_else(|error| panic!("{word}: {error}"));
        assert_eq!(text::print(&record), text);
    }
    let some = TIE.replacen("struck Ada\nstruck Ben\nstruck Cleo\nstruck Dan\n", "struck Dan\nstruck Ben\n", 1);
    assert_eq!(text::read(&some).map(|record| text::print(&record)).as_deref(), Ok(TIE));
}

#[test]
fn lines_that_begin_alike_are_still_said_once_and_in_their_place() {
    let not_due = "by the rules this line does not belong here; what follows from the rules may be left out";
    let told = |typed: String| text::read(&typed).unwrap_err().to_string();
    let late = TIE.replacen("struck Eve\nopens Cleo\n", "opens Cleo\nstruck Eve\n", 1);
    assert_eq!(told(late), format!("line 61, column 1: {not_due}"));
    let twice = TIE.replacen("struck Eve\n", "struck Ada\n", 1);
    assert_eq!(told(twice), "line 60, column 1: by the rules this line would be `struck Eve`");
    let total = END.lines().rfind(|line| line.starts_with("total ")).unwrap();
    let wrong = total.replacen("total ", "total 1", 1);
    assert!(told(END.replacen(total, &wrong, 1)).ends_with(&format!("by the rules this line would be `{total}`")));
}

#[test]
fn a_last_line_that_ends_in_a_carriage_return_is_read() {
    let record = text::read(TIE).unwrap();
    let carriage = TIE.replace('\n', "\r\n");
    for typed in [carriage.trim_end_matches('\n'), &format!("{TIE}\r"), &format!("{}\r", TIE.trim_end()), &carriage] {
        assert_eq!(text::read(typed).as_ref(), Ok(&record));
        assert_eq!(read_file(typed.as_bytes()).as_ref(), Ok(&record));
    }
    let running = format!("{}\r\n1: OAMTXj f123 s4 -> 1: O\r", OPENING.join("\r\n"));
    assert_eq!(text::read(&running).unwrap().events().len(), 2);
    assert_eq!(text::read(&OPENING.join("\r\n").replace("hand", "hand\r")).unwrap().events().len(), 0);
    assert_eq!(text::read("space-taxi\r").unwrap_err().column, 11);
}

#[test]
fn a_wrong_number_of_a_throw_is_told_how_throws_are_counted() {
    let counted = "the throws of a turn are counted from 1: this is throw";
    each_is_told(&[
        ("2: OAMTXj f123 s4", &format!("1.1 {counted} 1, written `1:`")),
        ("01: OAMTXj f123 s4", &format!("1.1 {counted} 1, written `1:`")),
        ("1: OAMTXj f123 s4 -> 1: O\n1: AMTXj f123 s4", &format!("2.1 {counted} 2, written `2:`")),
    ]);
}

#[test]
fn what_comes_next_is_told_with_its_rule() {
    let throw = |number: u8| {
        format!(
            "now all dice that are not yet placed are thrown: throw {number} of the turn is written `{number}:`, a space \
             and its dice, such as `OAAXXj f245 s3`"
        )
    };
    let spend =
        "after a launch the coins come first: `spend` and how many are paid for points, `spend 0` where none are";
    each_is_told(&[
        ("1 OAMTXj f123 s4", &format!("1.1 {}", throw(1))),
        ("1:OAMTXj f123 s4", &format!("1.1 {}", throw(1))),
        ("Bea: OAMTXj f123 s4", &format!("1.1 {}", throw(1))),
        ("1: OAMTXj f123 s4 -> 1: O\nAMTXj f123 s4", &format!("2.1 {}", throw(2))),
        (&format!("{FLIGHT}2: OO"), &format!("5.1 {spend}")),
        (
            "1: OAMTXj f123 s4\n2: OAMTXj f123 s4",
            "2.1 thrown dice are placed first: `->`, a tile and its dice, such as `-> 2: AA`, or `-> 0`",
        ),
        ("winner Bea", "1.1 by the rules this line does not belong here; what follows from the rules may be left out"),
    ]);
}

#[test]
fn coins_are_asked_for_by_what_a_game_has() {
    let coins = "here a number of coins must stand, from 0 to 27 and without zeros in front";
    for typed in ["300", "all", "01", "-1", ""] {
        assert_eq!(told(&format!("{FLIGHT}spend {typed}")), format!("5.7 {coins}"), "{typed}");
    }
    assert_eq!(told(&format!("{FLIGHT}spend 28")), "5.7 more coins are paid than there are: 28 paid, 5 in the purse");
}

#[test]
fn an_arrow_that_sticks_to_its_neighbours_is_named() {
    let arrow = "`->` stands once behind a throw, as a word of its own: a space before it and one behind it";
    each_is_told(&[
        ("1: OAMTXj f123 s4->2: OA", &format!("1.18 {arrow}")),
        ("1: s4 f123 OAMTXj->2: OA", &format!("1.18 {arrow}")),
        ("1: s4 OAMTXj f123-> 2: OA", &format!("1.18 {arrow}")),
        ("1: OAMTXj f123 s4 ->2: OA", &format!("1.19 {arrow}")),
        ("1: OAMTXj f123 s4\n->2: OA", &format!("2.1 {arrow}")),
        ("1: OAMTXj f123 s4 -> 2: OA -> 1: M", &format!("1.28 {arrow}")),
        (
            "1: OAMTXj f123 s4 -> 2:OA",
            "1.22 behind `->` stands a tile: `0`, which places nothing, or `1:` to `4:`, a space and as many dice",
        ),
    ]);
}

#[test]
fn a_first_line_alone_is_a_text_and_no_damaged_letters() {
    let told = |typed: &str| read_file(typed.as_bytes()).unwrap_err().to_string();
    let begins = "a record begins with the line `space-taxi 1`";
    assert_eq!(told("space-taxi"), format!("line 1, column 11: {begins}"));
    assert_eq!(told("\u{feff}space-taxi\r\n"), format!("line 1, column 11: {begins}"));
    assert_eq!(told("\n space-taxi \n"), format!("line 2, column 13: {begins}"));
    assert_eq!(told("space-taxi1"), format!("line 1, column 1: {begins}"));
    assert_eq!(told("space-taxi 1"), "line 2, column 1: here the word `mode` must stand");
    assert_eq!(told("space-taxi one"), format!("line 1, column 12: {begins}"));
    assert_eq!(told(""), format!("line 1, column 1: {begins}"));
}
