//! The compact form of a record, for saves and links: a version, a stream of bits and a check, in URL-safe letters.
//!
//! `docs/NOTATION.md` describes it. What the rules or the seed settle is not written. Every version that was ever
//! released is read for ever.

mod decode;
mod encode;
mod layout;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::log::Record;

/// The first byte of the form that is written today.
const VERSION: u8 = 1;
/// How many bytes of the SHA-256 stand at the end as a check.
const CHECK_BYTES: usize = 4;
/// Longer than any game with a reasonable number of hand-overs.
const MOST_LETTERS: usize = 1 << 16;

/// Why a text is not a compact record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    #[error("the text is too long for a game")]
    TooLong,
    #[error("a letter that does not belong here stands at place {0}")]
    Letter(usize),
    #[error("the text is damaged or incomplete")]
    Damaged,
    #[error("this was written by a newer version of the game")]
    NewerVersion,
}

/// The record in letters that may stand in a link.
#[must_use]
pub fn encode(record: &Record) -> String {
    let mut bytes = vec![VERSION];
    bytes.extend(encode::record(record));
    let check = Sha256::digest(&bytes);
    bytes.extend(&check[..CHECK_BYTES]);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The record that the letters stand for.
///
/// # Errors
/// If they stand for none. A changed or missing letter is noticed by the check of 32 bits.
pub fn decode(letters: &str) -> Result<Record, Unreadable> {
    if letters.len() > MOST_LETTERS {
        return Err(Unreadable::TooLong);
    }
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if let Some(place) = letters.chars().position(|c| !is_letter(c)) {
        return Err(Unreadable::Letter(place + 1));
    }
    let bytes = URL_SAFE_NO_PAD.decode(letters).map_err(|_| Unreadable::Damaged)?;
    let (content, check) =
        bytes.len().checked_sub(CHECK_BYTES).map(|end| bytes.split_at(end)).ok_or(Unreadable::Damaged)?;
    if Sha256::digest(content)[..CHECK_BYTES] != *check {
        return Err(Unreadable::Damaged);
    }
    let record = match content {
        [VERSION, bits @ ..] => decode::record(bits).ok_or(Unreadable::Damaged)?,
        [version, ..] if *version > VERSION => return Err(Unreadable::NewerVersion),
        _ => return Err(Unreadable::Damaged),
    };
    // One game, one text: anything else that happens to decode was not written by us.
    if encode(&record) == letters { Ok(record) } else { Err(Unreadable::Damaged) }
}
