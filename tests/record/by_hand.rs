//! Records typed by hand: what is only untidy is read.

use space_taxi::record::{read_file, text};

use crate::text::OPENING;

const TIE: &str = include_str!("../data/records/five-way-tie-short-supply.txt");

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
