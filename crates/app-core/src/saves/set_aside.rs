//! Texts that cannot be read, each under a name of its own.

use super::{Saves, place};
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

pub(super) const SET_ASIDE: &str = "set-aside:";

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// Everything that was set aside, with the key it is kept under: to be exported.
    pub fn all_set_aside(&self) -> Vec<(String, String)> {
        let number = |key: &String| place::number(key, SET_ASIDE);
        let mut keys: Vec<String> = Vec::new();
        for key in self.storage.keys_with_prefix(SET_ASIDE) {
            keys.insert(keys.partition_point(|other| number(other) <= number(&key)), key);
        }
        keys.into_iter().filter_map(|key| self.storage.get(&key).map(|text| (key, text))).collect()
    }

    /// Moves a text to where nothing overwrites it, and says where that is.
    pub(super) fn set_aside(&self, key: &str, text: &str) -> Result<String, StorageError> {
        let keys = self.storage.keys_with_prefix(SET_ASIDE);
        let last = keys.iter().filter_map(|key| place::number(key, SET_ASIDE)).max();
        let aside = format!("{SET_ASIDE}{}", last.map_or(1, |last| last.saturating_add(1)));
        self.storage.set(&aside, text)?;
        self.storage.remove(key);
        Ok(aside)
    }
}
