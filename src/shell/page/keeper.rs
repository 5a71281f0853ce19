//! The saves of this page, within reach of every component.

use std::ops::Deref;
use std::rc::Rc;

use crate::platform::claim::{Claim, How, claim};
use crate::platform::storage::{self, Storage};
use crate::platform::watch::Watch;
use crate::shell::saves::memory::TIPS;
use crate::shell::saves::{Place, Saves};
use crate::shell::tips::{AGAIN, NO_MORE};

/// What the claim on the table is called.
const TABLE: &str = "table";

/// One for the whole page; clones are the same one.
#[derive(Clone)]
pub struct Keeper(Rc<Saves<Storage>>);

impl Keeper {
    /// Opens the storage of the page, whether it works or not.
    #[must_use]
    pub fn open() -> Self {
        Self(Rc::new(Saves::new(storage::open())))
    }

    /// Claims the table, on which only one tab plays at a time; `told` hears whether it is this one.
    pub fn claim_table(&self, how: How, told: impl Fn(bool) + 'static) -> Claim {
        claim(&self.shelf().full_key(TABLE), how, told)
    }

    /// Whether no game was finished on this device yet, and tips were not turned away; or somebody wants them again.
    #[must_use]
    pub fn is_new_here(&self) -> bool {
        let tips = self.recall(TIPS).unwrap_or_default();
        tips.starts_with(AGAIN) || tips != NO_MORE && self.finished().games.is_empty()
    }

    /// Hears when another tab plays on with the game on the table, or puts another one there.
    pub fn watch_other_tabs(&self, played: impl Fn() + 'static) -> Watch {
        storage::watch(self.shelf(), &Place::Current.key(), played)
    }
}

impl Deref for Keeper {
    type Target = Saves<Storage>;

    fn deref(&self) -> &Saves<Storage> {
        &self.0
    }
}

impl PartialEq for Keeper {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
