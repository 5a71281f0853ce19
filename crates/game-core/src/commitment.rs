//! The promise that is shown before the first throw.
//!
//! Nothing may enter from which the seed could be found.

use std::fmt;
use std::str::FromStr;

use super::hex::{self, BYTES, NotHex};

/// The SHA-256 of a seed: it binds the dice before the game without telling them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; BYTES]);

impl Commitment {
    /// The commitment with these bytes, as someone else has published them.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; BYTES]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes of the hash.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; BYTES] {
        &self.0
    }
}

/// 64 lower-case hexadecimal digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        hex::read(text).map(Self)
    }
}
