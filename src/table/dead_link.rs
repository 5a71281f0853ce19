//! Why a link leads nowhere, in words of the page.

use super::import_faults::reason;
use crate::words::{Message, say};
use space_taxi::record::DeadLink;

/// What is wrong with it.
#[must_use]
pub fn why(dead: &DeadLink) -> Message {
    match dead {
        DeadLink::NoLink => say::link_none(),
        DeadLink::NotOver => say::link_not_over(),
        DeadLink::HoldsPosition => say::link_holds_position(),
        DeadLink::HoldsGame => say::link_holds_game(),
        DeadLink::Unreadable(error) => reason(&error.reason).unwrap_or_else(say::link_wrong),
    }
}
