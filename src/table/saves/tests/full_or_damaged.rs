//! A storage that is full, damaged or not there loses no game.

use std::cell::RefCell;
use std::rc::Rc;

use super::backup::device;
use super::{Map, TODAY, game, played, records};
use crate::table::saves::{Loaded, Place, Saves};
use app_core::settings::Settings;
use app_core::storage::{Storage, StorageError};
use space_taxi::record::GameRecord;

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
fn only_what_was_set_aside_is_deleted_as_such() {
    let saves = Saves::new(device());
    for key in ["current", "finished:1", "set-aside:x", ""] {
        saves.forget_aside(key, TODAY);
    }
    assert_eq!((saves.all_set_aside().len(), saves.finished().games.len()), (1, 2));
    saves.forget_aside("set-aside:3", TODAY);
    assert!(saves.all_set_aside().is_empty());
}
