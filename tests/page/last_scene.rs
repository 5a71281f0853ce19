//! Whoever comes back finds the scene that was left, and sees nothing a second time.

use app_core::storage::Storage;
use space_taxi::record::{Record, compact, text};
use space_taxi_web::table::current_game::{CurrentGame, CurrentGameAction};
use space_taxi_web::table::saves::{Saves, mark};
use space_taxi_web::table::{Intent, Scene, TableState};

use crate::device::Device;
use crate::tables::after;

const FAILS: &str = "1: OAMTXj f111 s1 -> 3: f111";

/// The record as the device gives it back.
fn saved(table: &TableState) -> Record {
    compact::decode(&compact::encode(table.record())).unwrap()
}

/// A game in which this player has failed to launch.
fn failed_by(name: &str) -> TableState {
    let players = format!("player person {name}\nplayer person Bea\nplayer person Chris\nbegins {name}");
    TableState::open(text::read(&format!("space-taxi 1\nmode table\n{players}\ndice by hand\n{FAILS}\n")).unwrap())
}

#[test]
fn every_scene_of_a_failing_round_is_found_again() {
    let saves = Saves::new(Device::default());
    let mut table = after(&[FAILS; 3].join("\n"));
    for scene in [Scene::Misfire, Scene::RoundOver, Scene::Table] {
        assert_eq!(table.scene(), scene);
        saves.note_scene(&table).unwrap();
        assert_eq!(saves.sit_down_again(saved(&table)).scene(), scene);
        table = table.after(&Intent::Continue);
    }
}

#[test]
fn a_last_failure_is_not_skipped() {
    let saves = Saves::new(Device::default());
    let round = [FAILS; 3].join("\n");
    let mut table = after(&[round.as_str(); 5].join("\n"));
    assert_eq!(table.scene(), Scene::GameOver);
    table = TableState::open_at(saved(&table), Scene::Misfire);
    saves.note_scene(&table).unwrap();
    assert_eq!(saves.sit_down_again(saved(&table)).scene(), Scene::Misfire);
    table = table.after(&Intent::Continue);
    saves.note_scene(&table).unwrap();
    assert_eq!(saves.sit_down_again(saved(&table)).scene(), Scene::GameOver);
}

#[test]
fn what_was_seen_of_one_game_is_not_taken_for_another() {
    let saves = Saves::new(Device::default());
    let first = after(FAILS).after(&Intent::Continue);
    saves.note_scene(&first).unwrap();
    assert_eq!(saves.sit_down_again(saved(&first)).scene(), Scene::Table);
    let second = after(&[FAILS; 2].join("\n"));
    assert_eq!(saves.sit_down_again(saved(&second)).scene(), Scene::Misfire);
}

#[test]
fn every_game_has_a_note_of_its_own() {
    let saves = Saves::new(Device::default());
    let games = ["Andi", "Dora", "Emil"].map(|opener| failed_by(opener).after(&Intent::Continue));
    for table in &games {
        saves.note_scene(table).unwrap();
    }
    for table in &games {
        assert_ne!(table.scene(), table.first_scene());
        assert_eq!(saves.sit_down_again(saved(table)).scene(), table.scene());
    }
    let notes = saves.recall("seen").unwrap();
    assert_eq!(notes.split(';').count(), games.len());
}

#[test]
fn a_game_has_one_note_and_of_many_games_the_latest_are_known() {
    let saves = Saves::new(Device::default());
    let seen = |saves: &Saves<Device>| saves.recall("seen").unwrap_or_default();
    for scenes in 1..=3 {
        let mut table = after(&[FAILS; 3].join("\n"));
        for _ in 0..scenes {
            saves.note_scene(&table).unwrap();
            table = table.after(&Intent::Continue);
        }
        assert!(seen(&saves).split(';').count() <= 1);
    }
    let many: Vec<String> = (0..60).map(|number| format!("opening{number} record{number} table")).collect();
    saves.remember("seen", &many.join(";")).unwrap();
    let table = after(FAILS).after(&Intent::Continue);
    saves.note_scene(&table).unwrap();
    assert_eq!(seen(&saves).split(';').count(), 40);
    assert_eq!(saves.sit_down_again(saved(&table)).scene(), Scene::Table);
}

#[test]
fn the_one_note_of_the_first_pages_is_still_read() {
    let table = after(FAILS).after(&Intent::Continue);
    let device = Device::default();
    device.set("memory:seen", &format!("1 {} table", mark(table.record()))).unwrap();
    let saves = Saves::new(device);
    assert_eq!(saves.sit_down_again(saved(&table)).scene(), Scene::Table);
    saves.note_scene(&table).unwrap();
    assert_eq!(saves.recall("seen").unwrap().split(';').count(), 1);
}

#[test]
fn a_table_is_shown_as_it_was_left_elsewhere_and_no_other_game_takes_its_place() {
    let (failed, other) = (after(FAILS), after(&[FAILS; 2].join("\n")));
    let current = CurrentGame::with(Some(failed.clone()));
    let went_on = failed.after(&Intent::Continue);
    let after = |table: &TableState| {
        current.after(CurrentGameAction::Show(Box::new(TableState::open_at(saved(table), table.scene()))))
    };
    assert_eq!(after(&failed), current);
    assert_eq!(after(&other), current);
    assert_eq!(after(&went_on).table().map(|table| table.scene()), Some(Scene::Table));
}

#[test]
fn a_damaged_note_shows_the_scene_once_more() {
    let failed = after(FAILS);
    for note in ["nonsense", "1 nonsense", "1 ", &format!("1 {} elsewhere", mark(failed.record()))] {
        let device = Device::default();
        device.set("memory:seen", note).unwrap();
        assert_eq!(Saves::new(device).sit_down_again(saved(&failed)).scene(), Scene::Misfire, "{note}");
    }
}
