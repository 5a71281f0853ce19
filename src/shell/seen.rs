//! How far the game on the table was seen: whoever comes back finds the scene that was left.

use crate::platform::shelf::{Shelf, StorageError};
use crate::shell::saves::{Saves, mark};
use crate::space_taxi::record::Record;
use crate::space_taxi::table::{Scene, TableState};

/// Where it is remembered: the mark of the record, and the scene.
const SEEN: &str = "seen";
const SCENES: [(&str, Scene); 4] =
    [("failure", Scene::Misfire), ("round", Scene::RoundOver), ("table", Scene::Table), ("end", Scene::GameOver)];

impl<S: Shelf> Saves<S> {
    /// The table with this game on it, as it was left.
    pub fn sit_down_again(&self, record: Record) -> TableState {
        let seen = self.recall(SEEN).unwrap_or_default();
        let scene = seen.split_once(' ').filter(|(at, _)| *at == mark(&record));
        match scene.and_then(|(_, name)| SCENES.iter().find(|(known, _)| *known == name)) {
            Some((_, scene)) => TableState::open_at(record, *scene),
            None => TableState::open(record),
        }
    }

    /// Remembers what is seen of this table, if its record alone does not tell.
    ///
    /// # Errors
    /// If there is no storage or no room; it is known until the page is closed then.
    pub fn note_scene(&self, table: &TableState) -> Result<(), StorageError> {
        let at = mark(table.record());
        let noted = || self.recall(SEEN).is_some_and(|seen| seen.starts_with(&at));
        match SCENES.iter().find(|(_, scene)| *scene == table.scene()) {
            Some((name, scene)) if *scene != table.first_scene() || noted() => {
                self.remember(SEEN, &format!("{at} {name}"))
            }
            _ => Ok(()),
        }
    }
}
