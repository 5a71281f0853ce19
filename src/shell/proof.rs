//! Comparing the fingerprint that somebody noted before the game with the one that the seed has.

use crate::space_taxi::record::{DiceSource, Record};
use crate::space_taxi::rules::Phase;
use crate::words::{Message, say};

/// As many digits as the table shows before the first throw; so many fit by chance once in four thousand million games.
pub const FEWEST_DIGITS: usize = 8;

/// What there is to say when the noted digits are held against the dice of a game.
#[must_use]
pub fn proof(record: &Record, noted: &str) -> Message {
    let DiceSource::Seed(seed) = record.opening().dice() else {
        return say::doubt_no_seed();
    };
    if *record.game().phase() != Phase::GameOver {
        return say::doubt_not_over();
    }
    let digits: String =
        noted.chars().filter(char::is_ascii_hexdigit).map(|digit| digit.to_ascii_lowercase()).collect();
    if digits.len() < FEWEST_DIGITS {
        return say::dice_note_more(FEWEST_DIGITS);
    }
    if seed.commitment().to_string().starts_with(&digits) { say::dice_checked() } else { say::doubt_another_seed() }
}
