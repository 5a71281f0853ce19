//! Compact records that cannot be read: the letter from which on they make no sense is named, and the reason.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use space_taxi::record::compact::{Unreadable, decode, encode};
use space_taxi::record::{BadName, BadOpening, ReadError, Reason, Refused};
use space_taxi::rules::{Illegal, Mode};

use crate::games::random_record;

/// A solo flight of somebody called A, thrown by hand, up to its first event.
const SOLO: &str = "00 000 000 0000001 01000001 0";

/// Letters with a right check over this version and these bits, filled up with zeros.
fn letters(version: u8, bits: &str) -> String {
    let bits: Vec<u8> = bits.bytes().filter(|bit| *bit != b' ').map(|bit| bit - b'0').collect();
    let bytes = bits.chunks(8).map(|chunk| chunk.iter().enumerate().fold(0, |byte, (i, bit)| byte | bit << (7 - i)));
    let mut bytes: Vec<u8> = std::iter::once(version).chain(bytes).collect();
    let check = Sha256::digest(&bytes);
    bytes.extend(&check[..4]);
    URL_SAFE_NO_PAD.encode(bytes)
}

fn flaw(letters: &str) -> (usize, Reason) {
    let ReadError { line, column, reason } = decode(letters).expect_err(letters);
    assert_eq!(line, 1);
    (column, reason)
}

#[test]
fn letters_that_cannot_be_a_game_are_named_with_their_column() {
    let game = encode(&random_record(Mode::Four, 1, false, 20));
    assert_eq!(flaw(""), (1, Unreadable::Empty.into()));
    assert_eq!(flaw(&format!("{game}!")), (game.len() + 1, Unreadable::Letter('!').into()));
    assert_eq!(flaw("hello world"), (6, Unreadable::Letter(' ').into()));
    assert_eq!(flaw("äA"), (1, Unreadable::Letter('ä').into()));
    assert_eq!(flaw(&"A".repeat(70_000)), (65_537, Reason::TooLong));
    assert_eq!(flaw("A"), (2, Unreadable::CutShort.into()));
    assert_eq!(flaw("AQ"), (3, Unreadable::CutShort.into()));
}

#[test]
fn a_version_that_is_not_known_is_told_from_damage() {
    assert_eq!(flaw(&letters(3, "00001001")), (1, Reason::NewerVersion));
    assert_eq!(flaw(&letters(0, "00001001")), (1, Unreadable::NoSuchVersion.into()));
    let newer = letters(3, "00001001").replace('A', "B");
    assert_eq!(flaw(&newer), (1, Unreadable::Changed.into()));
}

#[test]
fn the_place_is_the_letter_in_which_the_senseless_number_begins() {
    let after_opening = |events: &str| flaw(&letters(1, &format!("{SOLO}{events}")));
    assert_eq!(flaw(&letters(1, "00 001")), (2, BadOpening::NoSuchOpener.into()));
    assert_eq!(flaw(&letters(1, "00 000 111")), (3, Unreadable::NoSuchDriver.into()));
    assert_eq!(flaw(&letters(1, "00 000 000 0000000")), (3, BadName::Empty.into()));
    assert_eq!(flaw(&letters(1, "00 000 000 0000001 11111111")), (4, Unreadable::NameGarbled.into()));
    let alike = "01 000 000 0000001 01000001 000 0000001 01100001";
    assert_eq!(flaw(&letters(1, alike)), (7, BadOpening::NamesAlike.into()));
    assert_eq!(after_opening("11 001"), (6, Unreadable::NoSuchPlayer.into()));
    assert_eq!(after_opening("11 000 111"), (7, Unreadable::NoSuchDriver.into()));
    assert_eq!(after_opening("11 000 000"), (7, Refused::PlaysAlready.into()));
    assert_eq!(after_opening("0 000 110"), (7, Reason::NoSuchFace));
    let throw = "0 000000000000000000 000000000 000";
    assert_eq!(after_opening(&format!("{throw} 0 101 00 0")), (12, Refused::from(Illegal::TooManyDice(5)).into()));
    assert_eq!(after_opening("10 0000000000"), (8, Unreadable::OtherwiseWritten.into()));
}

#[test]
fn a_text_that_was_cut_says_that_letters_are_missing_behind_it() {
    let game = encode(&random_record(Mode::Three, 7, false, usize::MAX));
    for length in 80..game.len() - 8 {
        let cut = &game[..length];
        let (column, reason) = flaw(cut);
        let behind = (column, &reason) == (length + 1, &Unreadable::CutShort.into());
        // A letter of which only a part fits into whole bytes shows first.
        assert!(behind || (column, reason) == (length, Unreadable::Changed.into()), "cut at {length}");
    }
}

#[test]
fn a_changed_letter_is_found_where_it_stands_or_behind_it() {
    let game = encode(&random_record(Mode::Three, 7, false, usize::MAX));
    for place in 0..game.len() {
        let other = if game.as_bytes()[place] == b'A' { "B" } else { "A" };
        let (column, reason) = flaw(&format!("{}{other}{}", &game[..place], &game[place + 1..]));
        // A number of eight bits may begin two letters before the one that spoils it, and the check stands as a whole.
        assert!(column + 1 >= place.min(game.len() - 6), "letter {place} changed, found at column {column}");
        assert!(reason == Unreadable::Changed.into() || reason == Unreadable::CutShort.into(), "{reason:?}");
    }
}

#[test]
fn the_place_is_part_of_the_message() {
    let message = decode("AeQI ").unwrap_err().to_string();
    assert!(message.starts_with("line 1, column 5: ` ` is no letter of a saved game"), "{message}");
}
