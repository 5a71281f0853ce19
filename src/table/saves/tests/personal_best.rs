//! How a solo game that is over compares with those before it.

use super::daily_flights::{day, flight};
use super::{Map, TODAY, finished};
use crate::table::personal_best::PersonalBest;
use crate::table::saves::Saves;
use crate::words::english;
use space_taxi::record::{Record, text};

const BEST: &str =
    "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\nspend 0\n";
const MISFIRE: &str = "1: OAMTXj f111 s1 -> 3: f111\n";

/// A solo game with so many launches worth 40.
fn solo(driver: &str, name: &str, launches: usize) -> Record {
    let opening = format!("space-taxi 1\nmode solo\nplayer {driver} {name}\nbegins {name}\ndice by hand\n");
    text::read(&format!("{opening}{}{}", BEST.repeat(launches), MISFIRE.repeat(5 - launches))).unwrap()
}

/// On a device that keeps these games, the last of them on the table.
fn best(games: &[Record]) -> Option<PersonalBest> {
    let saves = Saves::new(Map::new());
    for game in games {
        saves.begin(game, TODAY).unwrap();
    }
    saves.personal_best(games.last()?, None)
}

#[test]
fn the_first_flight_the_new_best_and_the_one_that_stands_are_told_apart() {
    let ada = |launches| solo("person", "Ada", launches);
    assert_eq!(best(&[ada(2)]), Some(PersonalBest::First));
    assert_eq!(best(&[ada(2), ada(1), ada(3)]), Some(PersonalBest::New { before: 80 }));
    assert_eq!(best(&[ada(2), ada(3), ada(1)]), Some(PersonalBest::Stands { points: 120 }));
    let said = |best: PersonalBest| english().text(&best.message());
    assert_eq!(said(PersonalBest::New { before: 80 }), "New personal best! Previous best: 80 points");
    assert_eq!(said(PersonalBest::Stands { points: 1 }), "Your best so far: 1 point");
}

#[test]
fn as_many_points_are_no_new_best() {
    let again = solo("person", "ada", 2);
    assert_eq!(best(&[solo("person", "Ada", 2), again]), Some(PersonalBest::Stands { points: 80 }));
}

#[test]
fn a_best_is_a_persons_own() {
    let flights = [solo("person", "Ben", 5), solo("ace", "Ada", 5), finished(1), solo("person", "Ada", 1)];
    assert_eq!(best(&flights), Some(PersonalBest::First));
    assert_eq!(best(&[solo("person", "Ada", 1), solo("ace", "Ada", 5)]), None, "a computer has none");
}

#[test]
fn a_game_at_a_table_or_a_running_one_has_no_such_end() {
    let (saves, flight) = (Saves::new(Map::new()), solo("person", "Ada", 1));
    let running = Record::replay(flight.opening().clone(), &flight.events()[..3]).unwrap();
    assert_eq!(saves.personal_best(&finished(1), None), None);
    assert_eq!(saves.personal_best(&running, None), None);
}

#[test]
fn practice_is_no_best() {
    let (saves, first) = (Saves::new(Map::new()), flight(1_000));
    let best = |saves: &Saves<Map>| saves.personal_best(&first, saves.attempt(&first, Some(day())));
    saves.take_off(day());
    assert_eq!(best(&saves), Some(PersonalBest::First));
    saves.count_flight(&first, Some(day())).unwrap();
    assert_eq!(best(&saves), Some(PersonalBest::First));
    saves.take_off(day());
    assert_eq!(best(&saves), None, "nothing else is kept here");
    saves.begin(&first, TODAY).unwrap();
    let points = first.game().total(first.game().mode().player(0).unwrap()).into();
    assert_eq!(best(&saves), Some(PersonalBest::Stands { points }));
}
