//! What whoever sits at the table may do, within reach of all its parts.

use yew::prelude::*;

use super::bar::MenuItem;
use crate::table::Intent;

/// Whether the people at the screen may act, and who hears what they want.
#[derive(Clone, PartialEq, Default)]
pub struct TableContext {
    /// Not while a computer plays, nor where the table is only looked at.
    pub can_act: bool,
    pub on_intent: Callback<Intent>,
    pub on_menu: Callback<MenuItem>,
}

impl TableContext {
    /// For a button by which somebody wants this.
    pub fn wants(&self, intent: Intent) -> Callback<MouseEvent> {
        self.on_intent.reform(move |_| intent)
    }

    /// For a button that leads there.
    pub fn leads_to(&self, item: MenuItem) -> Callback<MouseEvent> {
        self.on_menu.reform(move |_| item)
    }
}

/// What [`PlayTable`](super::PlayTable) provides; nobody acts where none is.
#[hook]
pub fn use_table_context() -> TableContext {
    use_context().unwrap_or_default()
}
