//! The text form of a record, for people: one line a turn. `docs/TRAFFIQ-NOTATION.md` describes it.
//!
//! Printing and reading are each other's inverse. What follows from the rules (whose turn it is, who leaves, who wins) is
//! printed for readers and checked when it is read, but may be left out.

mod notes;
mod opening;
mod print;
mod read;

pub use super::notation::turn_text as turn;
pub use print::print;
pub use read::read;

/// The first word of every record.
pub(super) const TITLE: &str = "traffiq";
/// The version of the notation.
pub(super) const VERSION: u8 = 1;
/// Words that begin lines which follow from the rules.
const NOTE_WORDS: [&str; 5] = ["turn", "last", "end", "total", "winner"];
