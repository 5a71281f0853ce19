//! All games in one file, and the daily flight that counts.

use super::{Map, TODAY, finished, game, played, records};
use crate::table::daily::{self, Attempt};
use crate::table::saves::{Loaded, Merged, NotABackup, Place, Saves};
use app_core::day::Day;
use app_core::storage::StorageError;
use space_taxi::record::{DiceSource, Driver, Entrant, Name, Opening, Record};

fn day() -> Day {
    Day::new(2026, 11, 16).unwrap()
}

/// A device with a running game, one that waits, two finished ones, one of them with its day, and a text set aside.
fn device() -> Map {
    let storage = Map::with("set-aside:3", "two\nlines");
    let saves = Saves::new(storage.clone());
    saves.add(&finished(1), Some(day())).unwrap();
    saves.add(&finished(2), None).unwrap();
    saves.add(&played(game(3), 7), None).unwrap();
    saves.keep(&played(game(4), 9), None).unwrap();
    saves.count_flight(&flight(1_000), Some(day())).unwrap();
    storage
}

fn flight(steps: usize) -> Record {
    let entrant = Entrant { name: Name::new("Ada").unwrap(), driver: Driver::Person };
    played(Record::new(Opening::new(&[entrant], 0, DiceSource::Code(daily::code(day()))).unwrap()), steps)
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

#[test]
fn the_first_finished_flight_of_a_day_counts_and_later_ones_are_practice() {
    for room in [Ok(usize::MAX), Err(StorageError::Unavailable)] {
        let saves = Saves::new(Map::new().limited(room));
        let (first, second) = (flight(1_000), played_otherwise());
        assert_ne!(first, second);
        assert_eq!(saves.attempt(&flight(10), Some(day())), None, "it is not over");
        assert_eq!(saves.count_flight(&first, Some(day())), room.map(|_| ()));
        assert_eq!(saves.count_flight(&second, Some(day())), Ok(()));
        assert_eq!(
            (saves.attempt(&first, Some(day())), saves.attempt(&second, Some(day()))),
            (Some(Attempt::Counts), Some(Attempt::Practice))
        );
        assert_eq!(saves.attempt(&finished(1), Some(day())), None);
    }
}

#[test]
fn a_second_flight_is_practice_even_if_it_is_the_same_in_everything() {
    for room in [Ok(usize::MAX), Err(StorageError::Unavailable)] {
        let saves = Saves::new(Map::new().limited(room));
        saves.take_off(day());
        let first = flight(1_000);
        assert_eq!(saves.count_flight(&first, Some(day())), room.map(|_| ()));
        // The page may have died right after this: whoever ends the same flight once more has still ended the first.
        assert_eq!(saves.count_flight(&first, Some(day())), Ok(()));
        assert_eq!(saves.attempt(&first, Some(day())), Some(Attempt::Counts));
        for _ in 0..2 {
            saves.take_off(day());
            assert_eq!(saves.count_flight(&first, Some(day())), Ok(()));
            assert_eq!(saves.attempt(&first, Some(day())), Some(Attempt::Practice));
        }
        assert_eq!(saves.counted_flight(day()), Some(first));
    }
}

#[test]
fn a_flight_counts_from_its_day_on_and_not_before() {
    let (eve, flown) = (Day::new(2026, 11, 15), flight(1_000));
    assert!(eve.is_some_and(|eve| eve < day()));
    for today in [eve, None] {
        let saves = Saves::new(Map::new());
        saves.count_flight(&flown, today).unwrap();
        assert_eq!((saves.attempt(&flown, today), saves.counted_flight(day())), (None, None), "somebody knew the code");
        saves.take_off(day());
        assert_eq!(saves.attempt(&flown, today), Some(Attempt::Counts));
        saves.count_flight(&flown, today).unwrap();
        assert_eq!(
            saves.counted_flight(day()).as_ref(),
            Some(&flown),
            "begun on its day, ended in an earlier time zone"
        );
    }
}

#[test]
fn practice_is_known_in_the_list_and_the_flight_that_counts_is_none() {
    let saves = Saves::new(Map::new());
    let (first, second) = (flight(1_000), played_otherwise());
    assert!(!saves.is_practice(&first));
    saves.count_flight(&first, Some(day())).unwrap();
    saves.take_off(day());
    assert_eq!([&first, &second, &finished(1)].map(|record| saves.is_practice(record)), [false, true, false]);
}

#[test]
fn a_flight_that_counts_is_carried_to_another_device_without_the_mark_of_the_next() {
    let (from, to) = (Saves::new(Map::new()), Saves::new(Map::new()));
    from.count_flight(&flight(1_000), Some(day())).unwrap();
    from.take_off(day());
    to.merge(&from.backup(None)).unwrap();
    assert_eq!(to.counted_flight(day()), Some(flight(1_000)));
}

#[test]
fn what_could_not_be_kept_is_known_before_what_was_kept_earlier() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    saves.remember("table", "first").unwrap();
    let full = Saves::new(storage.limited(Ok(0)));
    assert_eq!(full.remember("table", "second"), Err(StorageError::Full));
    assert_eq!(full.recall("table").as_deref(), Some("second"));
}

/// The same flight with other choices.
fn played_otherwise() -> Record {
    let mut record = flight(1);
    let last = record.game().legal_placements().pop().unwrap();
    record.act(&space_taxi::rules::Action::Place(last)).unwrap();
    played(record, 1_000)
}

#[test]
fn a_flight_that_was_left_is_found_again() {
    let saves = Saves::new(Map::new());
    assert_eq!(saves.running_flight(day()), None);
    saves.add(&game(1), None).unwrap();
    saves.add(&flight(5), None).unwrap();
    assert_eq!(saves.running_flight(day()), Some(Place::Unfinished(2)));
    assert_eq!(saves.running_flight(Day::new(2026, 11, 17).unwrap()), None);
}

#[test]
fn only_what_was_set_aside_is_deleted_as_such() {
    let storage = device();
    let saves = Saves::new(storage.clone());
    for key in ["current", "finished:1", "set-aside:x", ""] {
        saves.forget_aside(key, TODAY);
    }
    assert_eq!((saves.all_set_aside().len(), saves.finished().games.len()), (1, 2));
    saves.forget_aside("set-aside:3", TODAY);
    assert!(saves.all_set_aside().is_empty());
}
