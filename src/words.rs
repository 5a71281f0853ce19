//! Words: every text that a player sees or hears, in every language.
//!
//! Code never holds a sentence. It builds a [`Message`] with one of the constructors in [`say`], which exist for
//! exactly the messages of `static/locales/en.ftl`, and [`Words`] turns it into text in the language chosen. A message
//! is plain data, so the game's pictures can carry it and tests can compare it.
//!
//! Nothing about the rules or the browser enters here: the text of a file is given, never fetched.

mod bundle;
#[cfg(target_arch = "wasm32")]
mod context;
mod language;
mod message;
mod number;
pub mod rules;
pub mod say;
mod speak;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
pub use context::use_words;
pub use language::Language;
pub use message::{Arg, Message};
pub use number::Number;
pub use speak::{BadWords, Words};
