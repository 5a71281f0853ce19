//! The compact form of a record, for saves and links: a version, a stream of bits and a check, in URL-safe letters.
//!
//! `docs/NOTATION.md` describes it. What the rules or the seed settle is not written. Every version that was ever
//! released is read for ever.

mod decode;
mod encode;
mod layout;

/// What only the compact form can have wrong. Its place is in the [`ReadError`] around it.
pub use game_core::compact::Unreadable;
use game_core::compact::{Sealed, seal};

use super::log::Record;
use super::opening::DiceSource;
use super::read_error::{ReadError, Reason};

/// The first byte of the form that most games are written in.
const VERSION: u8 = 1;
/// The first byte where a code stands in place of the seed.
const VERSION_WITH_CODE: u8 = 2;

/// The record in letters that may stand in a link.
#[must_use]
pub fn encode(record: &Record) -> String {
    let version = match record.opening().dice() {
        DiceSource::Seed(_) | DiceSource::Hand => VERSION,
        DiceSource::Code(_) => VERSION_WITH_CODE,
    };
    seal(version, &encode::record(record))
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
    let version = sealed.version();
    if !(VERSION..=VERSION_WITH_CODE).contains(&version) {
        let flaw = match (sealed.is_whole(), version > VERSION) {
            (false, _) => Unreadable::Changed.into(),
            (true, true) => Reason::NewerVersion,
            (true, false) => Unreadable::NoSuchVersion.into(),
        };
        return Err(ReadError::at_letter(0, flaw));
    }
    Ok(sealed.decode(|bits| decode::record(bits, version == VERSION_WITH_CODE), encode)?)
}
