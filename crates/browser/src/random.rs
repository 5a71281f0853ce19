//! Randomness from the system, from which the seed of a game is made.

use thiserror::Error;

/// The system gives no randomness, and dice from anywhere else would not be fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

/// 32 bytes that nobody can guess.
///
/// # Errors
/// If the system refuses.
pub fn seed_bytes() -> Result<[u8; 32], NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}
