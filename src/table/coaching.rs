//! At which tables the coach is off. Whoever lays a table decides it for that game, also when it is continued later.

use crate::table::saves::memory::UNCOACHED;
use crate::table::saves::{Saves, mark};
use app_core::storage::{Storage, StorageError};
use space_taxi::record::{Opening, Record};

/// So many of them are remembered, the last one first; whoever has more that run has forgotten the first.
const MOST: usize = 40;

impl<S: Storage> Saves<S> {
    /// Whether hints and odds may be asked for in this game.
    pub fn has_coach(&self, opening: &Opening) -> bool {
        let mark = mark_of(opening);
        !self.recall(UNCOACHED).is_some_and(|marks| marks.split(' ').any(|other| other == mark))
    }

    /// Sends the coach away from this game.
    ///
    /// # Errors
    /// If there is no storage or no room; it is known until the page is closed then.
    pub fn send_coach_away(&self, opening: &Opening) -> Result<(), StorageError> {
        let before = self.recall(UNCOACHED).unwrap_or_default();
        let marks: Vec<_> =
            [mark_of(opening).as_str()].into_iter().chain(before.split(' ')).take(MOST).map(str::to_owned).collect();
        self.remember(UNCOACHED, &marks.join(" "))
    }
}

fn mark_of(opening: &Opening) -> String {
    mark(&Record::new(opening.clone()))
}
