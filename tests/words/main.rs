//! The message files, from outside: that every language says all that English says, and says it properly.

mod catalogue;
mod files;
mod glossary;
mod mistakes;
mod plurals;
mod rule_numbers;
mod sentences;
mod speaking;
mod typography;
