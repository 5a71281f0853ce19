//! The game on the table, written again after every action.

use super::{Kept, Loaded, Place, SavedGame, Saves, value};
use crate::day::Day;
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// The game on the table, running or just finished.
    pub fn current(&self) -> Loaded<SavedGame<R>> {
        let loaded = self.load(Place::Current);
        if let Loaded::Found(_) = loaded {
            self.known.replace(self.storage.get(&Place::Current.key()));
        }
        loaded
    }

    /// The game on the table, if another tab has played on with it, or put another one there. What found no room stays
    /// on this tab's table: it lies nowhere else.
    pub fn changed_elsewhere(&self) -> Option<SavedGame<R>> {
        if self.has_unsaved() {
            return None;
        }
        let text = self.storage.get(&Place::Current.key())?;
        if self.known.borrow().as_ref() == Some(&text) {
            return None;
        }
        let game = value::read_game(&text)?;
        self.known.replace(Some(text));
        Some(game)
    }

    /// Keeps the game on the table as it is now. To be called after every action.
    ///
    /// # Errors
    /// If there is no storage or no room; what was kept before is still kept then.
    pub fn keep(&self, record: &R, today: Option<Day>) -> Result<(), StorageError> {
        let kept = self.write(record, today);
        self.unsaved.replace(kept.is_err().then(|| record.clone()));
        kept
    }

    /// Clears the table and puts a new game on it. One that lies there already stays.
    ///
    /// # Errors
    /// If there is no storage or no room; no game is lost then.
    pub fn begin(&self, record: &R, today: Option<Day>) -> Result<(), StorageError> {
        self.laid.set(self.laid.get() + 1);
        self.keep_anew(record, today)
    }

    /// Once more, for a game that has found no room when it began.
    ///
    /// # Errors
    /// If there still is none.
    pub fn keep_anew(&self, record: &R, today: Option<Day>) -> Result<(), StorageError> {
        let there = self.storage.get(&Place::Current.key()).as_deref().and_then(value::read_game::<R>);
        if !there.is_some_and(|game| game.record.is_earlier_than(record))
            && let Err(error) = self.put_away()
        {
            self.unsaved.replace(Some(record.clone()));
            return Err(error);
        }
        self.keep(record, today)
    }

    /// How many games this tab has put on the table so far, new ones and ones from the list.
    pub const fn laid(&self) -> u32 {
        self.laid.get()
    }

    fn write(&self, record: &R, today: Option<Day>) -> Result<(), StorageError> {
        // What is kept already is not written again: another tab may have played on with it.
        if self.known.borrow().as_deref().is_some_and(|known| value::is_of(known, record)) {
            return Ok(());
        }
        let made_way = self.make_way_for(record)?;
        let text = value::write_game(record, today);
        self.storage.set(&Place::Current.key(), &text)?;
        self.known.replace(Some(text));
        if made_way {
            self.drop_earlier_than(record);
        }
        Ok(())
    }

    /// Puts away what is on the table, unless it is this game at an earlier moment. Says whether there was something.
    fn make_way_for(&self, record: &R) -> Result<bool, StorageError> {
        let key = Place::Current.key();
        let found = self.storage.get(&key);
        let Some(text) = found.filter(|text| self.known.borrow().as_ref() != Some(text)) else {
            return Ok(false);
        };
        match value::read_game::<R>(&text) {
            Some(other) if other.record.is_earlier_than(record) => Ok(false),
            _ => self.file(&key, &text).map(|()| true),
        }
    }

    /// Another tab has put this game among the others when it laid its own: all of that is in the record.
    fn drop_earlier_than(&self, record: &R) {
        for Kept { place, game } in self.unfinished().games {
            if game.record.is_earlier_than(record) {
                self.storage.remove(&place.key());
            }
        }
    }
}
