//! A record out of a file, in whichever form and however it was stored.

use game_core::compact::Sealed;
use game_core::file::Contents;

use super::log::Record;
use super::read_error::{ReadError, Reason};
use super::{compact, text};

/// Whether a file claims to hold a record of this game, however much of it can be read: by its first word, or by the version of its
/// compact form.
#[must_use]
pub fn claims_file(bytes: &[u8]) -> bool {
    let written = String::from_utf8_lossy(bytes);
    let mut lines = written.trim_start_matches('\u{feff}').lines().map(str::trim_ascii);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#')).unwrap_or_default();
    match first.split_ascii_whitespace().next() {
        Some(text::TITLE) => true,
        Some(letters) => Sealed::read(letters).is_ok_and(|sealed| sealed.version() == compact::VERSION),
        None => false,
    }
}

/// Reads a record in either form. A single word is the compact form, unless it begins as every text does.
///
/// # Errors
/// If the bytes are not a record of a legal game, with the place and the reason.
pub fn read_file(bytes: &[u8]) -> Result<Record, ReadError> {
    let contents = Contents::read(bytes, text::TITLE).map_err(|place| ReadError::at(place, Reason::NotText))?;
    contents.record(text::read, compact::decode)
}
