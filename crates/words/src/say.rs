//! One constructor for each message that the page of any game says, made from `static/shared/locales/en.ftl` by the build script.
//!
//! The parameters of a message stand in the alphabetical order of their names.

use super::message::{Arg, Message};

include!(concat!(env!("OUT_DIR"), "/say.rs"));
