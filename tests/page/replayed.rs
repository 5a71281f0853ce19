//! A game that is over, choice by choice.

use app_core::keys::KeyPress;
use space_taxi::pilot::{Account, CurvePoint, Decision, Review};
use space_taxi::record::{Driver, Event, Record, text};
use space_taxi::rules::{Action, ByPlayer};
use space_taxi_web::table::Scene;
use space_taxi_web::table::replay::{
    ReplayMoment, ReplayStep, SPEEDS, Stops, USUAL_SPEED, WinCurve, headline, moments, pause_ms, people, speed_name,
    table_at,
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
    let record = finished("four-players");
    let moments = &moments(&record)[..9];
    let stops = Stops::of(moments, None, None);
    let press = |key: &str| KeyPress { key: key.to_owned(), ..KeyPress::default() };
    let step = |key: &str, here| ReplayStep::of(&press(key)).map(|step| stops.after(step, here));
    assert_eq!(step("ArrowRight", 3), Some(4));
    assert_eq!(step("ArrowRight", 8), Some(8));
    assert_eq!(step("ArrowLeft", 3), Some(2));
    assert_eq!(step("ArrowLeft", 0), Some(0));
    assert_eq!((step("Home", 3), step("End", 3), step("a", 3)), (Some(0), Some(8), None));
    assert_eq!(ReplayStep::of(&KeyPress { with_command: true, ..press("End") }), None);
    assert_eq!((stops.after(ReplayStep::To(5), 0), stops.after(ReplayStep::NextMistake, 3)), (5, 3));
    assert_eq!(Stops::default().after(ReplayStep::Last, 0), 0);
}

/// The places of one choice in three cost something.
fn reviewed(record: &Record) -> Review {
    let mode = record.game().mode();
    let decision = |(nth, moment): (usize, ReplayMoment)| {
        let ReplayMoment { event, player, driver, position, chosen } = moment;
        let best_value = if nth % 3 == 2 { 1.0 } else { 0.04 };
        Decision { event, player, driver, position, chosen, best: chosen, value: 0.0, best_value, worst_value: 0.0 }
    };
    let decisions: Vec<_> = moments(record).into_iter().enumerate().map(decision).collect();
    let point =
        |event: usize| CurvePoint { event, wins: ByPlayer::new(mode, |player| 0.1 * (player.index() + 1) as f64) };
    let last = record.events().len();
    Review {
        curve: vec![point(0), point(last / 2), point(last)],
        decisions,
        accounts: ByPlayer::new(mode, |_| Account::default()),
    }
}

#[test]
fn a_step_leads_to_the_next_mistake_and_from_the_last_one_to_the_first() {
    let record = finished("four-players");
    let (all, review) = (moments(&record), reviewed(&record));
    let stops = Stops::of(&all, None, Some(&review));
    assert_eq!(stops.mistakes(), (2..all.len()).step_by(3).collect::<Vec<_>>());
    let next = |here| stops.after(ReplayStep::NextMistake, here);
    assert_eq!((next(0), next(2), next(4)), (2, 5, 5));
    assert_eq!(next(all.len() - 1), 2);
}

#[test]
fn whoever_wants_to_see_their_own_choices_only_sees_no_others() {
    let record = finished("four-players");
    let (all, review, mode) = (moments(&record), reviewed(&record), record.game().mode());
    let person = people(mode, &all)[0];
    let stops = Stops::of(&all, Some(person), Some(&review));
    let mut here = stops.after(ReplayStep::First, 0);
    let mut seen = vec![here];
    while stops.after(ReplayStep::Next, here) != here {
        here = stops.after(ReplayStep::Next, here);
        seen.push(here);
    }
    let theirs = |nth: &usize| (all[*nth].player, all[*nth].driver) == (person, Driver::Person);
    assert!(seen.iter().all(theirs) && stops.mistakes().iter().all(theirs));
    assert_eq!(seen.len(), (0..all.len()).filter(theirs).count());
    assert!(!stops.mistakes().is_empty());
    let first_of_others = (0..all.len()).find(|nth| !theirs(nth)).unwrap();
    assert!(theirs(&stops.after(ReplayStep::Nearest, first_of_others)));
    assert_eq!(stops.after(ReplayStep::Nearest, seen[1]), seen[1]);
}

#[test]
fn the_curve_reaches_from_the_first_choice_to_the_last() {
    let record = finished("four-players");
    let (all, review) = (moments(&record), reviewed(&record));
    let curve = WinCurve::of(&review, &all).unwrap();
    assert_eq!((curve.x(0), curve.x(all.len() - 1), curve.x(all.len())), (0, 1000, 1000));
    let player = all[0].player;
    let line = curve.line(player);
    let places: Vec<f64> = line.split(' ').map(|point| point.split_once(',').unwrap().0.parse().unwrap()).collect();
    assert!(places.first() == Some(&0.0) && places.last() == Some(&1000.0) && places.is_sorted(), "{line}");
    assert_eq!(curve.before(0), Some(&review.curve[0].wins));
    assert_eq!(curve.before(all.len() - 1), Some(&review.curve[1].wins), "the last choice is taken before the end");
    let alone = Review { curve: Vec::new(), ..review };
    assert_eq!(WinCurve::of(&alone, &all), None);
}

#[test]
fn a_replay_runs_as_fast_as_it_says() {
    let names: Vec<_> = (0..SPEEDS.len()).map(speed_name).collect();
    assert_eq!(english(&names), ["0.5×", "1×", "2×", "4×", "8×", "16×"]);
    for (place, times) in SPEEDS.into_iter().enumerate() {
        assert_eq!(f64::from(pause_ms(place)) * times, f64::from(pause_ms(USUAL_SPEED)));
    }
}
