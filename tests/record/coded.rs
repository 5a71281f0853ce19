//! Games whose dice follow from a text: the same at every table, and promised to nobody.

use space_taxi::dice::{Seed, next_throw};
use space_taxi::record::{BadCode, Code, DiceSource, Doubt, compact, text};
use space_taxi::rules::Mode;

use crate::games::coded_record;

#[test]
fn the_seed_of_a_code_is_its_sha_256() {
    let seed: Seed = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad".parse().unwrap();
    assert_eq!(Code::new("abc").unwrap().seed(), seed);
}

#[test]
fn spaces_that_nobody_sees_make_no_other_code() {
    assert_eq!(Code::typed("  Club \t night\n"), Code::new("Club night"));
    assert_eq!(Code::typed("Club\u{1}night\u{7f}"), Code::new("Club night"));
    assert_ne!(Code::typed("club night"), Code::new("Club night"));
    assert_eq!(Code::typed(" "), Err(BadCode::Empty));
    assert_eq!(Code::new("a "), Err(BadCode::Untidy));
    assert_eq!(Code::new("a\u{7}b"), Err(BadCode::Untidy));
    assert_eq!(Code::new(&"é".repeat(101)), Err(BadCode::TooLong));
    assert!(Code::new(&"é".repeat(100)).is_ok());
}

#[test]
fn a_game_with_a_code_is_read_as_it_is_written() {
    for (number, code) in ["Club night", "by hand", "seed 12", "# -> 4: Ő", "x"].into_iter().enumerate() {
        for mode in Mode::ALL {
            let record = coded_record(mode, number as u64, code);
            assert_eq!(text::read(&text::print(&record)).as_ref(), Ok(&record), "{code}");
            assert_eq!(compact::decode(&compact::encode(&record)).as_ref(), Ok(&record), "{code}");
        }
    }
}

#[test]
fn two_tables_with_one_code_throw_the_same_dice() {
    let dice = |number| {
        let record = coded_record(Mode::Four, number, "Club night");
        record.opening().dice().seed().and_then(|seed| next_throw(&seed, &record.opening().game()))
    };
    assert_eq!(dice(1), dice(2));
    let by_code = DiceSource::Code(Code::new("abc").unwrap());
    assert_eq!(by_code.seed(), DiceSource::Seed(by_code.seed().unwrap()).seed());
}

#[test]
fn nothing_was_promised_about_the_dice_of_a_code() {
    let record = coded_record(Mode::Solo, 5, "Club night");
    let promised = record.opening().dice().seed().unwrap().commitment();
    assert_eq!(record.verify(&promised), Err(Doubt::KnownBefore));
}

#[test]
fn every_saved_version_is_read_for_ever() {
    let saved = include_str!("../data/saves/version-2.txt").trim_end();
    let record = compact::decode(saved).unwrap();
    assert_eq!(record.opening().dice(), &DiceSource::Code(Code::new("Club night").unwrap()));
    assert_eq!(compact::encode(&record), saved);
}
