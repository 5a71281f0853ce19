//! All games in one file.

use super::daily_flights::{day, flight};
use super::{Map, finished, game, played, records};
use crate::table::saves::{Loaded, Merged, NotABackup, Saves};
use app_core::storage::StorageError;

/// A device with a running game, one that waits, two finished ones, one of them with its day, and a text set aside.
pub fn device() -> Map {
    let storage = Map::with("set-aside:3", "two\nlines");
    let saves = Saves::new(storage.clone());
    saves.add(&finished(1), Some(day())).unwrap();
    saves.add(&finished(2), None).unwrap();
    saves.add(&played(game(3), 7), None).unwrap();
    saves.keep(&played(game(4), 9), None).unwrap();
    saves.count_flight(&flight(1_000), Some(day())).unwrap();
    storage
}

#[test]
fn everything_comes_to_another_device_in_one_file() {
    let (from, to) = (Saves::new(device()), Saves::new(Map::new()));
    let file = from.backup(None);
    assert_eq!(to.merge(&file), Ok(Merged { added: 4, ..Merged::default() }));
    assert_eq!(records(to.finished().games), records(from.finished().games));
    assert_eq!(to.finished().games.iter().filter_map(|kept| kept.game.played_on).collect::<Vec<_>>(), [day()]);
    assert_eq!(to.unfinished().games.len(), 2);
    assert_eq!(to.current(), Loaded::Nothing, "the table is left alone");
    assert_eq!(to.counted_flight(day()), from.counted_flight(day()));
    assert_eq!(to.all_set_aside(), [("set-aside:1".to_owned(), "two\nlines".to_owned())]);
    assert_eq!(to.merge(&file), Ok(Merged { known: 4, ..Merged::default() }), "a second time adds nothing");
    assert_eq!(to.all_set_aside().len(), 1);
    let as_windows_stores_it = format!("\u{feff}{}", file.replace('\n', "\r\n"));
    assert_eq!(to.merge(&as_windows_stores_it), Ok(Merged { known: 4, ..Merged::default() }));
}

#[test]
fn merging_loses_nothing_that_is_here() {
    let storage = device();
    let saves = Saves::new(storage.clone());
    let before = storage.texts();
    let other = Saves::new(Map::new());
    other.add(&played(game(4), 3), None).unwrap();
    other.add(&played(game(3), 20), None).unwrap();
    other.add(&finished(9), None).unwrap();
    // An earlier moment of a game that is here is known; a later one is one more game.
    assert_eq!(saves.merge(&other.backup(None)), Ok(Merged { added: 2, known: 1, ..Merged::default() }));
    for (key, text) in before {
        assert_eq!(storage.texts().get(&key), Some(&text), "{key}");
    }
}

#[test]
fn lines_that_nobody_can_read_are_counted_and_stop_nothing() {
    let saves = Saves::new(Map::new());
    let good = Saves::new(device()).backup(None).replacen("game 2026-11-16", "game 2026-11-99", 1);
    let file = format!("{good}game - AAAA\nhello\naside !\n");
    assert_eq!(saves.merge(&file), Ok(Merged { added: 3, unread: 4, ..Merged::default() }));
}

#[test]
fn other_files_and_later_ones_are_refused_before_anything_is_added() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    let file = Saves::new(device()).backup(None);
    for other in ["", "hello", "space-taxi 1\nmode solo\n", "space-taxi games x\n"] {
        assert_eq!(saves.merge(other), Err(NotABackup::NoGames), "{other}");
    }
    assert_eq!(saves.merge(&file.replacen("games 1", "games 2", 1)), Err(NotABackup::Newer));
    assert!(storage.texts().is_empty());
}

#[test]
fn where_there_is_no_room_what_fits_is_added_and_the_rest_is_told() {
    let file = Saves::new(device()).backup(None);
    let merged = Saves::new(Map::new().limited(Ok(350))).merge(&file).unwrap();
    assert!(merged.added > 0 && merged.added < 4, "{merged:?}");
    assert_eq!(merged.refused, Some(StorageError::Full));
    let blocked = Saves::new(Map::new().limited(Err(StorageError::Unavailable))).merge(&file).unwrap();
    assert_eq!((blocked.added, blocked.refused), (0, Some(StorageError::Unavailable)));
}

#[test]
fn a_game_that_could_not_be_saved_is_in_the_file_all_the_same() {
    let saves = Saves::new(Map::new().limited(Err(StorageError::Unavailable)));
    let on_table = played(game(5), 4);
    let to = Saves::new(Map::new());
    assert_eq!(to.merge(&saves.backup(Some(&on_table))).map(|merged| merged.added), Ok(1));
    assert_eq!(records(to.unfinished().games), [on_table]);
}
