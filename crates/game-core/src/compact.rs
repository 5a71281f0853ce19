//! The compact form of any record: a version, a stream of bits and a check, in letters that may stand in a link.
//!
//! Nothing of a game may enter but what it hands in: which bits there are is its own affair, those of [`parts`] excepted.

pub mod parts;

use base64ct::{Base64UrlUnpadded, Encoding};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::bits::{BitReader, CutShort};

/// How many bytes of the SHA-256 stand at the end as a check.
const CHECK_BYTES: usize = 4;
/// Longer than any game with a reasonable number of hand-overs.
pub const MOST_LETTERS: usize = 1 << 16;

/// What only the compact form can have wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Unreadable {
    #[error("there is nothing to read")]
    Empty,
    #[error("`{0}` is no letter of a saved game; they are A to Z, a to z, 0 to 9, - and _")]
    Letter(char),
    #[error("the text is too long for a game")]
    TooLong,
    #[error("letters are missing: the text ends in the middle of the game")]
    CutShort,
    #[error("letters have been changed or are missing: the check at the end does not fit")]
    Changed,
    #[error("there is no such version of a saved game")]
    NoSuchVersion,
    #[error("nobody plays under this number")]
    NoSuchDriver,
    #[error("nobody sits at this place")]
    NoSuchPlayer,
    #[error("the letters of a name are damaged")]
    NameGarbled,
    #[error("a game is written in one way only, and here it would be written differently")]
    OtherwiseWritten,
}

impl From<CutShort> for Unreadable {
    fn from(_: CutShort) -> Self {
        Self::CutShort
    }
}

/// What is wrong, and the letter from which on it is, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw<R> {
    pub letter: usize,
    pub reason: R,
}

/// What letters hold: a version and its content, whether or not the check fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed<'a> {
    letters: &'a str,
    version: u8,
    content: Vec<u8>,
    is_whole: bool,
}

/// A version, some bytes and the check, in letters.
#[must_use]
pub fn seal(version: u8, content: &[u8]) -> String {
    let mut bytes = vec![version];
    bytes.extend(content);
    let check = Sha256::digest(&bytes);
    bytes.extend(&check[..CHECK_BYTES]);
    Base64UrlUnpadded::encode_string(&bytes)
}

impl<'a> Sealed<'a> {
    /// What these letters hold.
    ///
    /// # Errors
    /// If they hold nothing at all.
    pub fn read(letters: &'a str) -> Result<Self, Flaw<Unreadable>> {
        let flaw = |letter, reason| Err(Flaw { letter, reason });
        let bytes = bytes(letters)?;
        let Some((content, check)) = bytes.split_last_chunk::<CHECK_BYTES>() else {
            return flaw(letters.len(), Unreadable::CutShort);
        };
        let is_whole = Sha256::digest(content)[..CHECK_BYTES] == *check;
        match content.split_first() {
            None => flaw(letters.len(), Unreadable::CutShort),
            Some((version, content)) => Ok(Self { letters, version: *version, content: content.to_vec(), is_whole }),
        }
    }

    /// The first byte.
    #[must_use]
    pub const fn version(&self) -> u8 {
        self.version
    }

    /// Whether the check fits.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The bytes that were sealed.
    ///
    /// # Errors
    /// If the check does not fit.
    pub fn content(&self) -> Result<&[u8], Flaw<Unreadable>> {
        if self.is_whole { Ok(&self.content) } else { Err(Flaw { letter: 0, reason: Unreadable::Changed }) }
    }

    /// The record whose bits these are. It must be written in just these letters: anything else that happens to be read was
    /// not written by us.
    ///
    /// # Errors
    /// If there is none, with the reason; a changed or missing letter is noticed by the check of 32 bits.
    pub fn decode<T, R: From<Unreadable> + PartialEq>(
        &self,
        read: impl FnOnce(&mut BitReader) -> Result<T, R>,
        write: impl FnOnce(&T) -> String,
    ) -> Result<T, Flaw<R>> {
        let flaw = |letter, reason| Err(Flaw { letter, reason });
        let mut bits = BitReader::new(&self.content);
        match read(&mut bits) {
            Err(reason) if reason == Unreadable::CutShort.into() => flaw(self.letters.len(), reason),
            Err(reason) if self.is_whole => flaw(letter_of(bits.last_number()), reason),
            Err(_) => flaw(letter_of(bits.last_number()), Unreadable::Changed.into()),
            Ok(_) if !self.is_whole => flaw(letter_of(self.content.len() * 8), Unreadable::Changed.into()),
            Ok(record) => match first_difference(&write(&record), self.letters) {
                None => Ok(record),
                Some(letter) => flaw(letter, Unreadable::OtherwiseWritten.into()),
            },
        }
    }
}

fn bytes(letters: &str) -> Result<Vec<u8>, Flaw<Unreadable>> {
    let flaw = |letter, reason| Err(Flaw { letter, reason });
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if let Some((place, foreign)) = letters.chars().enumerate().find(|(_, c)| !is_letter(*c)) {
        return flaw(place, Unreadable::Letter(foreign));
    }
    match letters.len() {
        0 => return flaw(0, Unreadable::Empty),
        length if length > MOST_LETTERS => return flaw(MOST_LETTERS, Unreadable::TooLong),
        _ => {}
    }
    match Base64UrlUnpadded::decode_vec(letters) {
        Ok(bytes) => Ok(bytes),
        // One letter alone is less than a byte.
        Err(_) if letters.len() % 4 == 1 => flaw(letters.len(), Unreadable::CutShort),
        // All of them are letters, so it is the last one, which stands for bits that nobody writes.
        Err(_) => flaw(letters.len() - 1, Unreadable::Changed),
    }
}

/// The place of the letter in which this bit of the stream begins, behind the eight of the version.
const fn letter_of(bit: usize) -> usize {
    (8 + bit) / 6
}

fn first_difference(ours: &str, theirs: &str) -> Option<usize> {
    let differs = ours.bytes().zip(theirs.bytes()).position(|(our, their)| our != their);
    differs.or_else(|| (ours.len() != theirs.len()).then(|| ours.len().min(theirs.len())))
}
