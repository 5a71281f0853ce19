//! Words: every text that a player sees or hears, in every language.
//!
//! Code never holds a sentence. It builds a [`Message`] with a constructor, which exists for exactly the messages of the English files ([`say`] has
//! those that the page of any game says, each game's page its own), and [`Words`] turns it into text in the language chosen. A message is plain
//! data, so a game's pictures can carry it and tests can compare it.
//!
//! Nothing about a game or the browser enters here: the text of a file is given, never fetched.

mod bundle;
mod language;
mod message;
mod number;
pub mod say;
mod speak;
#[cfg(test)]
mod tests;

pub use language::Language;
pub use message::{Arg, Message};
pub use number::Number;
pub use speak::{BadWords, Words};

/// The messages of [`say`] in English.
pub static ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/messages.ftl"));
