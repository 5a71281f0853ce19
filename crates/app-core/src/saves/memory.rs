//! Small texts that are no games, remembered for some part of the page.

use super::{Saves, value};
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

const MEMORY: &str = "memory:";

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// A text that some part of the page has asked to [`remember`](Self::remember).
    pub fn recall(&self, name: &str) -> Option<String> {
        let kept = || self.storage.get(&format!("{MEMORY}{name}")).as_deref().and_then(value::read).map(str::to_owned);
        // What could not be kept is newer than what was.
        let not_kept = self.not_kept.borrow().iter().find(|(other, _)| other == name).map(|(_, text)| text.clone());
        not_kept.or_else(kept)
    }

    /// The names of everything that is kept of what was to be remembered.
    pub fn remembered(&self) -> Vec<String> {
        let keys = self.storage.keys_with_prefix(MEMORY);
        keys.iter().filter_map(|key| key.strip_prefix(MEMORY)).map(str::to_owned).collect()
    }

    /// Remembers a small text that is no game: the last table, what was explained before.
    ///
    /// # Errors
    /// If there is no storage or no room; it is known until the page is closed then.
    pub fn remember(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let kept = self.storage.set(&format!("{MEMORY}{name}"), &value::write(text));
        let mut not_kept = self.not_kept.borrow_mut();
        not_kept.retain(|(other, _)| other != name);
        if kept.is_err() {
            not_kept.push((name.to_owned(), text.to_owned()));
        }
        kept
    }
}
