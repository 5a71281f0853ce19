//! A player's name: one to sixteen visible characters on one line.

mod characters;

use std::fmt;

use thiserror::Error;

/// A name that can stand on a card and on a line of the record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadName {
    #[error("a name has at least one visible character")]
    Empty,
    #[error("a name has at most {} characters and {} bytes", Name::MOST_CHARACTERS, Name::MOST_BYTES)]
    TooLong,
    #[error("a name has no line breaks, no invisible characters, and no accent without its letter")]
    Invisible,
    #[error("a name has no space at its ends and no two spaces together")]
    Spaces,
}

impl Name {
    /// The most characters of a name, as people count them: an accent belongs to its letter.
    pub const MOST_CHARACTERS: usize = 16;
    /// The most bytes of a name, as the compact form counts them. Only pictures of many parts come near it.
    pub const MOST_BYTES: usize = 127;

    /// The name, exactly as written.
    ///
    /// # Errors
    /// If the text is not a name.
    pub fn new(text: &str) -> Result<Self, BadName> {
        if text.is_empty() {
            return Err(BadName::Empty);
        }
        if !characters::are_seen(text) {
            return Err(BadName::Invisible);
        }
        if characters::count(text) > Self::MOST_CHARACTERS || text.len() > Self::MOST_BYTES {
            return Err(BadName::TooLong);
        }
        if text.starts_with(' ') || text.ends_with(' ') || text.contains("  ") {
            return Err(BadName::Spaces);
        }
        Ok(Self(text.to_owned()))
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names could be taken for each other: they differ at most in capitals, or in what holds a picture together.
    /// That an accent can be part of its letter or written behind it is no matter here: names are composed where they are typed.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.folded() == other.folded()
    }

    /// In small letters first, then in capitals: some letters have only one of the two in common, such as ß and SS.
    fn folded(&self) -> String {
        let signs = self.0.chars().filter(|sign| !characters::is_glue(*sign));
        signs.collect::<String>().to_lowercase().to_uppercase()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests;
