//! A record out of a file, in whichever form and however it was stored.

use game_core::file::Contents;

use super::log::Record;
use super::read_error::{ReadError, Reason};
use super::{compact, text};

/// Reads a record in either form. A single word is the compact form, unless it begins as every text does.
///
/// # Errors
/// If the bytes are not a record of a legal game, with the place and the reason.
pub fn read_file(bytes: &[u8]) -> Result<Record, ReadError> {
    let contents = Contents::read(bytes, text::TITLE).map_err(|place| ReadError::at(place, Reason::NotText))?;
    contents.record(text::read, compact::decode)
}
