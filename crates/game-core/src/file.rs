//! What a file holds that should be a record: lines of text, or letters of the compact form, however it was stored.

use std::str;

use crate::line::TextPosition;
use crate::read_error::ReadError;

/// What is written in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents<'a> {
    /// Lines for people.
    Text(&'a str),
    /// A single word, and where it stands.
    Letters(&'a str, TextPosition),
}

impl<'a> Contents<'a> {
    /// What these bytes hold. A single word is letters, unless it begins with the title that every text begins with.
    ///
    /// # Errors
    /// If they are no text, with the place of the first sign that is none.
    pub fn read(bytes: &'a [u8], title: &str) -> Result<Self, TextPosition> {
        let written = str::from_utf8(bytes)
            .map_err(|error| place_after(&String::from_utf8_lossy(&bytes[..error.valid_up_to()])))?;
        let written = written.strip_prefix('\u{feff}').unwrap_or(written);
        let word = written.trim_ascii();
        if word.is_empty() || word.starts_with(title) || word.contains(|it: char| it.is_ascii_whitespace()) {
            return Ok(Self::Text(written));
        }
        Ok(Self::Letters(word, place_after(&written[..written.len() - written.trim_ascii_start().len()])))
    }
}

impl Contents<'_> {
    /// The record that is written so, by the readers of the two forms.
    ///
    /// # Errors
    /// What is wrong, with its place in the file.
    pub fn record<T, R>(
        self,
        text: impl FnOnce(&str) -> Result<T, ReadError<R>>,
        letters: impl FnOnce(&str) -> Result<T, ReadError<R>>,
    ) -> Result<T, ReadError<R>> {
        match self {
            Self::Text(written) => text(written),
            Self::Letters(word, start) => letters(word).map_err(|error| ReadError {
                line: start.line,
                column: error.column + start.column - 1,
                ..error
            }),
        }
    }
}

/// The line and the column that follow a text.
fn place_after(text: &str) -> TextPosition {
    let last = text.rsplit('\n').next().unwrap_or_default();
    TextPosition { line: text.matches('\n').count() + 1, column: last.chars().count() + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_word_is_letters_unless_it_begins_as_every_text_does() {
        let read = |text: &'static str| Contents::read(text.as_bytes(), "chess").unwrap();
        assert_eq!(read("\u{feff}chess"), Contents::Text("chess"));
        assert_eq!(read("AQ BQ"), Contents::Text("AQ BQ"));
        assert_eq!(read(" \n"), Contents::Text(" \n"));
        assert_eq!(read("\n  AQ\r\n"), Contents::Letters("AQ", TextPosition { line: 2, column: 3 }));
    }

    #[test]
    fn the_first_sign_that_is_no_text_is_named() {
        assert_eq!(Contents::read(b"chess 1\n\xc3\xa9\xff", "chess"), Err(TextPosition { line: 2, column: 2 }));
    }
}
