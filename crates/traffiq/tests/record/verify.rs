//! Checking a finished game's tiles against what was promised, and tiles that follow from a text.

use game_core::{Code, Seed};
use traffiq::record::{Doubt, Record, Refused, text};
use traffiq::rules::Table;

use crate::games::{From, random_record};

fn seed_of(record: &Record) -> Seed {
    record.opening().stock().seed().unwrap()
}

#[test]
fn a_finished_game_agrees_with_its_own_commitment_only() {
    let record = random_record(Table::Three, 3, From::Seed, usize::MAX);
    assert_eq!(record.verify(&seed_of(&record).commitment()), Ok(()));
    assert_eq!(record.verify(&Seed::from_bytes([7; 32]).commitment()), Err(Doubt::AnotherSeed));
}

#[test]
fn a_running_game_one_by_hand_and_one_with_a_code_cannot_be_verified() {
    let running = random_record(Table::Two, 3, From::Seed, 10);
    assert_eq!(running.verify(&seed_of(&running).commitment()), Err(Doubt::NotOver));
    let by_hand = random_record(Table::Two, 3, From::Hand, usize::MAX);
    assert_eq!(by_hand.verify(&Seed::from_bytes([7; 32]).commitment()), Err(Doubt::NoSeed));
    let coded = random_record(Table::Two, 3, From::Code("Club night"), usize::MAX);
    assert_eq!(coded.verify(&seed_of(&coded).commitment()), Err(Doubt::KnownBefore));
}

#[test]
fn a_text_whose_tiles_are_not_the_seeds_is_refused_at_the_tile() {
    let record = random_record(Table::Two, 5, From::Seed, 0);
    let seed = seed_of(&record);
    let other = Seed::from_bytes([7; 32]);
    let forged = text::print(&record).replace(&seed.to_string(), &other.to_string());
    let error = text::read(&forged).unwrap_err();
    let hand = forged.lines().position(|line| line.starts_with("hand ")).unwrap();
    assert_eq!((error.line, error.column, error.reason), (hand + 1, 6, Refused::NotTheSeedsTile.into()));
    let mut drawn = record.clone();
    let tile = drawn.draw().unwrap();
    let instead = record.game().stock().iter().find(|other| **other != tile).unwrap();
    let forged = text::print(&drawn).replace(&format!("draw {tile}"), &format!("draw {instead}"));
    let error = text::read(&forged).unwrap_err();
    assert_eq!((error.line, error.column, error.reason), (forged.lines().count(), 9, Refused::NotTheSeedsTile.into()));
}

#[test]
fn a_code_is_the_seed_of_its_sha_256() {
    let record = random_record(Table::Four, 1, From::Code("abc"), 0);
    let seed: Seed = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad".parse().unwrap();
    assert_eq!((seed_of(&record), Code::new("abc").unwrap().seed()), (seed, seed));
    let deal = |number| {
        random_record(Table::Four, number, From::Code("abc"), 0)
            .opening()
            .dealt()
            .values()
            .flatten()
            .copied()
            .collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(deal(1), deal(2), "whoever begins, the first eight tiles are the same");
}
