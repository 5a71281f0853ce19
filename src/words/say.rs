//! One constructor for each message, made from `static/locales/en.ftl` when the house is built.
//!
//! The parameters of a message stand in the alphabetical order of their names.

use super::message::{Arg, Message};

/// The English messages, which every language falls back to.
pub(super) static ENGLISH: &str = include_str!("../../static/locales/en.ftl");

/// The name that stands there in the English file.
const fn name(start: usize, length: usize) -> &'static str {
    ENGLISH.split_at(start).1.split_at(length).0
}

include!(concat!(env!("OUT_DIR"), "/say.rs"));
