//! The games that are not on the table.

use super::{Loaded, Place, SavedGame, Saves, place};
use crate::storage::Storage;
use game_core::GameRecord;

/// A game and where it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept<R> {
    pub place: Place,
    pub game: SavedGame<R>,
}

/// A game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<R> {
    /// Where it is kept; nowhere if it only lies on the table, since there was no room for it.
    pub place: Option<Place>,
    pub game: SavedGame<R>,
}

/// Games, the latest first, and the keys of texts that were no games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing<R> {
    pub games: Vec<Kept<R>>,
    pub set_aside: Vec<String>,
}

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// The games that wait to be continued, without the one on the table.
    pub fn unfinished(&self) -> Listing<R> {
        self.list(Place::Unfinished)
    }

    /// The games that are over; one that is still on the table is the first.
    pub fn finished(&self) -> Listing<R> {
        let mut listing = self.list(Place::Finished);
        if let Loaded::Found(game) = self.load(Place::Current)
            && game.record.is_over()
        {
            listing.games.insert(0, Kept { place: Place::Current, game });
        }
        listing
    }

    /// The game of whoever plays here: the one on the table; while a website's lies there, the one that
    /// is kept, or that found no room.
    pub fn own_game(&self, on_table: Option<&R>, is_host_game: bool) -> Option<R> {
        if !is_host_game {
            return on_table.cloned();
        }
        if let Some(unsaved) = &*self.unsaved.borrow() {
            return Some(unsaved.clone());
        }
        match self.load(Place::Current) {
            Loaded::Found(game) => Some(game.record),
            Loaded::Nothing | Loaded::SetAside(_) => None,
        }
    }

    /// Every game there is, `on_table` first: the one of whoever plays here, which may not be kept.
    pub fn your_games(&self, on_table: Option<&R>) -> Vec<Listed<R>> {
        let mut kept = self.everything();
        let of_table = |record: &R, kept: &Kept<R>| {
            kept.game.record == *record || kept.place == Place::Current && kept.game.record.is_earlier_than(record)
        };
        let table = on_table.map(|record| {
            let place = kept.iter().position(|kept| of_table(record, kept)).map(|at| kept.remove(at));
            let (place, played_on) = place.map_or((None, None), |kept| (Some(kept.place), kept.game.played_on));
            Listed { place, game: SavedGame { record: record.clone(), played_on } }
        });
        let others = kept.into_iter().map(|Kept { place, game }| Listed { place: Some(place), game });
        table.into_iter().chain(others).collect()
    }

    /// Where this very game is kept, if it is.
    pub fn place_of(&self, record: &R) -> Option<Place> {
        if let Loaded::Found(game) = self.load(Place::Current)
            && game.record == *record
        {
            return Some(Place::Current);
        }
        let mut kept = self.unfinished().games;
        kept.extend(self.finished().games);
        kept.into_iter().find(|kept| kept.game.record == *record).map(|kept| kept.place)
    }

    fn list(&self, place: fn(u32) -> Place) -> Listing<R> {
        let mut numbers: Vec<u32> = Vec::new();
        for number in self.numbers(place) {
            numbers.insert(numbers.partition_point(|&other| other > number), number);
        }
        let mut listing = Listing { games: Vec::new(), set_aside: Vec::new() };
        for place in numbers.into_iter().map(place) {
            match self.load(place) {
                Loaded::Found(game) => listing.games.push(Kept { place, game }),
                Loaded::SetAside(key) => listing.set_aside.push(key),
                Loaded::Nothing => {}
            }
        }
        listing
    }

    pub(super) fn numbers(&self, place: fn(u32) -> Place) -> Vec<u32> {
        let key = place(0).key();
        let prefix = key.trim_end_matches('0');
        let keys = self.storage.keys_with_prefix(prefix);
        keys.iter().filter_map(|key| place::number(key, prefix)).collect()
    }
}
