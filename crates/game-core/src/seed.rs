//! The secret from which all chance of a game follows.
//!
//! Where it comes from is not decided here, and it leaves only when it is asked for: through [`Seed::bytes`] or as
//! text through `Display`. `Debug`, which ends up in panic messages and logs, tells the commitment instead.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use super::commitment::Commitment;
use super::hex::{self, BYTES, NotHex};
use super::sampler::sample;

/// 256 bits that decide everything that is thrown or drawn in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; BYTES]);

impl Seed {
    /// The seed with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; BYTES]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes. Whoever knows them knows all dice to come.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; BYTES] {
        &self.0
    }

    /// A number below `limit`, every one equally likely: that of this stream of the seed. One stream never tells anything of another.
    ///
    /// # Panics
    /// If there is no number below it.
    #[must_use]
    pub fn draw(&self, stream: u64, limit: u32) -> u32 {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(stream);
        sample(limit, || words.next_u32())
    }

    /// What can be shown before the game: the SHA-256 of the 32 bytes.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment::from_bytes(Sha256::digest(self.0).into())
    }
}

/// 64 lower-case hexadecimal digits. Whoever reads them knows all dice to come.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

/// The commitment only, so that no message of a failure gives the dice away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Seed").field(&self.commitment()).finish()
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        hex::read(text).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_never_shows_in_a_debug_message() {
        let seed = Seed::from_bytes(std::array::from_fn(|i| i as u8 * 7));
        for message in [format!("{seed:?}"), format!("{seed:#?}"), format!("{:?}", Some([seed]))] {
            assert!(!message.contains(&seed.to_string()), "{message}");
            assert!(message.contains(&seed.commitment().to_string()), "{message}");
        }
    }

    #[test]
    fn text_and_bytes_tell_the_same_seed() {
        let seed: Seed = format!("{}ff", "00".repeat(31)).parse().unwrap();
        assert_eq!((seed.bytes()[0], seed.bytes()[31]), (0, 255));
        assert_eq!(Seed::from_bytes(*seed.bytes()), seed);
    }
}
