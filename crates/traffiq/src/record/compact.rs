//! The compact form of a record, for saves and links: a version, a stream of bits and a check, in URL-safe letters.
//!
//! `docs/TRAFFIQ-NOTATION.md` describes it. What the rules or the seed settle is not written. Every version that was ever
//! released is read for ever.

mod decode;
mod encode;
mod layout;

/// What only the compact form can have wrong. Its place is in the [`ReadError`] around it.
pub use game_core::compact::Unreadable;
use game_core::compact::{Sealed, seal};

use super::log::Record;
use super::read_error::{ReadError, Reason};

/// The first byte. No other game begins with it.
pub const VERSION: u8 = 65;

/// The record in letters that may stand in a link.
#[must_use]
pub fn encode(record: &Record) -> String {
    seal(VERSION, &encode::record(record))
}

impl From<Record> for String {
    fn from(record: Record) -> Self {
        encode(&record)
    }
}

impl TryFrom<String> for Record {
    type Error = ReadError;

    fn try_from(letters: String) -> Result<Self, ReadError> {
        decode(&letters)
    }
}

/// The record that the letters stand for.
///
/// # Errors
/// If they stand for none, with the letter from which on they make no sense. A changed or missing letter is noticed by
/// the check of 32 bits.
pub fn decode(letters: &str) -> Result<Record, ReadError> {
    let sealed = Sealed::read(letters)?;
    match sealed.version() {
        VERSION => Ok(sealed.decode(decode::record, encode)?),
        _ if !sealed.is_whole() => Err(ReadError::at_letter(0, Unreadable::Changed)),
        version if version > VERSION => Err(ReadError::at_letter(0, Reason::NewerVersion)),
        _ => Err(ReadError::at_letter(0, Unreadable::NoSuchVersion)),
    }
}
