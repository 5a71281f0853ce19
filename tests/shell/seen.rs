//! Whoever comes back finds the scene that was left, and sees nothing a second time.

use dice_table::platform::shelf::Shelf;
use dice_table::shell::saves::{Saves, mark};
use dice_table::space_taxi::record::{Record, compact};
use dice_table::space_taxi::table::{Intent, Scene, TableState};

use crate::device::Device;
use crate::tables::after;

const FAILS: &str = "1: OAMTXj f111 s1 -> 3: f111";

/// The record as the device gives it back.
fn saved(table: &TableState) -> Record {
    compact::decode(&compact::encode(table.record())).unwrap()
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
fn a_damaged_note_shows_the_scene_once_more() {
    let failed = after(FAILS);
    for note in ["nonsense", "1 nonsense", "1 ", &format!("1 {} elsewhere", mark(failed.record()))] {
        let device = Device::default();
        device.set("memory:seen", note).unwrap();
        assert_eq!(Saves::new(device).sit_down_again(saved(&failed)).scene(), Scene::Misfire, "{note}");
    }
}
