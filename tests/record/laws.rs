//! Laws over many random games: all forms of a record tell the same game.

use proptest::prelude::*;
use space_taxi::record::{Event, Record, compact, text};
use space_taxi::rules::Mode;

use crate::games::random_record;
use crate::times::times;

fn any_record() -> impl Strategy<Value = Record> {
    let mode = prop::sample::select(Mode::ALL.to_vec());
    (mode, any::<u64>(), any::<bool>(), prop_oneof![3 => Just(usize::MAX), 1 => 0_usize..60])
        .prop_map(|(mode, number, by_hand, most_events)| random_record(mode, number, by_hand, most_events))
}

proptest! {
    #![proptest_config(times(500))]

    #[test]
    fn text_reads_back_to_the_same_record(record in any_record()) {
        let written = text::print(&record);
        prop_assert_eq!(text::read(&written), Ok(record), "{}", written);
    }

    #[test]
    fn text_without_what_follows_from_the_rules_reads_back_too(record in any_record()) {
        let is_said = |line: &&str| line.ends_with("->") || line.contains(": ") || ["->", "spend", "hand-over", "space-taxi",
            "mode", "player", "begins", "dice"].contains(&line.split(' ').next().unwrap_or_default());
        let bare: String = text::print(&record).lines().filter(is_said).map(|line| format!("  {line} \r\n")).collect();
        prop_assert_eq!(text::read(&bare), Ok(record), "{}", bare);
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
            let replayed = Record::replay(record.opening().clone(), &record.events()[..place]);
            prop_assert_eq!(replayed.as_ref(), Ok(&live));
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
    fn taking_back_gives_the_record_before_the_last_action(record in any_record()) {
        let mut undone = record.clone();
        if undone.undo().is_ok() {
            let last_act = record.events().iter().rposition(|event| matches!(event, Event::Act(_))).unwrap();
            let mut events = record.events().to_vec();
            events.remove(last_act);
            prop_assert_eq!(undone.events(), &events[..]);
        } else {
            prop_assert_eq!(&undone, &record);
        }
    }
}
