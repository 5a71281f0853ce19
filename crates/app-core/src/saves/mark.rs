//! A short mark by which a record is known again.

use game_core::GameRecord;

/// The last letters of a record are its check and what was last written: enough to know it by.
const LETTERS: usize = 16;

/// The mark of this record, as it is now.
#[must_use]
pub fn mark(record: &impl GameRecord) -> String {
    let letters = record.encode();
    letters[letters.len().saturating_sub(LETTERS)..].to_owned()
}
