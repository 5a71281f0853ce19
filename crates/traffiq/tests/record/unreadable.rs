//! Compact records that cannot be read: the letter from which on they make no sense is named, and the reason.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use traffiq::record::compact::{Unreadable, VERSION, decode, encode};
use traffiq::record::{BadName, BadOpening, ReadError, Reason, Refused};
use traffiq::rules::Table;

use crate::games::{From, random_record};

/// A game on Times Square for two, A and B, of whom the first begins, both persons, hands hidden, tiles by hand: the first four.
const TWO: &str = "0 00 00 0 000 0000001 01000001 000 0000001 01000010 00 000000 000000 000000 000000";

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
    let game = encode(&random_record(Table::Four, 1, From::Seed, 20));
    assert_eq!(flaw(""), (1, Unreadable::Empty.into()));
    assert_eq!(flaw(&format!("{game}!")), (game.len() + 1, Unreadable::Letter('!').into()));
    assert_eq!(flaw(&"A".repeat(70_000)), (65_537, Reason::TooLong));
    assert_eq!(flaw("Q"), (2, Unreadable::CutShort.into()));
    assert_eq!(flaw("QQ"), (3, Unreadable::CutShort.into()));
}

#[test]
fn a_version_that_is_not_known_is_told_from_damage() {
    assert_eq!(flaw(&letters(VERSION + 1, TWO)), (1, Reason::NewerVersion));
    assert_eq!(flaw(&letters(1, TWO)), (1, Unreadable::NoSuchVersion.into()));
    let newer = letters(VERSION + 1, TWO).replace('A', "B");
    assert_eq!(flaw(&newer), (1, Unreadable::Changed.into()));
}

#[test]
fn the_reason_is_that_of_the_senseless_number() {
    let opening = |bits: &str| flaw(&letters(VERSION, bits)).1;
    assert_eq!(opening("0 11"), BadOpening::PlayerCount.into());
    assert_eq!(opening("0 00 10"), BadOpening::NoSuchOpener.into());
    assert_eq!(opening("0 00 00 0 111"), Unreadable::NoSuchDriver.into());
    assert_eq!(opening("0 00 00 0 000 0000000"), BadName::Empty.into());
    assert_eq!(opening("0 00 00 0 000 0000001 11111111"), Unreadable::NameGarbled.into());
    let alike = "0 00 00 0 000 0000001 01000001 000 0000001 01100001";
    assert_eq!(opening(alike), BadOpening::NamesAlike.into());
    let names = "0 00 00 0 000 0000001 01000001 000 0000001 01000010";
    assert_eq!(opening(&format!("{names} 11")), Reason::NoSuchSource);
    assert_eq!(opening(&format!("{names} 00 101100")), Reason::NoSuchTile);
    assert_eq!(opening(&format!("{names} 01 1010")), Unreadable::CutShort.into());
}

#[test]
fn the_place_is_the_letter_in_which_the_senseless_number_begins() {
    let bits = TWO.bytes().filter(|bit| *bit != b' ').count();
    let after_opening = |events: &str| flaw(&letters(VERSION, &format!("{TWO}{events}")));
    let letter_of = |bit: usize| (8 + bits + bit) / 6 + 1;
    let acts = decode(&letters(VERSION, &format!("{TWO}{}", "0".repeat(8)))).unwrap().game().legal_acts().len();
    // What stands beside the rules, a draw, and the acts.
    let width = usize::BITS - (acts + 1).leading_zeros();
    let aside = "0".repeat(width as usize);
    let none = "1".repeat(width as usize);
    assert_eq!(after_opening(&format!("{aside}1 10")), (letter_of(aside.len() + 1), Unreadable::NoSuchPlayer.into()));
    assert_eq!(
        after_opening(&format!("{aside}1 00 111")),
        (letter_of(aside.len() + 3), Unreadable::NoSuchDriver.into())
    );
    assert_eq!(after_opening(&format!("{aside}1 00 000")), (letter_of(aside.len() + 3), Refused::PlaysAlready.into()));
    assert_eq!(after_opening(&none), (letter_of(0), Reason::NoSuchAct));
    assert_eq!(after_opening(&format!("{aside}0 {}", "0".repeat(16))).1, Unreadable::OtherwiseWritten.into());
}

#[test]
fn a_text_that_was_cut_says_that_letters_are_missing_behind_it() {
    let game = encode(&random_record(Table::Three, 7, From::Seed, usize::MAX));
    for length in 120..game.len() - 8 {
        let cut = &game[..length];
        let (column, reason) = flaw(cut);
        let behind = (column, &reason) == (length + 1, &Unreadable::CutShort.into());
        // A letter of which only a part fits into whole bytes shows first.
        assert!(behind || (column, reason) == (length, Unreadable::Changed.into()), "cut at {length}");
    }
}

#[test]
fn a_changed_letter_is_found_where_it_stands_or_behind_it() {
    let game = encode(&random_record(Table::Three, 7, From::Hand, usize::MAX));
    for place in 0..game.len() {
        let other = if game.as_bytes()[place] == b'A' { "B" } else { "A" };
        let (column, reason) = flaw(&format!("{}{other}{}", &game[..place], &game[place + 1..]));
        // A number may begin two letters before the one that spoils it, and the check stands as a whole.
        assert!(column + 1 >= place.min(game.len() - 6), "letter {place} changed, found at column {column}");
        assert!(reason == Unreadable::Changed.into() || reason == Unreadable::CutShort.into(), "{reason:?}");
    }
}
