//! The text form of a record, for people: one line a throw. `docs/NOTATION.md` describes it.
//!
//! Printing and reading are each other's inverse. What follows from the rules (results, struck players, winners) is
//! printed for readers and checked when it is read, but may be left out.

mod notes;
mod opening;
mod print;
mod read;

pub use print::{placed, print};
pub use read::read;

/// The first word of every record.
pub(super) const TITLE: &str = "space-taxi";
/// The version of the notation.
pub(super) const VERSION: u8 = 1;
/// Words that begin lines which follow from the rules.
const NOTE_WORDS: [&str; 10] =
    ["round", "turn", "launch", "bonus", "misfire", "result", "struck", "opens", "total", "winner"];
