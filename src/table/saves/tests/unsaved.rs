//! A game that finds no room lies on one table only, and stays there until there is a place for it.

use super::*;
use app_core::storage::{Storage, StorageError};

const BALLAST: &str = "ballast";

/// A storage on which there is room once its ballast is gone, and a tab whose game is kept there, but not what was played since.
fn crowded(ran: &Record) -> (Map, Saves<Map>) {
    let storage = Map::new();
    let saves = Saves::new(storage.limited(Ok(2000)));
    saves.begin(ran, TODAY).unwrap();
    storage.put(BALLAST, &"x".repeat(2000));
    (storage, saves)
}

#[test]
fn another_tab_does_not_replace_what_found_no_room() {
    let (storage, saves) = crowded(&game(1));
    let mine = played(game(1), 4);
    assert_eq!(saves.keep(&mine, TODAY), Err(StorageError::Full));
    let other = Saves::new(storage.clone());
    other.current();
    let mut theirs = game(1);
    let placements = theirs.game().legal_placements();
    theirs.act(&Action::Place(placements[placements.len() - 1])).unwrap();
    other.keep(&theirs, TODAY).unwrap();
    assert_eq!(saves.changed_elsewhere(), None);
    // As soon as there is room, both are kept.
    storage.remove(BALLAST);
    saves.keep(&mine, TODAY).unwrap();
    assert_eq!(saves.current(), Loaded::Found(SavedGame { record: mine, played_on: TODAY }));
    assert_eq!(records(saves.unfinished().games), [theirs]);
}

#[test]
fn a_tab_whose_game_is_kept_again_follows_the_others() {
    let (storage, saves) = crowded(&game(1));
    assert!(saves.keep(&played(game(1), 4), TODAY).is_err());
    // What was played without room is taken back.
    saves.keep(&game(1), TODAY).unwrap();
    let other = Saves::new(storage);
    other.begin(&game(2), TODAY).unwrap();
    assert_eq!(saves.changed_elsewhere().map(|game| game.record), Some(game(2)));
}

#[test]
fn no_new_game_takes_the_table_of_one_that_found_no_room() {
    let (storage, saves) = crowded(&game(1));
    let mine = played(game(2), 3);
    assert_eq!(saves.begin(&mine, TODAY), Err(StorageError::Full));
    assert_eq!(saves.keep_unsaved(TODAY), Err(StorageError::Full));
    assert!(saves.has_unsaved());
    storage.remove(BALLAST);
    saves.keep_unsaved(TODAY).unwrap();
    assert!(!saves.has_unsaved());
    saves.begin(&game(3), TODAY).unwrap();
    assert_eq!(records(saves.unfinished().games), [mine, game(1)]);
}

#[test]
fn deleting_what_took_the_room_lets_in_what_has_waited_for_it() {
    let storage = Map::new();
    let saves = Saves::new(storage.limited(Ok(2000)));
    storage.put("set-aside:1", &"x".repeat(1990));
    let mine = played(game(2), 3);
    assert_eq!(saves.begin(&mine, TODAY), Err(StorageError::Full));
    saves.forget_aside("set-aside:1", TODAY);
    assert!(!saves.has_unsaved());
    assert_eq!(Saves::new(storage).current(), Loaded::Found(SavedGame { record: mine, played_on: TODAY }));
}

#[test]
fn what_is_kept_before_it_went_on_without_room_is_listed_once() {
    let (storage, saves) = crowded(&game(1));
    let mine = played(game(1), 4);
    assert!(saves.keep(&mine, TODAY).is_err());
    storage.remove(BALLAST);
    saves.keep_unsaved(TODAY).unwrap();
    saves.begin(&game(2), TODAY).unwrap();
    assert_eq!(records(saves.unfinished().games), [mine]);
}

#[test]
fn a_game_from_the_list_waits_until_there_is_room_for_what_was_played_on_the_table() {
    let (storage, saves) = crowded(&game(1));
    storage.remove(BALLAST);
    saves.begin(&game(2), TODAY).unwrap();
    storage.put(BALLAST, &"x".repeat(2000));
    let (mine, listed) = (played(game(2), 4), Place::Unfinished(1));
    assert_eq!(saves.keep(&mine, TODAY), Err(StorageError::Full));
    assert_eq!(saves.resume(listed, TODAY), Err(StorageError::Full));
    assert!(saves.has_unsaved());
    storage.remove(BALLAST);
    assert_eq!(saves.resume(listed, TODAY), Ok(Loaded::Found(SavedGame { record: game(1), played_on: TODAY })));
    assert_eq!(records(saves.unfinished().games), [mine]);
}

#[test]
fn the_kept_game_waits_until_there_is_room_for_another_one_on_the_table() {
    let (storage, saves) = crowded(&game(1));
    let mine = played(game(2), 3);
    assert_eq!(saves.begin(&mine, TODAY), Err(StorageError::Full));
    assert_eq!(saves.resume(Place::Current, TODAY), Err(StorageError::Full));
    assert!(saves.has_unsaved());
    storage.remove(BALLAST);
    assert_eq!(saves.resume(Place::Current, TODAY), Ok(Loaded::Found(SavedGame { record: game(1), played_on: TODAY })));
    assert!(!saves.has_unsaved());
    assert_eq!(records(saves.unfinished().games), [mine]);
}

#[test]
fn what_found_no_room_is_found_again_after_a_lent_game() {
    let (_, saves) = crowded(&game(1));
    let mine = played(game(1), 4);
    assert_eq!(saves.keep(&mine, TODAY), Err(StorageError::Full));
    assert_eq!(saves.own_game(Some(&game(9)), true), Some(mine.clone()));
    let found = SavedGame { record: mine, played_on: TODAY };
    assert_eq!(saves.resume(Place::Current, TODAY), Ok(Loaded::Found(found)));
    assert!(saves.has_unsaved());
}

#[test]
fn what_nobody_wants_needs_no_room() {
    // Somebody deletes it, nothing was thrown in it, or nothing can be kept here at all.
    let (_, saves) = crowded(&game(1));
    assert!(saves.begin(&game(2), TODAY).is_err());
    saves.forget(None, &game(2), TODAY);
    assert_eq!((saves.has_unsaved(), saves.keep_unsaved(TODAY)), (false, Ok(())));
    let untouched = Record::new(game(3).opening().clone());
    assert!(saves.begin(&untouched, TODAY).is_err());
    assert_eq!(saves.keep_unsaved(TODAY), Ok(()));
    assert!(saves.begin(&untouched, TODAY).is_err());
    let kept = SavedGame { record: game(1), played_on: TODAY };
    assert_eq!(saves.resume(Place::Current, TODAY), Ok(Loaded::Found(kept)));
    let nowhere = Saves::new(Map::new().limited(Err(StorageError::Unavailable)));
    assert!(nowhere.begin(&game(1), TODAY).is_err());
    assert_eq!(nowhere.keep_unsaved(TODAY), Ok(()));
}
