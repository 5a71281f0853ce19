//! The game on the table, if there is one, and how another one takes its place. Changes only by what people do.

use std::rc::Rc;

use super::route::OnTable;
use crate::table::{Intent, TableState};
use space_taxi::rules::Phase;

/// The game on the table, or none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CurrentGame {
    table: Option<Rc<TableState>>,
    /// How many games were opened so far, so that nobody takes one for the other.
    opened: u32,
}

/// What can be done with it.
#[derive(Clone, Debug)]
pub enum CurrentGameAction {
    /// Puts a game on the table, new or resumed.
    Open(Box<TableState>),
    /// Shows the game on the table as it was left elsewhere. Another game is not put there.
    Show(Box<TableState>),
    Do(Intent),
    /// Clears the table.
    Clear,
}

impl CurrentGame {
    /// The game on this table; none without one.
    #[must_use]
    pub fn with(table: Option<TableState>) -> Self {
        Self { table: table.map(Rc::new), opened: 0 }
    }

    /// Its table, if there is a game.
    #[must_use]
    pub const fn table(&self) -> Option<&Rc<TableState>> {
        self.table.as_ref()
    }

    /// Whether there is a game, and whether it is over.
    #[must_use]
    pub fn on_table(&self) -> OnTable {
        match &self.table {
            None => OnTable::Nothing,
            Some(table) if *table.record().game().phase() == Phase::GameOver => OnTable::Over,
            Some(_) => OnTable::Running,
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.opened
    }

    /// What is on the table after this.
    #[must_use]
    pub fn after(&self, action: CurrentGameAction) -> Self {
        match action {
            CurrentGameAction::Show(seen) if !self.table().is_some_and(|table| is_further(&seen, table)) => {
                self.clone()
            }
            CurrentGameAction::Open(table) | CurrentGameAction::Show(table) => {
                Self { table: Some((*table).into()), opened: self.opened.wrapping_add(1) }
            }
            CurrentGameAction::Do(intent) => {
                Self { table: self.table.as_ref().map(|table| table.after(&intent).into()), opened: self.opened }
            }
            CurrentGameAction::Clear => Self { table: None, opened: self.opened },
        }
    }
}

/// Whether this is what the table shows, at another scene.
fn is_further(seen: &TableState, table: &TableState) -> bool {
    seen.scene() != table.scene() && seen.record() == table.record()
}

#[cfg(target_arch = "wasm32")]
impl yew::Reducible for CurrentGame {
    type Action = CurrentGameAction;

    fn reduce(self: Rc<Self>, action: CurrentGameAction) -> Rc<Self> {
        self.after(action).into()
    }
}
