//! The room with the table: which game is being played in it. Changes only by what people do.

use std::rc::Rc;

use super::route::OnTable;
use crate::table::{Intent, TableState};
use space_taxi::rules::Phase;

/// A room, with or without a game on its table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Room {
    table: Option<Rc<TableState>>,
    /// How many games were opened so far, so that nobody takes one for the other.
    opened: u32,
}

/// What can be done in it.
#[derive(Clone, Debug)]
pub enum RoomAction {
    /// Puts a game on the table, new or resumed.
    Open(Box<TableState>),
    /// Shows the game on the table as it was left elsewhere. Another game is not put there.
    Show(Box<TableState>),
    Do(Intent),
    /// Clears the table.
    Clear,
}

impl Room {
    /// A room with this table, if a game is on it.
    #[must_use]
    pub fn with(table: Option<TableState>) -> Self {
        Self { table: table.map(Rc::new), opened: 0 }
    }

    /// The table, if a game is on it.
    #[must_use]
    pub const fn table(&self) -> Option<&Rc<TableState>> {
        self.table.as_ref()
    }

    /// What kind of game is on it.
    #[must_use]
    pub fn game(&self) -> OnTable {
        match &self.table {
            None => OnTable::Nothing,
            Some(table) if *table.record().game().phase() == Phase::GameOver => OnTable::Over,
            Some(_) => OnTable::Running,
        }
    }

    /// The number of the game on the table.
    #[must_use]
    pub const fn game_number(&self) -> u32 {
        self.opened
    }

    /// The room after this.
    #[must_use]
    pub fn after(&self, action: RoomAction) -> Self {
        match action {
            RoomAction::Show(seen) if !self.table().is_some_and(|table| is_further(&seen, table)) => self.clone(),
            RoomAction::Open(table) | RoomAction::Show(table) => {
                Self { table: Some((*table).into()), opened: self.opened.wrapping_add(1) }
            }
            RoomAction::Do(intent) => {
                Self { table: self.table.as_ref().map(|table| table.after(&intent).into()), opened: self.opened }
            }
            RoomAction::Clear => Self { table: None, opened: self.opened },
        }
    }
}

/// Whether this is what the table shows, at another scene.
fn is_further(seen: &TableState, table: &TableState) -> bool {
    seen.scene() != table.scene() && seen.record() == table.record()
}

#[cfg(target_arch = "wasm32")]
impl yew::Reducible for Room {
    type Action = RoomAction;

    fn reduce(self: Rc<Self>, action: RoomAction) -> Rc<Self> {
        self.after(action).into()
    }
}
