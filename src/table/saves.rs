//! The saves of Space Taxi: those of any game, and what only this one keeps.

pub mod memory;
#[cfg(test)]
mod tests;

use std::ops::Deref;
use std::rc::Rc;

use app_core::saves;
pub use app_core::saves::{Loaded, Merged, NotABackup, Place, mark};
use app_core::storage::Storage;
use space_taxi::record::Record;

pub type SavedGame = saves::SavedGame<Record>;
pub type Kept = saves::Kept<Record>;
pub type Listed = saves::Listed<Record>;

/// The word before a daily flight that counts, in a file with all games.
const FLIGHT: &str = "flight";

/// The saved games and settings in a storage.
#[derive(Debug)]
pub struct Saves<S>(Rc<saves::Saves<S, Record>>);

impl<S: Storage> Saves<S> {
    /// The saves in this storage.
    pub fn new(storage: S) -> Self {
        Self::of(Rc::new(saves::Saves::new(storage)))
    }

    /// Space Taxi's view of these saves.
    pub const fn of(saves: Rc<saves::Saves<S, Record>>) -> Self {
        Self(saves)
    }

    /// Everything that is kept, and the game on the table, which may not be.
    pub fn backup(&self, on_table: Option<&Record>) -> String {
        let flight = |(day, record)| (FLIGHT, SavedGame { record, played_on: Some(day) });
        self.0.backup(on_table, &self.counted_flights().into_iter().map(flight).collect::<Vec<_>>())
    }

    /// Adds what is missing here. The table stays as it is.
    ///
    /// # Errors
    /// If the text is no backup, or one of a newer version.
    pub fn merge(&self, text: &str) -> Result<Merged, NotABackup> {
        self.0.merge(text, |word, record| (word == FLIGHT).then(|| self.count_first(record)))
    }
}

impl<S> Clone for Saves<S> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

/// Two views of the same saves are equal.
impl<S> PartialEq for Saves<S> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<S> Deref for Saves<S> {
    type Target = saves::Saves<S, Record>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
