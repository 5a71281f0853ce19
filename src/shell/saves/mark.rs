//! A short mark by which a record is known again.

use space_taxi::record::{Record, compact};

/// The last letters of a record are its check and what was last written: enough to know it by.
const LETTERS: usize = 16;

/// The mark of this record, as it is now.
#[must_use]
pub fn mark(record: &Record) -> String {
    let letters = compact::encode(record);
    letters[letters.len().saturating_sub(LETTERS)..].to_owned()
}
