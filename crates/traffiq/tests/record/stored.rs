//! What saves and links ask of a record, and records out of files.

use game_core::GameRecord;
use traffiq::record::{Reason, Record, claims_file, compact, read_file, text};
use traffiq::rules::Table;

use crate::example::LESSON;
use crate::games::{From, random_record};

#[test]
fn a_record_is_saved_as_any_games_is() {
    let over = random_record(Table::Three, 4, From::Seed, usize::MAX);
    let running = Record::replay(over.opening().clone(), &over.events()[..9]).unwrap();
    assert_eq!(Record::GAME, "traffiq");
    assert_eq!(Record::decode(&running.encode()), Some(running.clone()));
    assert_eq!(Record::decode("AQ"), None);
    assert_eq!((over.is_over(), running.is_over()), (true, false));
    assert!(Record::new(over.opening().clone()).is_untouched() && !running.is_untouched());
    assert!(running.is_earlier_than(&over) && running.is_earlier_than(&running) && !over.is_earlier_than(&running));
    let other = random_record(Table::Three, 5, From::Seed, 9);
    assert!(!running.is_earlier_than(&other));
}

#[test]
fn a_file_holds_either_form() {
    let record = text::read(LESSON).unwrap();
    assert_eq!(read_file(LESSON.as_bytes()).as_ref(), Ok(&record));
    assert_eq!(read_file(format!("\u{feff}{LESSON}").as_bytes()).as_ref(), Ok(&record));
    assert_eq!(read_file(format!("\n {}\r\n", compact::encode(&record)).as_bytes()).as_ref(), Ok(&record));
    let error = read_file(b"traffiq 1\n\xff").unwrap_err();
    assert_eq!((error.line, error.column, error.reason), (2, 1, Reason::NotText));
    let error = read_file(b"\n  A!").unwrap_err();
    assert_eq!((error.line, error.column), (2, 4));
}

#[test]
fn a_file_of_this_game_is_told_from_others() {
    let letters = compact::encode(&text::read(LESSON).unwrap());
    for ours in [LESSON, "\u{feff}\r\n# ours\r\n  traffiq 9", "traffiq", &letters, &format!("\n {letters}\r\n")] {
        assert!(claims_file(ours.as_bytes()), "{ours}");
    }
    for other in ["", "\n", "space-taxi 1\nmode solo", "traffic 1", "AQ", &game_core::compact::seal(1, b"traffiq")] {
        assert!(!claims_file(other.as_bytes()), "{other}");
    }
}

#[test]
fn a_record_passes_through_serde_in_its_compact_form() {
    use serde::Deserialize;
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, StrDeserializer};

    let record = text::read(LESSON).unwrap();
    let letters = compact::encode(&record);
    let read: StrDeserializer<Error> = letters.as_str().into_deserializer();
    assert_eq!(Record::deserialize(read), Ok(record));
}
