//! One constructor for each message of the game, made from `static/locales/en.ftl` by the build script, and those that the page of any game says.
//!
//! The parameters of a message stand in the alphabetical order of their names.

pub use ::words::say::*;
use ::words::{Arg, Message};

include!(concat!(env!("OUT_DIR"), "/say.rs"));
