//! A text that stands for dice: whoever writes the same one throws the same dice.

use std::fmt;

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::seed::Seed;

/// Any text that people can agree on. Its SHA-256 is the seed, so everybody who knows it can know the dice beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code(String);

/// Why a text is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum BadCode {
    #[error("there is no code")]
    Empty,
    #[error("a code has {} bytes at most", Code::MOST_BYTES)]
    TooLong,
    #[error("a code has no signs that cannot be seen, no spaces at its ends and no two in a row")]
    Untidy,
}

impl Code {
    /// So much fits every form of the record.
    pub const MOST_BYTES: usize = 200;

    /// The code with exactly this text.
    ///
    /// # Errors
    /// If it is empty, too long, or could be mistaken for another when it is read out.
    pub fn new(text: &str) -> Result<Self, BadCode> {
        match text {
            "" => Err(BadCode::Empty),
            _ if text.len() > Self::MOST_BYTES => Err(BadCode::TooLong),
            _ if text.chars().any(char::is_control) || tidy(text) != text => Err(BadCode::Untidy),
            _ => Ok(Self(text.to_owned())),
        }
    }

    /// The code that somebody has typed or pasted: spaces and signs that nobody sees make no other one.
    ///
    /// # Errors
    /// If nothing is left of it, or it is too long.
    pub fn typed(text: &str) -> Result<Self, BadCode> {
        Self::new(&tidy(&text.replace(char::is_control, " ")))
    }

    /// The text itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The seed of all games with this code.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed::from_bytes(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
