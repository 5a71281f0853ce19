//! Saved games: none is ever lost, and none is ever played anew.
//!
//! The game on the table is one text, its compact record, written again after every action. Games that make way for
//! another go to a list, finished ones to a second list. A text that cannot be read, damaged or from elsewhere, is set
//! aside under a name of its own; nothing but the player's wish deletes anything. Another tab of the page may write at
//! any time, so what this one has not written or read itself is put away before it is replaced.

mod backup;
mod list;
mod mark;
mod place;
mod value;

use std::cell::{Cell, RefCell};

pub use backup::{Merged, NotABackup};
pub use list::{Kept, Listed, Listing};
pub use mark::mark;
pub use place::Place;
pub use value::SavedGame;

use crate::day::Day;
use crate::settings::Settings;
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

const SETTINGS: &str = "settings";
const MEMORY: &str = "memory:";
const SET_ASIDE: &str = "set-aside:";

/// What was found where something is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    Found(T),
    Nothing,
    /// Something that could not be read; it is kept under this key now.
    SetAside(String),
}

/// The saved games and settings in a storage.
#[derive(Debug)]
pub struct Saves<S, R> {
    storage: S,
    /// The text of the game on the table as this tab has last seen it.
    known: RefCell<Option<String>>,
    /// How many games this tab has put on the table.
    laid: Cell<u32>,
    /// The game on this tab's table while there is no room for it.
    unsaved: RefCell<Option<R>>,
    /// What was to be remembered where nothing can be kept: it lasts as long as the page.
    not_kept: RefCell<Vec<(String, String)>>,
}

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// The saves in this storage.
    pub const fn new(storage: S) -> Self {
        Self {
            storage,
            known: RefCell::new(None),
            laid: Cell::new(0),
            unsaved: RefCell::new(None),
            not_kept: RefCell::new(Vec::new()),
        }
    }

    /// The storage itself, to ask what kind it is.
    pub const fn storage(&self) -> &S {
        &self.storage
    }

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

    /// The game at this place.
    pub fn load(&self, place: Place) -> Loaded<SavedGame<R>> {
        self.read(&place.key(), value::read_game)
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

    /// Whether the game on this tab's table is kept nowhere.
    pub fn has_unsaved(&self) -> bool {
        self.unsaved.borrow().is_some()
    }

    /// Finds a place for that game, before another one takes the table. Where nothing can be kept there is none to find.
    ///
    /// # Errors
    /// If there still is no room.
    pub fn keep_unsaved(&self, today: Option<Day>) -> Result<(), StorageError> {
        let unsaved = self.unsaved.take().filter(|record| !record.is_untouched());
        match unsaved.map_or(Ok(()), |record| self.keep_anew(&record, today)) {
            Err(StorageError::Full) => Err(StorageError::Full),
            Ok(()) | Err(StorageError::Unavailable) => Ok(()),
        }
    }

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

    /// Puts a game among the others without a look at the table.
    ///
    /// # Errors
    /// If there is no storage or no room.
    pub fn add(&self, record: &R, played_on: Option<Day>) -> Result<(), StorageError> {
        let over = record.is_over();
        let place = if over { Place::Finished } else { Place::Unfinished };
        self.storage.set(&place(self.free_number(place)).key(), &value::write_game(record, played_on))
    }

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

    /// What has waited for room gets what has just become free; one that is finished has no action to come that would keep it.
    fn let_in(&self, today: Option<Day>) {
        // Where there still is not enough, it waits on.
        let _ = self.keep_unsaved(today);
    }

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

    /// Everything that was set aside, with the key it is kept under: to be exported.
    pub fn all_set_aside(&self) -> Vec<(String, String)> {
        let number = |key: &String| place::number(key, SET_ASIDE);
        let mut keys: Vec<String> = Vec::new();
        for key in self.storage.keys_with_prefix(SET_ASIDE) {
            keys.insert(keys.partition_point(|other| number(other) <= number(&key)), key);
        }
        keys.into_iter().filter_map(|key| self.storage.get(&key).map(|text| (key, text))).collect()
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

    fn read<T>(&self, key: &str, read: impl Fn(&str) -> Option<T>) -> Loaded<T> {
        let Some(text) = self.storage.get(key) else {
            return Loaded::Nothing;
        };
        match read(&text) {
            Some(value) => Loaded::Found(value),
            // Where there is no room for it elsewhere it stays where it is.
            None => Loaded::SetAside(self.set_aside(key, &text).unwrap_or_else(|_| key.to_owned())),
        }
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

    /// Copies a text of the table to the list where it belongs.
    fn file(&self, key: &str, text: &str) -> Result<(), StorageError> {
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

    /// Moves a text to where nothing overwrites it, and says where that is.
    fn set_aside(&self, key: &str, text: &str) -> Result<String, StorageError> {
        let keys = self.storage.keys_with_prefix(SET_ASIDE);
        let last = keys.iter().filter_map(|key| place::number(key, SET_ASIDE)).max();
        let aside = format!("{SET_ASIDE}{}", last.map_or(1, |last| last.saturating_add(1)));
        self.storage.set(&aside, text)?;
        self.storage.remove(key);
        Ok(aside)
    }
}
