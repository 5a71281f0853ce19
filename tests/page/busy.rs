//! How much a reload would disturb, at tables of real games.

use app_core::update::Busy;
use space_taxi::record::text;
use space_taxi_web::table::busy::busy_at;
use space_taxi_web::table::route::{Place, Screen, Sheet};
use space_taxi_web::table::{Scene, TableState};

const OPENING: &str =
    "space-taxi 1\nmode table\nplayer person Ada\nplayer person Ben\nplayer person Cleo\nbegins Ada\ndice by hand\n";

fn table(moment: &[&str]) -> TableState {
    TableState::open(text::read(&format!("{OPENING}{}\n", moment.join("\n"))).unwrap())
}

const TABLE: Place = Place { screen: Screen::Table, sheet: None };
const HOME: Place = Place { screen: Screen::Home, sheet: None };

const LAUNCH: [&str; 4] =
    ["1: OOOOOO f334 s8 -> 4: OOOO", "2: OO f334 s8 -> 3: f334", "3: OO s8 -> 2: OO", "4: s8 -> 1: s8"];

#[test]
fn a_turn_lasts_from_its_first_throw_to_its_last_coin() {
    let before = table(&[]);
    assert_eq!(busy_at(TABLE, Some(&before)), Busy::AtTable);
    for played in ["1: OOOOOO f334 s8", LAUNCH[0]] {
        assert_eq!(busy_at(TABLE, Some(&table(&[played]))), Busy::MidTurn, "{played}");
    }
    let launched = table(&LAUNCH);
    assert_eq!(busy_at(TABLE, Some(&launched)), Busy::MidTurn);
    let paid: Vec<&str> = LAUNCH.into_iter().chain(["spend 0"]).collect();
    assert_eq!(busy_at(TABLE, Some(&table(&paid))), Busy::AtTable);
}

#[test]
fn a_failure_to_launch_is_over_when_it_has_been_seen() {
    let failed = table(&["1: OAMTXj f111 s1 -> 3: f111"]);
    assert_eq!(failed.scene(), Scene::Misfire);
    assert_eq!(busy_at(TABLE, Some(&failed)), Busy::MidTurn);
}

#[test]
fn nobody_is_disturbed_away_from_the_table() {
    assert_eq!(busy_at(HOME, Some(&table(&[LAUNCH[0]]))), Busy::Free);
    assert_eq!(busy_at(TABLE, None), Busy::Free);
}

#[test]
fn who_fills_in_reads_or_watches_something_is_not_free() {
    for screen in [Screen::New, Screen::Flight, Screen::Replay, Screen::Linked] {
        assert_eq!(busy_at(Place { screen, sheet: None }, None), Busy::AtTable);
    }
    assert_eq!(busy_at(Place { sheet: Some(Sheet::Games), ..HOME }, None), Busy::AtTable);
    assert_eq!(busy_at(Place { sheet: Some(Sheet::Games), ..TABLE }, Some(&table(&[LAUNCH[0]]))), Busy::MidTurn);
}
