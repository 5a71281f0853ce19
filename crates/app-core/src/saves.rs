//! Saved games: none is ever lost, and none is ever played anew.
//!
//! The game on the table is one text, its compact record, written again after every action. Games that make way for
//! another go to a list, finished ones to a second list. A text that cannot be read, damaged or from elsewhere, is set
//! aside under a name of its own; nothing but the player's wish deletes anything. Another tab of the page may write at
//! any time, so what this one has not written or read itself is put away before it is replaced.

mod backup;
mod current;
mod forget;
mod list;
mod mark;
mod memory;
mod place;
mod put_away;
mod resume;
mod set_aside;
mod settings;
mod unsaved;
mod value;

use std::cell::{Cell, RefCell};

pub use backup::{Merged, NotABackup};
pub use list::{Kept, Listed, Listing};
pub use mark::mark;
pub use place::Place;
pub use value::SavedGame;

use crate::storage::Storage;
use game_core::GameRecord;

/// What was found where something is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    Found(T),
    Nothing,
    /// Something that could not be read; it is kept under this key now.
    SetAside(String),
}

/// The saved games and settings in a storage.
#[derive(Debug)]
pub struct Saves<S, R> {
    storage: S,
    /// The text of the game on the table as this tab has last seen it.
    known: RefCell<Option<String>>,
    /// How many games this tab has put on the table.
    laid: Cell<u32>,
    /// The game on this tab's table while there is no room for it.
    unsaved: RefCell<Option<R>>,
    /// What was to be remembered where nothing can be kept: it lasts as long as the page.
    not_kept: RefCell<Vec<(String, String)>>,
}

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// The saves in this storage.
    pub const fn new(storage: S) -> Self {
        Self {
            storage,
            known: RefCell::new(None),
            laid: Cell::new(0),
            unsaved: RefCell::new(None),
            not_kept: RefCell::new(Vec::new()),
        }
    }

    /// The storage itself, to ask what kind it is.
    pub const fn storage(&self) -> &S {
        &self.storage
    }

    /// The game at this place.
    pub fn load(&self, place: Place) -> Loaded<SavedGame<R>> {
        self.read(&place.key(), value::read_game)
    }

    fn read<T>(&self, key: &str, read: impl Fn(&str) -> Option<T>) -> Loaded<T> {
        let Some(text) = self.storage.get(key) else {
            return Loaded::Nothing;
        };
        match read(&text) {
            Some(value) => Loaded::Found(value),
            // Where there is no room for it elsewhere it stays where it is.
            None => Loaded::SetAside(self.set_aside(key, &text).unwrap_or_else(|_| key.to_owned())),
        }
    }
}
