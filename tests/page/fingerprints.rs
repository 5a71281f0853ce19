//! The dice after the game: only the fingerprint that was shown before it is taken.

use space_taxi::record::{DiceSource, Record, text};
use space_taxi_web::table::fingerprint::{FEWEST_DIGITS, proof};
use space_taxi_web::words::say;

const GAME: &str = include_str!("../data/records/five-players-seeded.txt");

fn game(lines: usize) -> Record {
    let lines: Vec<_> = GAME.lines().take(lines).collect();
    text::read(&(lines.join("\n") + "\n")).unwrap()
}

fn fingerprint(record: &Record) -> String {
    let DiceSource::Seed(seed) = record.opening().dice() else { panic!("this game has a seed") };
    seed.commitment().to_string()
}

#[test]
fn the_noted_fingerprint_is_taken_whole_or_from_its_beginning_on() {
    let record = game(usize::MAX);
    let whole = fingerprint(&record);
    for noted in
        [whole.clone(), whole.to_uppercase(), whole[..FEWEST_DIGITS].to_owned(), format!(" {}… ", &whole[..12])]
    {
        assert_eq!(proof(&record, &noted), say::dice_checked(), "{noted}");
    }
}

#[test]
fn another_fingerprint_is_not_taken() {
    let record = game(usize::MAX);
    let whole = fingerprint(&record);
    let last = if whole.ends_with('0') { '1' } else { '0' };
    for noted in [whole[1..].to_owned(), format!("{}{last}", &whole[..63]), format!("{whole}0"), "0".repeat(8)] {
        assert_eq!(proof(&record, &noted), say::doubt_another_seed(), "{noted}");
    }
}

#[test]
fn too_few_digits_prove_nothing() {
    let record = game(usize::MAX);
    for noted in ["", "hello", &fingerprint(&record)[..FEWEST_DIGITS - 1]] {
        assert_eq!(proof(&record, noted), say::dice_note_more(FEWEST_DIGITS), "{noted}");
    }
}

#[test]
fn before_the_end_and_without_a_seed_there_is_nothing_to_prove() {
    let running = game(12);
    assert_eq!(proof(&running, &fingerprint(&running)), say::doubt_not_over());
    let by_hand = text::read(include_str!("../data/records/misfire.txt")).unwrap();
    assert_eq!(proof(&by_hand, "00000000"), say::doubt_no_seed());
}
