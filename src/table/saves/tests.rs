//! No game is lost, whatever the storage or another tab does.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Kept, Loaded, Place, SavedGame, Saves};
use app_core::day::Day;
use app_core::settings::Settings;
use app_core::storage::{Storage, StorageError};
use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Driver, Entrant, GameRecord, Name, Opening, Record};
use space_taxi::rules::{Action, Phase};

/// A storage for so many letters; clones are the same storage, as seen by another tab.
#[derive(Clone, Debug)]
struct Map(Rc<RefCell<BTreeMap<String, String>>>, Result<usize, StorageError>);

impl Map {
    fn new() -> Self {
        Self(Rc::default(), Ok(usize::MAX))
    }

    fn with(key: &str, text: &str) -> Self {
        let map = Self::new();
        map.put(key, text);
        map
    }

    fn limited(&self, room: Result<usize, StorageError>) -> Self {
        Self(self.0.clone(), room)
    }

    fn put(&self, key: &str, text: &str) {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
    }

    fn texts(&self) -> BTreeMap<String, String> {
        self.0.borrow().clone()
    }
}

impl Storage for Map {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let others: usize = self.texts().iter().filter(|(other, _)| *other != key).map(|(_, text)| text.len()).sum();
        if others + value.len() > self.1? {
            return Err(StorageError::Full);
        }
        self.put(key, value);
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys_with_prefix(&self, prefix: &str) -> Vec<String> {
        self.0.borrow().keys().filter(|key| key.starts_with(prefix)).cloned().collect()
    }
}

mod backup;
mod tabs;
mod unsaved;

const TODAY: Option<Day> = None;

/// A game whose seed is this byte, with its first throw: an untouched one is not kept when another one comes.
fn game(number: u8) -> Record {
    let entrant = |name| Entrant { name: Name::new(name).unwrap(), driver: Driver::Person };
    let dice = DiceSource::Seed(Seed::from_bytes([number; 32]));
    played(Record::new(Opening::new(&["Ada", "Bo", "Cy"].map(entrant), 0, dice).unwrap()), 1)
}

/// The same game, played on by so many steps.
fn played(mut record: Record, steps: usize) -> Record {
    for _ in 0..steps {
        match *record.game().phase() {
            Phase::ToPlace(..) => {
                let placement = record.game().legal_placements()[0];
                record.act(&Action::Place(placement)).unwrap();
            }
            Phase::ToSpend(_) => record.act(&Action::Spend(0)).unwrap(),
            Phase::ToThrow(_) | Phase::RoundOver => drop(record.throw().unwrap()),
            Phase::GameOver => break,
        }
    }
    record
}

fn finished(number: u8) -> Record {
    played(game(number), 10_000)
}

fn found(record: &Record) -> Loaded<SavedGame> {
    Loaded::Found(SavedGame { record: record.clone(), played_on: TODAY })
}

fn records(games: Vec<Kept>) -> Vec<Record> {
    games.into_iter().map(|kept| kept.game.record).collect()
}

#[test]
fn a_game_is_found_again_after_every_action() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    assert_eq!(saves.current(), Loaded::Nothing);
    let mut record = game(1);
    while *record.game().phase() != Phase::GameOver {
        record = played(record, 1);
        saves.keep(&record, TODAY).unwrap();
        assert_eq!(Saves::new(storage.clone()).current(), found(&record));
    }
    assert_eq!(storage.texts().len(), 1, "one game, one text");
}

#[test]
fn the_day_is_kept_with_the_game() {
    let saves = Saves::new(Map::new());
    let day = Day::new(2026, 11, 16);
    saves.keep(&game(1), day).unwrap();
    assert_eq!(saves.current(), Loaded::Found(SavedGame { record: game(1), played_on: day }));
}

#[test]
fn a_game_that_nobody_has_touched_gives_way_to_the_next() {
    let saves = Saves::new(Map::new());
    saves.begin(&Record::new(game(1).opening().clone()), TODAY).unwrap();
    saves.begin(&game(2), TODAY).unwrap();
    assert_eq!(records(saves.unfinished().games), []);
}

#[test]
fn a_new_game_keeps_the_old_one_and_both_can_be_continued() {
    let saves = Saves::new(Map::new());
    let (old, new) = (played(game(1), 5), game(2));
    saves.begin(&old, TODAY).unwrap();
    saves.begin(&new, TODAY).unwrap();
    assert_eq!(saves.current(), found(&new));
    let waiting = saves.unfinished().games;
    assert_eq!(waiting[0].game.record, old);

    assert_eq!(saves.resume(waiting[0].place, TODAY), Ok(found(&old)));
    assert_eq!(saves.current(), found(&old));
    assert_eq!(records(saves.unfinished().games), [new]);
}

#[test]
fn a_finished_game_stays_on_the_table_until_the_next_and_is_listed_once() {
    let saves = Saves::new(Map::new());
    for number in 1..4 {
        saves.begin(&game(number), TODAY).unwrap();
        saves.keep(&finished(number), TODAY).unwrap();
        assert_eq!(saves.current(), found(&finished(number)));
    }
    assert_eq!(records(saves.finished().games), [finished(3), finished(2), finished(1)]);
    saves.put_away().unwrap();
    assert_eq!(saves.current(), Loaded::Nothing);
    assert_eq!(records(saves.finished().games), [finished(3), finished(2), finished(1)]);
    assert!(saves.unfinished().games.is_empty());
}

#[test]
fn only_the_player_deletes_a_game() {
    let saves = Saves::new(Map::new());
    saves.begin(&game(1), TODAY).unwrap();
    saves.put_away().unwrap();
    saves.forget(Some(Place::Unfinished(1)), &game(1), TODAY);
    assert_eq!(saves.load(Place::Unfinished(1)), Loaded::Nothing);
}

#[test]
fn what_is_deleted_is_the_game_that_was_meant_and_no_other() {
    let saves = Saves::new(Map::new());
    saves.begin(&played(game(1), 3), TODAY).unwrap();
    saves.forget(Some(Place::Current), &game(2), TODAY);
    assert_eq!(saves.current(), found(&played(game(1), 3)));
    saves.forget(Some(Place::Current), &played(game(1), 4), TODAY);
    assert_eq!(saves.current(), Loaded::Nothing, "the same game, of which the last action found no room");
}

#[test]
fn a_game_that_found_no_room_is_listed_beside_the_one_that_is_kept_in_its_place() {
    let storage = Map::new();
    let day = Day::new(2026, 11, 16);
    Saves::new(storage.clone()).begin(&played(game(1), 3), day).unwrap();
    let full = storage.texts().values().map(String::len).sum();
    let saves = Saves::new(storage.limited(Ok(full)));
    saves.current();
    assert!(saves.begin(&game(2), day).is_err());
    let listed = |record: &Record| -> Vec<_> {
        let games = saves.your_games(Some(record)).into_iter();
        games.map(|listed| (listed.place, listed.game.record, listed.game.played_on)).collect()
    };
    let kept = (Some(Place::Current), played(game(1), 3), day);
    assert_eq!(listed(&game(2)), [(None, game(2), None), kept.clone()]);
    assert_eq!(listed(&played(game(1), 3)), [kept], "one game, one row, with its day");
    let further = (Some(Place::Current), played(game(1), 4), day);
    assert_eq!(listed(&played(game(1), 4)), [further], "also if the last action found no room");
}

#[test]
fn a_game_that_found_room_at_last_is_kept_once() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    saves.begin(&game(1), TODAY).unwrap();
    saves.keep_anew(&played(game(1), 1), TODAY).unwrap();
    assert_eq!(storage.texts().len(), 1);
}

#[test]
fn a_game_of_a_website_is_nobodys_own() {
    let saves = Saves::new(Map::new());
    let (own, host_game) = (played(game(1), 3), finished(2));
    assert_eq!(saves.own_game(Some(&own), false), Some(own.clone()), "kept or not");
    assert_eq!(saves.own_game(Some(&host_game), true), None);
    saves.begin(&own, None).unwrap();
    assert_eq!(saves.own_game(Some(&host_game), true), Some(own));
}

#[test]
fn what_cannot_be_read_is_set_aside_word_for_word() {
    let ours = format!("1 - {}", game(1).encode());
    let damaged = ours[..ours.len() - 1].to_owned();
    let newer = ours.replacen('1', "2", 1);
    for text in ["", "ROUND 1", "{}", "1", "1 - ", "1 2026-99-01 AAAA", &damaged, &newer, "1 - 🚕"] {
        let saves = Saves::new(Map::with("current", text));
        assert_eq!(saves.current(), Loaded::SetAside("set-aside:1".to_owned()), "{text}");
        assert_eq!(saves.current(), Loaded::Nothing);
        saves.keep(&game(2), TODAY).unwrap();
        assert_eq!(saves.all_set_aside(), [("set-aside:1".to_owned(), text.to_owned())]);
    }
}

#[test]
fn damage_in_a_list_is_reported_and_spares_the_rest() {
    let storage = Map::with("set-aside:7", "older trouble");
    let saves = Saves::new(storage.clone());
    for number in 1..=3 {
        saves.begin(&game(number), TODAY).unwrap();
    }
    storage.put("unfinished:1", "noise");
    storage.put("unfinished:x", "not a place of ours");
    let listing = saves.unfinished();
    assert_eq!((records(listing.games), listing.set_aside), (vec![game(2)], vec!["set-aside:8".to_owned()]));
    assert_eq!(saves.all_set_aside().len(), 2);
}

#[test]
fn without_storage_nothing_is_found_and_every_attempt_says_so() {
    let saves = Saves::new(Map::new().limited(Err(StorageError::Unavailable)));
    assert_eq!(saves.begin(&game(1), TODAY), Err(StorageError::Unavailable));
    assert_eq!(saves.keep_settings(&Settings::default()), Err(StorageError::Unavailable));
    assert_eq!(saves.remember("table", "Ada"), Err(StorageError::Unavailable));
    assert_eq!((saves.current(), saves.settings()), (Loaded::Nothing, Loaded::Nothing));
}

#[test]
fn a_full_storage_loses_no_game_at_any_step() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    saves.begin(&game(1), TODAY).unwrap();
    saves.begin(&played(game(2), 3), TODAY).unwrap();
    let before = storage.texts();
    let full = before.values().map(String::len).sum();
    let kept_by = |room: usize, act: fn(&Saves<Map>) -> Result<(), StorageError>| {
        let copy = Map(Rc::new(RefCell::new(before.clone())), Ok(room));
        let done = act(&Saves::new(copy.clone()));
        let kept: Vec<String> = copy.texts().into_values().collect();
        assert!(before.values().all(|text| kept.contains(text)), "room {room}: {done:?}");
    };
    for room in full..full + 400 {
        kept_by(room, |saves| saves.begin(&game(3), TODAY));
        kept_by(room, |saves| saves.resume(Place::Unfinished(1), TODAY).map(drop));
        kept_by(room, |saves| saves.put_away());
    }
}

#[test]
fn what_is_set_aside_in_a_full_storage_stays_where_it_is() {
    let storage = Map::with("current", "noise").limited(Ok(5));
    let saves = Saves::new(storage.clone());
    assert_eq!(saves.current(), Loaded::SetAside("current".to_owned()));
    assert_eq!(saves.keep(&game(1), TODAY), Err(StorageError::Full));
    assert_eq!(storage.get("current").as_deref(), Some("noise"));
}

#[test]
fn settings_and_memories_are_found_again() {
    let saves = Saves::new(Map::new());
    assert_eq!((saves.settings(), saves.recall("table")), (Loaded::Nothing, None));
    let settings = Settings { sound: false, ..Settings::default() };
    saves.keep_settings(&settings).unwrap();
    saves.remember("table", "Ada Bo\nCy").unwrap();
    assert_eq!((saves.settings(), saves.recall("table")), (Loaded::Found(settings), Some("Ada Bo\nCy".to_owned())));
}

#[test]
fn what_could_not_be_kept_is_known_before_what_was() {
    let storage = Map::new();
    Saves::new(storage.clone()).remember("table", "old").unwrap();
    let saves = Saves::new(storage.limited(Err(StorageError::Unavailable)));
    assert!(saves.remember("table", "new").is_err());
    assert_eq!(saves.recall("table").as_deref(), Some("new"));
}

#[test]
fn the_coach_stays_away_from_the_games_it_was_sent_away_from() {
    let saves = Saves::new(Map::new());
    for seed in 1..=3 {
        saves.send_coach_away(game(seed).opening()).unwrap();
    }
    assert!((1..=3).all(|seed| !saves.has_coach(played(game(seed), 5).opening())));
    assert!(saves.has_coach(game(4).opening()));
}

#[test]
fn a_game_is_known_wherever_it_is_kept() {
    let saves = Saves::new(Map::new());
    for record in [finished(1), played(game(2), 5), game(3)] {
        saves.begin(&record, TODAY).unwrap();
    }
    assert_eq!(saves.place_of(&finished(1)), Some(Place::Finished(1)));
    assert_eq!(saves.place_of(&played(game(2), 5)), Some(Place::Unfinished(1)));
    assert_eq!(saves.place_of(&game(3)), Some(Place::Current));
    assert_eq!(saves.place_of(&played(game(2), 4)), None, "an earlier moment is another game");
}

#[test]
fn a_game_that_begins_like_another_is_not_taken_for_it() {
    let saves = Saves::new(Map::new());
    let kept = played(game(1), 5);
    saves.begin(&kept, TODAY).unwrap();
    // The same people, with the same code or with dice of their own: the opening says nothing then.
    let places: Vec<_> = saves.your_games(Some(&game(1))).into_iter().map(|listed| listed.place).collect();
    assert_eq!(places, [None, Some(Place::Current)]);
    saves.forget(Some(Place::Current), &game(1), TODAY);
    saves.begin(&game(1), TODAY).unwrap();
    assert_eq!(records(saves.unfinished().games), [kept]);
}
