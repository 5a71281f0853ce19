//! A game that finds no room: it lies on this tab's table only, until there is a place for it.

use super::Saves;
use crate::day::Day;
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// Whether the game on this tab's table is kept nowhere.
    pub fn has_unsaved(&self) -> bool {
        self.unsaved.borrow().is_some()
    }

    /// Finds a place for that game, before another one takes the table. Where nothing can be kept there is none to find.
    ///
    /// # Errors
    /// If there still is no room.
    pub fn keep_unsaved(&self, today: Option<Day>) -> Result<(), StorageError> {
        let unsaved = self.unsaved.take().filter(|record| !record.is_untouched());
        match unsaved.map_or(Ok(()), |record| self.keep_anew(&record, today)) {
            Err(StorageError::Full) => Err(StorageError::Full),
            Ok(()) | Err(StorageError::Unavailable) => Ok(()),
        }
    }

    /// What has waited for room gets what has just become free; one that is finished has no action to come that would keep it.
    pub(super) fn let_in(&self, today: Option<Day>) {
        // Where there still is not enough, it waits on.
        let _ = self.keep_unsaved(today);
    }
}
