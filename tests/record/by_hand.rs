//! Records typed by hand: what is only untidy is read.

use space_taxi::record::{read_file, text};

use crate::text::OPENING;

const TIE: &str = include_str!("../data/records/five-way-tie-short-supply.txt");
const END: &str = include_str!("../data/records/joint-winners.txt");

/// The text with lines that begin with this word, where they stand together, in the opposite order.
fn turned_round(text: &str, word: &str) -> String {
    let lines: Vec<_> = text.lines().collect();
    let together = lines.chunk_by(|one, next| one.starts_with(word) && next.starts_with(word));
    together.flat_map(|lines| lines.iter().rev()).map(|line| format!("{line}\n")).collect()
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
}
