//! Laws over many random games: all forms of a record tell the same game.

use proptest::prelude::*;
use traffiq::record::{Event, Record, compact, text};
use traffiq::rules::{Act, Table};

use crate::games::{From, random_record};
use crate::times::times;

pub fn any_record() -> impl Strategy<Value = Record> {
    let table = prop::sample::select(Table::ALL.to_vec());
    let from = prop::sample::select(From::ALL.to_vec());
    (table, any::<u64>(), from, prop_oneof![3 => Just(usize::MAX), 1 => 0_usize..60])
        .prop_map(|(table, number, from, most_events)| random_record(table, number, from, most_events))
}

/// A line without what follows from the rules, if anything is left of it.
fn bare(line: &str) -> Option<String> {
    let word = line.split(' ').next().unwrap_or_default();
    if ["turn", "last", "end", "total", "winner"].contains(&word) {
        return None;
    }
    if !word.ends_with(':') {
        return Some(line.to_owned());
    }
    let acts: Vec<&str> = line.split(';').map(|act| act.split(" beats").next().unwrap_or_default()).collect();
    Some(acts.join(";"))
}

/// Where it is not written when a turn was ended, it was when the next one began.
fn ended_late(record: &Record) -> Record {
    let mut late = Record::new(record.opening().clone());
    let mut is_due = false;
    for event in record.events() {
        match event {
            Event::Act(Act::EndTurn) if !is_due && !late.game().deeds().is_empty() => is_due = true,
            Event::Act(_) => {
                if std::mem::take(&mut is_due) {
                    late.act(&Act::EndTurn).unwrap();
                }
                late.add(event).unwrap();
            }
            Event::HandOver(..) => late.add(event).unwrap(),
        }
    }
    late
}

proptest! {
    #![proptest_config(times(120))]

    #[test]
    fn text_reads_back_to_the_same_record(record in any_record()) {
        let written = text::print(&record);
        prop_assert_eq!(text::read(&written), Ok(record), "{}", written);
    }

    #[test]
    fn text_without_what_follows_from_the_rules_reads_back_too(record in any_record()) {
        let bare: String = text::print(&record).lines().filter_map(bare).map(|line| format!("  {line} \r\n\n")).collect();
        prop_assert_eq!(text::read(&bare), Ok(ended_late(&record)), "{}", bare);
    }

    #[test]
    fn a_text_that_stops_behind_any_line_is_the_beginning_of_its_game(record in any_record(), place in any::<prop::sample::Index>()) {
        let written = text::print(&record);
        let lines: Vec<&str> = written.lines().collect();
        let opening = text::print(&Record::new(record.opening().clone())).lines().count();
        let stop = opening + place.index(lines.len() - opening + 1);
        let beginning = text::read(&lines[..stop].join("\n")).unwrap();
        prop_assert_eq!(beginning.opening(), record.opening());
        prop_assert!(record.events().starts_with(beginning.events()));
    }

    #[test]
    fn the_compact_form_reads_back_to_the_same_record(record in any_record()) {
        let letters = compact::encode(&record);
        prop_assert!(letters.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'));
        prop_assert_eq!(compact::decode(&letters), Ok(record));
    }

    #[test]
    fn a_replayed_beginning_equals_the_live_game_at_that_point(record in any_record()) {
        let mut live = Record::new(record.opening().clone());
        for (place, event) in record.events().iter().enumerate() {
            if place % 7 == 0 {
                let replayed = Record::replay(record.opening().clone(), &record.events()[..place]);
                prop_assert_eq!(replayed.as_ref(), Ok(&live));
            }
            live.add(event).unwrap();
        }
        prop_assert_eq!(&live, &record);
    }

    #[test]
    fn a_refused_event_changes_nothing(record in any_record(), other in any_record()) {
        for event in other.events() {
            let mut tried = record.clone();
            if tried.add(event).is_err() {
                prop_assert_eq!(&tried, &record);
            } else {
                prop_assert_eq!(tried.events().last(), Some(event));
            }
        }
    }

    #[test]
    fn taking_back_restores_exactly_what_was_before(record in any_record()) {
        let mut live = Record::new(record.opening().clone());
        for event in record.events() {
            let before = live.clone();
            live.add(event).unwrap();
            let mut undone = live.clone();
            match event {
                Event::HandOver(..) => {}
                Event::Act(_) if undone.undo().is_ok() => prop_assert_eq!(&undone, &before),
                Event::Act(_) => prop_assert_eq!(&undone, &live),
            }
        }
    }
}
