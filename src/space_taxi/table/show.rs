//! A moment of a game that is past, with what was then chosen laid out. Nobody acts on such a table.

use super::pick::Pick;
use super::state::TableState;
use crate::space_taxi::record::Record;
use crate::space_taxi::rules::Action;

impl TableState {
    /// The table just before this choice: its dice picked, or its coins on the ticket.
    #[must_use]
    pub fn showing(record: Record, choice: &Action) -> Self {
        let mut state = Self::open(record);
        match choice {
            Action::Place(placement) => state.pick = Pick::of(placement, &state.tray),
            Action::Spend(coins) => state.spending = *coins,
            Action::Throw(_) => {}
        }
        state
    }
}
