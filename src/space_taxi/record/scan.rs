//! Reading foreign text: a cursor over one line that always knows where it is.

use super::read_error::{Expected, ReadError, Reason};

/// A line being read, word by word.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    number: usize,
    text: &'a str,
    at: usize,
}

impl<'a> Line<'a> {
    pub(super) const fn new(number: usize, text: &'a str) -> Self {
        Self { number, text, at: 0 }
    }

    /// An error at the place reached.
    pub(super) fn error(&self, reason: impl Into<Reason>) -> ReadError {
        let column = self.text[..self.at].chars().count() + 1;
        ReadError { line: self.number, column, reason: reason.into() }
    }

    /// The whole line with every run of spaces as one.
    pub(super) fn plain(&self) -> String {
        self.text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What has not been read, without spaces at its ends.
    pub(super) fn rest(&mut self) -> &'a str {
        self.skip_spaces();
        let rest = self.text[self.at..].trim_end_matches([' ', '\t']);
        self.at += rest.len();
        rest
    }

    /// The next word, if there is one; the cursor stands behind it.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.skip_spaces();
        let rest = &self.text[self.at..];
        let word = &rest[..rest.find([' ', '\t']).unwrap_or(rest.len())];
        self.at += word.len();
        (!word.is_empty()).then_some(word)
    }

    /// The next word without moving on.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.clone().word()
    }

    /// Reads the next word by `read`, or stays before it with an error.
    pub(super) fn read<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ReadError> {
        self.skip_spaces();
        let mut ahead = *self;
        let thing = ahead.word().and_then(read).ok_or_else(|| self.error(expected))?;
        *self = ahead;
        Ok(thing)
    }

    /// Reads exactly this word.
    pub(super) fn expect(&mut self, word: &'static str) -> Result<(), ReadError> {
        self.read(Expected::Word(word), |found| (found == word).then_some(()))
    }

    /// Reads a number of at most three digits, with no leading zero or sign.
    pub(super) fn number(&mut self) -> Result<u8, ReadError> {
        self.read(Expected::Number, plain_number)
    }

    /// Makes sure that the line ends here.
    pub(super) fn end(&mut self) -> Result<(), ReadError> {
        self.skip_spaces();
        if self.at < self.text.len() { Err(self.error(Reason::TooMuch)) } else { Ok(()) }
    }

    /// Moves on to the next word and keeps the place, for an error that shows only later.
    pub(super) fn mark(&mut self) -> Self {
        self.skip_spaces();
        *self
    }

    /// The same place so many characters further on, for an error within a word.
    pub(super) fn further(mut self, characters: usize) -> Self {
        let rest = &self.text[self.at..];
        self.at += rest.char_indices().nth(characters).map_or(rest.len(), |(at, _)| at);
        self
    }

    fn skip_spaces(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
    }
}

/// A number as it is printed: no sign, no leading zeros.
pub(super) fn plain_number(word: &str) -> Option<u8> {
    let number: u8 = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}
