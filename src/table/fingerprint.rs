//! Comparing the fingerprint that somebody noted before the game with the one that the seed has.

use crate::words::{Message, say};
use space_taxi::record::{DiceSource, Doubt, Record};

/// As many digits as the table shows before the first throw; so many fit by chance once in four thousand million games.
pub const FEWEST_DIGITS: usize = 8;

/// What there is to say when the noted digits are held against the dice of a game. Digits that were not noted are taken
/// as they are.
#[must_use]
pub fn proof(record: &Record, noted: &str) -> Message {
    let seed = match record.opening().dice() {
        DiceSource::Seed(seed) => seed,
        DiceSource::Code(_) => return doubt(Doubt::KnownBefore),
        DiceSource::Hand => return doubt(Doubt::NoSeed),
    };
    let noted = noted.to_ascii_lowercase();
    let mut digits: String = noted.chars().filter(char::is_ascii_hexdigit).collect();
    if digits.len() < FEWEST_DIGITS {
        return say::dice_note_more(FEWEST_DIGITS);
    }
    digits.extend(seed.commitment().to_string().chars().skip(digits.len()));
    let verdict = digits.parse().map_err(|_| Doubt::AnotherSeed).and_then(|promised| record.verify(&promised));
    verdict.map_or_else(doubt, |()| say::dice_checked())
}

fn doubt(doubt: Doubt) -> Message {
    match doubt {
        Doubt::NoSeed => say::doubt_no_seed(),
        Doubt::KnownBefore => say::dice_known(),
        Doubt::NotOver => say::doubt_not_over(),
        Doubt::AnotherSeed => say::doubt_another_seed(),
    }
}
