//! Reading a line of a record strictly: what is expected, or an error that says where and why not.

pub(super) use game_core::Line;
use game_core::plain_number;

use super::read_error::{Expected, ReadError, Reason};

/// What a record wants of a line.
pub(super) trait ReadLine {
    /// An error at the place reached.
    fn error(&self, reason: impl Into<Reason>) -> ReadError;
    /// Reads the next word by `read`, or stays before it with an error.
    fn read<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ReadError>;
    /// Makes sure that the line ends here.
    fn end(&mut self) -> Result<(), ReadError>;

    /// Reads exactly this word.
    fn expect(&mut self, word: &'static str) -> Result<(), ReadError> {
        self.read(Expected::Word(word), |found| (found == word).then_some(()))
    }

    /// Reads a number of at most three digits, with no leading zero or sign.
    fn number(&mut self, expected: Expected) -> Result<u8, ReadError> {
        self.read(expected, plain_number)
    }
}

impl ReadLine for Line<'_> {
    fn error(&self, reason: impl Into<Reason>) -> ReadError {
        ReadError::at(self.place(), reason)
    }

    fn read<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ReadError> {
        self.read_word(read).ok_or_else(|| self.error(expected))
    }

    fn end(&mut self) -> Result<(), ReadError> {
        if self.is_over() { Ok(()) } else { Err(self.error(Reason::TooMuch)) }
    }
}
