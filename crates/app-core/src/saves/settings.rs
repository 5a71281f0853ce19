//! The settings, kept beside the games.

use super::{Loaded, Saves, value};
use crate::settings::Settings;
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

const SETTINGS: &str = "settings";

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// The settings.
    pub fn settings(&self) -> Loaded<Settings> {
        self.read(SETTINGS, value::read_settings)
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// If there is no storage or no room.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), StorageError> {
        if let Some(old) = self.storage.get(SETTINGS).filter(|old| value::read_settings(old).is_none()) {
            self.set_aside(SETTINGS, &old)?;
        }
        self.storage.set(SETTINGS, &value::write(&settings.to_string()))
    }
}
