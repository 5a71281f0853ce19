//! No game is lost, whatever the storage or another tab does.

mod backup;
mod daily_flights;
mod full_or_damaged;
mod listing;
mod memory;
mod personal_best;
mod storage;
mod tabs;
mod unsaved;

use super::{Kept, Loaded, Place, SavedGame, Saves};
use app_core::day::Day;
use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Driver, Entrant, Name, Opening, Record};
use space_taxi::rules::{Action, Phase};
use storage::Map;

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
fn a_game_that_found_room_at_last_is_kept_once() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    saves.begin(&game(1), TODAY).unwrap();
    saves.keep_anew(&played(game(1), 1), TODAY).unwrap();
    assert_eq!(storage.texts().len(), 1);
}
