//! What a question to the pilot is about.

/// A new question makes the one before on the same channel stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// What a computer player does.
    Player,
    Hint,
    Odds,
    Review,
}
