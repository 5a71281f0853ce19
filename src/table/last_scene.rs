//! How far every game was seen: whoever comes back to one finds the scene that was left.

use crate::table::saves::memory::SEEN;
use crate::table::saves::{Saves, mark};
use crate::table::{Scene, TableState};
use app_core::storage::{Storage, StorageError};
use space_taxi::record::Record;

/// Between the notes, one for each game, the last one first: the mark of its opening, that of its record, and the scene. The first pages
/// had but one, without an opening.
const BETWEEN: char = ';';
/// So many games; of one that was left before these the last scene is shown once more.
const MOST: usize = 40;
const SCENES: [(&str, Scene); 4] =
    [("failure", Scene::Misfire), ("round", Scene::RoundOver), ("table", Scene::Table), ("end", Scene::GameOver)];

impl<S: Storage> Saves<S> {
    /// The table with this game on it, as it was left.
    pub fn sit_down_again(&self, record: Record) -> TableState {
        let seen = self.recall(SEEN).unwrap_or_default();
        let at = format!("{} ", mark(&record));
        let name = seen.split(BETWEEN).find_map(|note| note.rsplit_once(at.as_str())).map(|(_, name)| name);
        match SCENES.iter().find(|(known, _)| Some(*known) == name) {
            Some((_, scene)) => TableState::open_at(record, *scene),
            None => TableState::open(record),
        }
    }

    /// Remembers what is seen of this table, if its record alone does not tell.
    ///
    /// # Errors
    /// If there is no storage or no room; it is known until the page is closed then.
    pub fn note_scene(&self, table: &TableState) -> Result<(), StorageError> {
        let Some((name, scene)) = SCENES.iter().find(|(_, scene)| *scene == table.scene()) else { return Ok(()) };
        let (seen, at) = (self.recall(SEEN).unwrap_or_default(), mark(table.record()));
        if *scene == table.first_scene() && !seen.contains(&at) {
            return Ok(());
        }
        let game = mark(&Record::new(table.record().opening().clone()));
        let mut notes = vec![format!("{game} {at} {name}")];
        let others =
            seen.split(BETWEEN).filter(|note| !note.is_empty() && !note.starts_with(&game) && !note.contains(&at));
        notes.extend(others.take(MOST - 1).map(str::to_owned));
        self.remember(SEEN, &notes.join(";"))
    }
}
