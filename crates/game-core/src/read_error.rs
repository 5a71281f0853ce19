//! Where foreign text goes wrong; what is wrong there is for each game to say.

use thiserror::Error;

use crate::compact::Flaw;
use crate::line::TextPosition;

/// Why a text could not be read, and where. Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct ReadError<R> {
    pub line: usize,
    pub column: usize,
    pub reason: R,
}

impl<R> ReadError<R> {
    /// What is wrong at this place.
    pub fn at(place: TextPosition, reason: impl Into<R>) -> Self {
        Self { line: place.line, column: place.column, reason: reason.into() }
    }

    /// What is wrong with this letter of the compact form, counted from 0; it has one line only.
    pub fn at_letter(letter: usize, reason: impl Into<R>) -> Self {
        Self { line: 1, column: letter + 1, reason: reason.into() }
    }
}

impl<F: Into<R>, R> From<Flaw<F>> for ReadError<R> {
    fn from(flaw: Flaw<F>) -> Self {
        Self::at_letter(flaw.letter, flaw.reason)
    }
}
