//! A record out of a file, in whichever form and however it was stored.

use std::str;

use super::log::Record;
use super::read_error::{ReadError, Reason};
use super::{compact, text};

/// Reads a record in either form. A single word is the compact form, unless it begins as every text does.
///
/// # Errors
/// If the bytes are not a record of a legal game, with the place and the reason.
pub fn read_file(bytes: &[u8]) -> Result<Record, ReadError> {
    let written = str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let (line, column) = place_after(&good);
        ReadError { line, column, reason: Reason::NotText }
    })?;
    let written = written.strip_prefix('\u{feff}').unwrap_or(written);
    let word = written.trim_ascii();
    let is_text =
        word.is_empty() || word.starts_with(text::TITLE) || word.contains(|it: char| it.is_ascii_whitespace());
    if is_text {
        return text::read(written);
    }
    let (line, column) = place_after(&written[..written.len() - written.trim_ascii_start().len()]);
    compact::decode(word).map_err(|error| ReadError { line, column: error.column + column - 1, ..error })
}

/// The line and the column that follow a text.
fn place_after(text: &str) -> (usize, usize) {
    let last = text.rsplit('\n').next().unwrap_or_default();
    (text.matches('\n').count() + 1, last.chars().count() + 1)
}
