//! The compact form of a record, for saves and links: a version, a stream of bits and a check, in URL-safe letters.
//!
//! `docs/NOTATION.md` describes it. What the rules or the seed settle is not written. Every version that was ever
//! released is read for ever.

mod decode;
mod encode;
mod layout;

use base64ct::{Base64UrlUnpadded, Encoding};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::log::Record;
use super::opening::DiceSource;
use super::read_error::{ReadError, Reason};

/// The first byte of the form that most games are written in.
const VERSION: u8 = 1;
/// The first byte where a code stands in place of the seed.
const VERSION_WITH_CODE: u8 = 2;
/// How many bytes of the SHA-256 stand at the end as a check.
const CHECK_BYTES: usize = 4;
/// Longer than any game with a reasonable number of hand-overs.
const MOST_LETTERS: usize = 1 << 16;

/// What only the compact form can have wrong. Its place is in the [`ReadError`] around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Unreadable {
    #[error("there is nothing to read")]
    Empty,
    #[error("`{0}` is no letter of a saved game; they are A to Z, a to z, 0 to 9, - and _")]
    Letter(char),
    #[error("letters are missing: the text ends in the middle of the game")]
    CutShort,
    #[error("letters have been changed or are missing: the check at the end does not fit")]
    Changed,
    #[error("there is no such version of a saved game")]
    NoSuchVersion,
    #[error("nobody drives a taxi under this number")]
    NoSuchDriver,
    #[error("nobody sits at this place")]
    NoSuchPlayer,
    #[error("no die has a face of this number")]
    NoSuchFace,
    #[error("the letters of a name are damaged")]
    NameGarbled,
    #[error("a game is written in one way only, and here it would be written differently")]
    OtherwiseWritten,
}

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

/// A version, some bytes and the check, in letters.
pub(super) fn seal(version: u8, content: &[u8]) -> String {
    let mut bytes = vec![version];
    bytes.extend(content);
    let check = Sha256::digest(&bytes);
    bytes.extend(&check[..CHECK_BYTES]);
    Base64UrlUnpadded::encode_string(&bytes)
}

/// The version and the bytes that were sealed.
pub(super) fn unseal(letters: &str) -> Result<(u8, Vec<u8>), ReadError> {
    let bytes = read_letters(letters)?;
    let Some((version, content, check)) = parts(&bytes) else {
        return Err(at(letters.len(), Unreadable::CutShort));
    };
    if !is_check(&bytes, check) {
        return Err(at(0, Unreadable::Changed));
    }
    Ok((version, content.to_vec()))
}

/// Whether the last bytes are the check of those before.
fn is_check(bytes: &[u8], check: &[u8]) -> bool {
    Sha256::digest(&bytes[..bytes.len() - CHECK_BYTES])[..CHECK_BYTES] == *check
}

/// The record that the letters stand for.
///
/// # Errors
/// If they stand for none, with the letter from which on they make no sense. A changed or missing letter is noticed by
/// the check of 32 bits.
pub fn decode(letters: &str) -> Result<Record, ReadError> {
    let bytes = read_letters(letters)?;
    let Some((version, content, check)) = parts(&bytes) else {
        return Err(at(letters.len(), Unreadable::CutShort));
    };
    let fits = is_check(&bytes, check);
    if !(VERSION..=VERSION_WITH_CODE).contains(&version) {
        let flaw = match (fits, version > VERSION) {
            (false, _) => Unreadable::Changed.into(),
            (true, true) => Reason::NewerVersion,
            (true, false) => Unreadable::NoSuchVersion.into(),
        };
        return Err(at(0, flaw));
    }
    let record = match decode::record(content, version == VERSION_WITH_CODE) {
        Err(flaw) if flaw.reason == Unreadable::CutShort.into() => Err(at(letters.len(), flaw.reason)),
        Err(flaw) if fits => Err(at(letter_of(flaw.bit), flaw.reason)),
        Err(flaw) => Err(at(letter_of(flaw.bit), Unreadable::Changed)),
        Ok(_) if !fits => Err(at(letter_of(content.len() * 8), Unreadable::Changed)),
        Ok(record) => Ok(record),
    }?;
    // One game, one text: anything else that happens to decode was not written by us.
    match first_difference(&encode(&record), letters) {
        None => Ok(record),
        Some(place) => Err(at(place, Unreadable::OtherwiseWritten)),
    }
}

fn read_letters(letters: &str) -> Result<Vec<u8>, ReadError> {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if let Some((place, foreign)) = letters.chars().enumerate().find(|(_, c)| !is_letter(*c)) {
        return Err(at(place, Unreadable::Letter(foreign)));
    }
    match letters.len() {
        0 => return Err(at(0, Unreadable::Empty)),
        length if length > MOST_LETTERS => return Err(at(MOST_LETTERS, Reason::TooLong)),
        _ => {}
    }
    match Base64UrlUnpadded::decode_vec(letters) {
        Ok(bytes) => Ok(bytes),
        // One letter alone is less than a byte.
        Err(_) if letters.len() % 4 == 1 => Err(at(letters.len(), Unreadable::CutShort)),
        // All of them are letters, so it is the last one, which stands for bits that nobody writes.
        Err(_) => Err(at(letters.len() - 1, Unreadable::Changed)),
    }
}

/// The version, the stream of bits and the check.
fn parts(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (content, check) = bytes.split_at(bytes.len().checked_sub(CHECK_BYTES)?);
    let (version, bits) = content.split_first()?;
    Some((*version, bits, check))
}

/// An error at the letter with this place, counted from 0. There is one line only.
pub(super) fn at(place: usize, reason: impl Into<Reason>) -> ReadError {
    ReadError { line: 1, column: place + 1, reason: reason.into() }
}

/// The place of the letter in which this bit of the stream begins, behind the eight of the version.
const fn letter_of(bit: usize) -> usize {
    (8 + bit) / 6
}

fn first_difference(ours: &str, theirs: &str) -> Option<usize> {
    let differs = ours.bytes().zip(theirs.bytes()).position(|(our, their)| our != their);
    differs.or_else(|| (ours.len() != theirs.len()).then(|| ours.len().min(theirs.len())))
}
