//! The daily flight that counts, and those that are practice.

use super::{Map, finished, game, played};
use crate::table::daily::{self, Attempt};
use crate::table::saves::{Place, Saves};
use app_core::day::Day;
use app_core::storage::StorageError;
use space_taxi::record::{DiceSource, Driver, Entrant, Name, Opening, Record};

pub fn day() -> Day {
    Day::new(2026, 11, 16).unwrap()
}

pub fn flight(steps: usize) -> Record {
    let entrant = Entrant { name: Name::new("Ada").unwrap(), driver: Driver::Person };
    played(Record::new(Opening::new(&[entrant], 0, DiceSource::Code(daily::code(day()))).unwrap()), steps)
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
