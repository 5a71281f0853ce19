//! The compact form: small, safe in a link, and never mistaken.

use traffiq::record::compact::{decode, encode};
use traffiq::record::text;
use traffiq::rules::Table;

use crate::example::LESSON;
use crate::games::{From, played_record, random_record};
use crate::times::many::many;

const EIGHT_LETTERS: [&str; 4] = ["Annelies", "Benjamin", "Clotilde", "Dagobert"];

/// The lengths of whole games of four, shortest first.
fn lengths(from: From) -> Vec<usize> {
    let game = |number| encode(&played_record(Table::Four, number, from, &EIGHT_LETTERS)).len();
    let mut lengths: Vec<usize> = (0..u64::from(many(100))).map(game).collect();
    lengths.sort_unstable();
    lengths
}

#[test]
fn a_seeded_game_of_four_takes_at_most_300_letters() {
    let lengths = lengths(From::Seed);
    println!("with a seed: {} in the middle, {:?} at most", lengths[lengths.len() / 2], lengths.last());
    assert!(lengths.last() <= Some(&300), "{lengths:?}");
}

#[test]
fn a_game_of_four_drawn_by_hand_takes_at_most_450_letters() {
    let lengths = lengths(From::Hand);
    println!("by hand: {} in the middle, {:?} at most", lengths[lengths.len() / 2], lengths.last());
    assert!(lengths.last() <= Some(&450), "{lengths:?}");
}

#[test]
fn a_changed_letter_is_always_noticed() {
    let letters = encode(&random_record(Table::Three, 7, From::Seed, usize::MAX));
    for place in 0..letters.len() {
        let other = if letters.as_bytes()[place] == b'A' { "B" } else { "A" };
        let changed = format!("{}{other}{}", &letters[..place], &letters[place + 1..]);
        assert!(decode(&changed).is_err(), "letter {place} changed");
        assert!(decode(&letters[..place]).is_err(), "cut at {place}");
    }
}

#[test]
fn no_seed_is_written_for_tiles_drawn_by_hand_and_no_tile_for_those_of_a_seed() {
    let length = |from| encode(&random_record(Table::Two, 2, from, 0)).len();
    // Version, opening, names, the source and the check: 256 bits of a seed, or four tiles of six bits.
    assert_eq!(length(From::Seed) - length(From::Hand), (256 - 4 * 6_usize).div_ceil(6));
}

#[test]
fn what_was_saved_once_is_read_for_ever() {
    let lesson = include_str!("../data/saves/version-65-by-hand.txt").trim_end();
    assert_eq!(decode(lesson).map(|record| text::print(&record)).as_deref(), Ok(LESSON));
    assert_eq!(encode(&text::read(LESSON).unwrap()), lesson);
    let letters = include_str!("../data/saves/version-65-seeded.txt").trim_end();
    let record = decode(letters).unwrap();
    assert_eq!(text::print(&record), include_str!("../data/records/four-players-seeded.txt"));
    assert_eq!(encode(&record), letters);
}
