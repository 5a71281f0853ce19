//! The saves of this page, within reach of every component.

use std::ops::Deref;
use std::rc::Rc;

use crate::names::GAME;
use crate::shell::saves::memory::TIPS;
use crate::shell::saves::{Place, Saves};
use crate::shell::tips::{AGAIN, NO_MORE};
use browser::listener::Listener;
use browser::local_storage::{self, LocalStorage};
use browser::tab_lock::{self, How, TabLock};

/// What the lock on the table is called.
const TABLE: &str = "table";

/// One for the whole page; clones are the same one.
#[derive(Clone)]
pub struct Keeper(Rc<Saves<LocalStorage>>);

impl Keeper {
    /// Opens the storage of the page, whether it works or not.
    #[must_use]
    pub fn open() -> Self {
        Self(Rc::new(Saves::new(local_storage::open(GAME))))
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

impl Deref for Keeper {
    type Target = Saves<LocalStorage>;

    fn deref(&self) -> &Saves<LocalStorage> {
        &self.0
    }
}

impl PartialEq for Keeper {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
