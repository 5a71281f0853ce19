//! A game that is over, choice by choice.

use app_core::keys::KeyPress;
use space_taxi::record::{Event, Record, text};
use space_taxi::rules::Action;
use space_taxi_web::table::Scene;
use space_taxi_web::table::replay::{
    ReplayMoment, ReplayStep, SPEEDS, USUAL_SPEED, headline, moments, pause_ms, speed_name, table_at,
};
use space_taxi_web::words::Message;

use crate::tables::{english, finished};

fn choices(record: &Record) -> usize {
    record.events().iter().filter(|event| matches!(event, Event::Act(Action::Place(_) | Action::Spend(_)))).count()
}

#[test]
fn every_choice_is_shown_on_the_table_it_was_made_at() {
    for name in ["four-players", "five-players-seeded", "unpaid-thumb"] {
        let record = finished(name);
        let moments = moments(&record);
        assert_eq!(moments.len(), choices(&record));
        for moment in &moments {
            let table = table_at(&record, moment);
            match moment.chosen {
                Action::Place(placement) => {
                    assert_eq!(table.scene(), Scene::Table);
                    assert_eq!(table.pick().placement(table.tray()), Ok(placement));
                }
                Action::Spend(coins) => assert_eq!((table.scene(), table.spending()), (Scene::Ticket, coins)),
                Action::Throw(_) => unreachable!("a throw is no choice"),
            }
        }
    }
}

fn said(record: &Record, moment: &ReplayMoment) -> Message {
    headline(record.opening(), moment.player, moment.driver, &moment.position)
}

#[test]
fn a_moment_says_who_chose_and_when() {
    let record = finished("four-players");
    let all = moments(&record);
    let told = english(&[0, 1].map(|nth| said(&record, &all[nth])));
    let opener = record.opening().name(record.opening().opener());
    assert_eq!(told, [format!("{opener}, round 1, throw 1"), format!("{opener}, round 1, throw 2")]);
    let coins = all.iter().find(|moment| matches!(moment.chosen, Action::Spend(_))).unwrap();
    assert!(english(&[said(&record, coins)])[0].ends_with(", coins"));
}

#[test]
fn after_a_hand_over_a_moment_names_who_chose() {
    let opening = "space-taxi 1\nmode solo\nplayer person Ada\nbegins Ada\ndice by hand\n";
    let acts = "1: OOOOOO f334 s8 -> 4: OOOO\nhand-over rookie Ada\n2: OO f334 s8 -> 3: f334\nhand-over person Ada\n3: OO s8 -> 2: OO\n";
    let record = text::read(&format!("{opening}{acts}")).unwrap();
    let told: Vec<Message> = moments(&record).iter().map(|moment| said(&record, moment)).collect();
    assert_eq!(english(&told), ["Ada, round 1, throw 1", "Ada (Rookie), round 1, throw 2", "Ada, round 1, throw 3"]);
}

#[test]
fn keys_step_through_the_choices_and_stop_at_the_ends() {
    let press = |key: &str| KeyPress { key: key.to_owned(), ..KeyPress::default() };
    let step = |key: &str, here| ReplayStep::of(&press(key)).map(|step| step.from(here, 9));
    assert_eq!(step("ArrowRight", 3), Some(4));
    assert_eq!(step("ArrowRight", 8), Some(8));
    assert_eq!(step("ArrowLeft", 3), Some(2));
    assert_eq!(step("ArrowLeft", 0), Some(0));
    assert_eq!((step("Home", 3), step("End", 3), step("a", 3)), (Some(0), Some(8), None));
    assert_eq!(ReplayStep::of(&KeyPress { with_command: true, ..press("End") }), None);
    assert_eq!(ReplayStep::Last.from(0, 0), 0);
}

#[test]
fn a_replay_runs_as_fast_as_it_says() {
    let names: Vec<_> = (0..SPEEDS.len()).map(speed_name).collect();
    assert_eq!(english(&names), ["0.5×", "1×", "2×", "4×", "8×", "16×"]);
    for (place, times) in SPEEDS.into_iter().enumerate() {
        assert_eq!(f64::from(pause_ms(place)) * times, f64::from(pause_ms(USUAL_SPEED)));
    }
}
