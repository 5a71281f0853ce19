//! What the player deletes. Nothing else is ever deleted.

use super::set_aside::SET_ASIDE;
use super::{Place, Saves, place, value};
use crate::day::Day;
use crate::storage::Storage;
use game_core::GameRecord;

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// Deletes this game where it is kept, if it is, because the player says so. Another one that lies there by now stays.
    pub fn forget(&self, place: Option<Place>, record: &R, today: Option<Day>) {
        self.unsaved.borrow_mut().take_if(|unsaved| unsaved == record);
        let Some(place) = place else { return };
        let there = self.storage.get(&place.key()).as_deref().and_then(value::read_game::<R>);
        if !there.is_some_and(|game| game.record.is_earlier_than(record)) {
            return;
        }
        self.storage.remove(&place.key());
        if place == Place::Current {
            self.known.take();
        }
        self.let_in(today);
    }

    /// Deletes a text that was set aside, because the player says so.
    pub fn forget_aside(&self, key: &str, today: Option<Day>) {
        if place::number(key, SET_ASIDE).is_some() {
            self.storage.remove(key);
            self.let_in(today);
        }
    }
}
