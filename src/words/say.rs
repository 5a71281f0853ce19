//! One constructor for each message, made from `static/locales/en.ftl` when the house is built.
//!
//! The parameters of a message stand in the alphabetical order of their names.

use super::message::{Arg, Message};

/// The English messages, which every language falls back to; in the page, those that do not come later.
pub(super) static ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/english.ftl"));

include!(concat!(env!("OUT_DIR"), "/say.rs"));
