//! Reading foreign text: a cursor that knows where it is, and errors that say where and why.

use thiserror::Error;

use super::log::Refused;
use super::name::BadName;
use super::opening::BadOpening;
use crate::space_taxi::rules::UnreachableTurn;

/// Why a text could not be read, and where. Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct ReadError {
    pub line: usize,
    pub column: usize,
    pub reason: Reason,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    #[error("{0} is expected here")]
    Expected(Expected),
    #[error("nothing more is expected on this line")]
    TooMuch,
    #[error("the text is too long for a game")]
    TooLong,
    #[error("this was written by a newer version of the game")]
    NewerVersion,
    #[error(transparent)]
    Name(#[from] BadName),
    #[error(transparent)]
    Opening(#[from] BadOpening),
    #[error("nobody at the table has this name")]
    UnknownName,
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    Unreachable(#[from] UnreachableTurn),
    #[error("there are only 27 coins")]
    TooManyCoins,
    #[error("these are not the dice that are left to throw")]
    WrongDice,
    #[error("the smuggling die did not fall below its last number, so it is not lost")]
    NotLost,
    #[error("by the rules this line would be `{0}`")]
    Disagrees(String),
}

/// What would have been right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    #[error("`{0}`")]
    Word(&'static str),
    #[error("`table` or `solo`")]
    Mode,
    #[error("`person`, `rookie`, `cabbie`, `captain` or `ace`")]
    Driver,
    #[error("`by hand` or `seed` and its 64 digits")]
    DiceSource,
    #[error("a throw, such as `1: OAAXXj f245 s3`,")]
    Throw,
    #[error("dice, such as `OAj`, `j=X`, `f14`, `s3` or `lost`,")]
    Placed,
    #[error("a throw, a placement, `spend` or `hand-over`")]
    Line,
    #[error("a number")]
    Number,
    #[error("tiles, such as `0234`, or `-`")]
    Tiles,
    #[error("seats, such as `AAX`, or `-`")]
    Seats,
    #[error("fuel, such as `14`, or `-`")]
    Fuel,
    #[error("`-`, a number to reach such as `4+`, a mined one such as `=6`, or `lost`")]
    Crystal,
    #[error("rounds from 1 to 5")]
    Rounds,
}

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

impl From<Expected> for Reason {
    fn from(expected: Expected) -> Self {
        Self::Expected(expected)
    }
}
