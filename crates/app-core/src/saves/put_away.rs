//! How a game gets to the finished or to the unfinished ones.

use super::{Place, Saves, value};
use crate::day::Day;
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// Clears the table: its game goes to the finished or to the unfinished ones.
    ///
    /// # Errors
    /// If there is no room; the game stays on the table then.
    pub fn put_away(&self) -> Result<(), StorageError> {
        let key = Place::Current.key();
        if let Some(text) = self.storage.get(&key) {
            self.file(&key, &text)?;
            self.storage.remove(&key);
        }
        self.known.take();
        Ok(())
    }

    /// Puts a game among the others without a look at the table.
    ///
    /// # Errors
    /// If there is no storage or no room.
    pub fn add(&self, record: &R, played_on: Option<Day>) -> Result<(), StorageError> {
        let over = record.is_over();
        let place = if over { Place::Finished } else { Place::Unfinished };
        self.storage.set(&place(self.free_number(place)).key(), &value::write_game(record, played_on))
    }

    /// Copies a text of the table to the list where it belongs.
    pub(super) fn file(&self, key: &str, text: &str) -> Result<(), StorageError> {
        match value::read_game::<R>(text) {
            // Nothing has happened: there is nothing to come back to.
            Some(game) if game.record.is_untouched() => Ok(()),
            Some(game) => {
                let over = game.record.is_over();
                let place = if over { Place::Finished } else { Place::Unfinished };
                self.storage.set(&place(self.free_number(place)).key(), text)
            }
            None => self.set_aside(key, text).map(|_| ()),
        }
    }

    fn free_number(&self, place: fn(u32) -> Place) -> u32 {
        self.numbers(place).into_iter().max().map_or(1, |last| last.saturating_add(1))
    }
}
