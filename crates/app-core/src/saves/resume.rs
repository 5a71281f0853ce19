//! How a game comes back to the table.

use super::{Loaded, Place, SavedGame, Saves};
use crate::day::Day;
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// Clears the table and puts a game from the list back on it. What lies on it, and is not kept as it is now, finds its
    /// place first.
    ///
    /// # Errors
    /// If there is no room; no game is lost then.
    pub fn resume(&self, place: Place, today: Option<Day>) -> Result<Loaded<SavedGame<R>>, StorageError> {
        if place == Place::Current {
            return self.resume_current(today);
        }
        self.keep_unsaved(today)?;
        let loaded = self.load(place);
        if let (Loaded::Found(_), Some(text)) = (&loaded, self.storage.get(&place.key())) {
            self.put_away()?;
            self.storage.set(&Place::Current.key(), &text)?;
            self.storage.remove(&place.key());
            self.known.replace(Some(text));
            self.laid.set(self.laid.get() + 1);
        }
        Ok(loaded)
    }

    /// The game that is kept as the one on the table: as it is now, if it went on without room.
    fn resume_current(&self, today: Option<Day>) -> Result<Loaded<SavedGame<R>>, StorageError> {
        // What nobody has touched is not missed.
        let touched = self.unsaved.take().filter(|record| !record.is_untouched());
        let Some(unsaved) = touched else { return Ok(self.current()) };
        self.unsaved.replace(Some(unsaved.clone()));
        match self.load(Place::Current) {
            Loaded::Found(game) if !game.record.is_earlier_than(&unsaved) => {
                self.add(&unsaved, today)?;
                self.unsaved.take();
                Ok(self.current())
            }
            _ => Ok(Loaded::Found(SavedGame { record: unsaved, played_on: today })),
        }
    }
}
