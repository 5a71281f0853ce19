//! Checking a finished game's dice against what was promised.

use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Doubt, Record, Refused, text};
use space_taxi::rules::Mode;

use crate::games::random_record;

fn seed_of(record: &Record) -> Seed {
    match record.opening().dice() {
        DiceSource::Seed(seed) => *seed,
        DiceSource::Code(_) | DiceSource::Hand => panic!("this game has a seed"),
    }
}

#[test]
fn a_finished_game_agrees_with_its_own_commitment_only() {
    let record = random_record(Mode::Five, 3, false, usize::MAX);
    assert_eq!(record.verify(&seed_of(&record).commitment()), Ok(()));
    let other = Seed::from_bytes([7; 32]).commitment();
    assert_eq!(record.verify(&other), Err(Doubt::AnotherSeed));
}

#[test]
fn a_running_game_and_a_game_thrown_by_hand_cannot_be_verified() {
    let running = random_record(Mode::Three, 3, false, 10);
    assert_eq!(running.verify(&seed_of(&running).commitment()), Err(Doubt::NotOver));
    let by_hand = random_record(Mode::Three, 3, true, usize::MAX);
    assert_eq!(by_hand.verify(&Seed::from_bytes([7; 32]).commitment()), Err(Doubt::NoSeed));
}

#[test]
fn a_text_whose_dice_are_not_the_seeds_is_refused() {
    let record = random_record(Mode::Three, 5, false, 1);
    let seed = seed_of(&record).to_string();
    let forged = text::print(&record).replace(&seed, &Seed::from_bytes([7; 32]).to_string());
    let error = text::read(&forged).unwrap_err();
    assert_eq!(error.reason, Refused::NotTheSeedsDice.into());
    assert_eq!((error.line, error.column), (forged.lines().count(), 4));
}
