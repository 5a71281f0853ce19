//! Records as they come out of files: in either form, and not always as text.

use space_taxi::record::{ReadError, Reason, compact, read_file, text};

const GAME: &str = include_str!("../data/records/misfire.txt");

#[test]
fn either_form_is_read_whatever_stands_around_it() {
    let record = text::read(GAME).unwrap();
    let letters = compact::encode(&record);
    for stored in [
        GAME.to_owned(),
        GAME.replace('\n', "\r\n"),
        format!("\u{feff}{GAME}"),
        letters.clone(),
        format!("\u{feff}{letters}\r\n"),
        format!("\n\n  {letters} \n"),
    ] {
        assert_eq!(read_file(stored.as_bytes()).as_ref(), Ok(&record), "{stored}");
    }
}

#[test]
fn what_is_no_text_is_found_at_its_first_byte() {
    let stored = b"space-taxi 1\nmode \xc3\xa9\xff\xfe";
    assert_eq!(read_file(stored), Err(ReadError { line: 2, column: 7, reason: Reason::NotText }));
    let in_sixteen_bits: Vec<u8> = GAME.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert!(read_file(&in_sixteen_bits).is_err());
    assert_eq!(read_file(b"\xff\xfes\0"), Err(ReadError { line: 1, column: 1, reason: Reason::NotText }));
}

#[test]
fn a_fault_in_the_compact_form_is_found_where_it_stands_in_the_file() {
    let letters = compact::encode(&text::read(GAME).unwrap());
    let alone = compact::decode(&letters.replacen('I', "!", 1)).unwrap_err();
    let stored = format!("\n  {}\n", letters.replacen('I', "!", 1));
    let error = read_file(stored.as_bytes()).unwrap_err();
    assert_eq!((error.line, error.column), (2, alone.column + 2));
    assert_eq!(error.reason, alone.reason);
}

#[test]
fn a_finished_game_is_handed_over_to_nobody() {
    let finished = include_str!("../data/records/joint-winners.txt");
    assert!(text::read(finished).is_ok());
    let error = text::read(&format!("{finished}hand-over rookie Andi\n")).unwrap_err();
    assert_eq!(error.line, finished.lines().count() + 1);
}
