//! One constructor for each message, made from `static/locales/en.ftl` when the house is built.
//!
//! The parameters of a message stand in the alphabetical order of their names.

use super::message::{Arg, Message};

/// The English messages, which every language falls back to.
pub(super) static ENGLISH: &str = include_str!("../../static/locales/en.ftl");

include!(concat!(env!("OUT_DIR"), "/say.rs"));
