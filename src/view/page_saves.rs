//! The saves of this page, within reach of every component.

use std::ops::Deref;
use std::rc::Rc;

use crate::table::saves::memory::TIPS;
use crate::table::saves::{Place, Saves};
use crate::table::tips::{AGAIN, NO_MORE};
use browser::listener::Listener;
use browser::local_storage::{self, LocalStorage};
use browser::tab_lock::{self, How, TabLock};
use space_taxi::record::Record;
use ui::SavesHandle;

/// What the lock on the table is called.
const TABLE: &str = "table";

/// A view of the page's saves: two of them are equal.
#[derive(Clone, PartialEq)]
pub struct PageSaves(Saves<LocalStorage>);

impl PageSaves {
    /// The saves of the page's frame.
    #[must_use]
    pub fn of(handle: &SavesHandle<Record>) -> Self {
        Self(Saves::of(Rc::clone(handle)))
    }

    /// Locks the table, on which only one tab plays at a time; `told` hears whether it is this one.
    pub fn lock_table(&self, how: How, told: impl Fn(bool) + 'static) -> TabLock {
        tab_lock::acquire(&self.storage().full_key(TABLE), how, told)
    }

    /// Whether no game was finished on this device yet, and tips were not turned away; or somebody wants them again.
    #[must_use]
    pub fn is_new_here(&self) -> bool {
        let tips = self.recall(TIPS).unwrap_or_default();
        tips.starts_with(AGAIN) || tips != NO_MORE && self.finished().games.is_empty()
    }

    /// Hears when another tab plays on with the game on the table, or puts another one there.
    pub fn watch_other_tabs(&self, played: impl Fn() + 'static) -> Listener {
        local_storage::watch(self.storage(), &Place::Current.key(), played)
    }
}

impl Deref for PageSaves {
    type Target = Saves<LocalStorage>;

    fn deref(&self) -> &Saves<LocalStorage> {
        &self.0
    }
}
