//! A player's name: one to sixteen visible characters on one line.

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
    #[error("a name has at most {} characters", Name::MOST_CHARACTERS)]
    TooLong,
    #[error("a name has no invisible characters and no line breaks")]
    Invisible,
    #[error("a name has no space at its ends and no two spaces together")]
    Spaces,
}

impl Name {
    /// The most characters of a name.
    pub const MOST_CHARACTERS: usize = 16;

    /// The name, exactly as written.
    ///
    /// # Errors
    /// If the text is not a name.
    pub fn new(text: &str) -> Result<Self, BadName> {
        if text.chars().all(is_mark) {
            return Err(BadName::Empty);
        }
        if text.chars().count() > Self::MOST_CHARACTERS {
            return Err(BadName::TooLong);
        }
        if text.chars().any(is_invisible) {
            return Err(BadName::Invisible);
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

    /// Whether two names could be taken for each other: they differ at most in capitals.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Accents that stand on another character, and are no name by themselves.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
}

/// Characters that cannot be seen, or that change how others are seen: a name made of them could pose as another.
fn is_invisible(c: char) -> bool {
    let ignorable = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    ignorable || c.is_control() || (c.is_whitespace() && c != ' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_names_of_the_box_languages_are_names() {
        for name in ["Andi", "Bea", "Őrs", "Žofia", "Łukasz", "Anna Maria", "Œdipe", "7", "🦄 Mia", "Sechzehn Zeichen"]
        {
            assert_eq!(Name::new(name).map(|name| name.to_string()).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_name_that_cannot_be_seen_or_does_not_fit_is_refused() {
        let cases = [
            ("", BadName::Empty),
            ("\u{301}", BadName::Empty),
            ("\u{1bca0}", BadName::Invisible),
            ("seventeen letters", BadName::TooLong),
            ("two\nlines", BadName::Invisible),
            ("zero\u{200b}width", BadName::Invisible),
            ("\u{202e}ydnA", BadName::Invisible),
            ("tab\there", BadName::Invisible),
            (" ", BadName::Spaces),
            ("Andi ", BadName::Spaces),
            ("two  spaces", BadName::Spaces),
        ];
        for (text, why) in cases {
            assert_eq!(Name::new(text), Err(why), "{text:?}");
        }
    }

    #[test]
    fn names_that_differ_only_in_capitals_are_alike() {
        let (small, capital, other) = (Name::new("željko"), Name::new("ŽELJKO"), Name::new("zeljko"));
        let (small, capital, other) = (small.unwrap(), capital.unwrap(), other.unwrap());
        assert!(small.is_like(&capital));
        assert!(!small.is_like(&other));
    }
}
