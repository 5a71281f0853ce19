//! Where a game is kept.

/// A place for one game. Numbers count up, so a higher one was put away later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the table.
    Current,
    /// Among the games that wait to be continued.
    Unfinished(u32),
    /// Among the games that are over.
    Finished(u32),
}

impl Place {
    /// The key under which the game is kept there.
    #[must_use]
    pub fn key(self) -> String {
        match self {
            Self::Current => "current".to_owned(),
            Self::Unfinished(number) => format!("unfinished:{number}"),
            Self::Finished(number) => format!("finished:{number}"),
        }
    }
}

/// The number after the prefix, if the key has one that we have written.
pub(super) fn number(key: &str, prefix: &str) -> Option<u32> {
    let digits = key.strip_prefix(prefix)?;
    digits.parse().ok().filter(|number: &u32| number.to_string() == digits)
}
