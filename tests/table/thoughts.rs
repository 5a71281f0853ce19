//! What is said of why somebody places these dice.

use space_taxi::record::{Event, Record};
use space_taxi::rules::Species;
use space_taxi_web::table::Why;

use crate::games::table;

/// The thought behind the last placement of these lines.
fn thought(lines: &str) -> Option<Why> {
    let record = table(&[lines]).record().clone();
    let (before, action) = match record.events() {
        [before @ .., Event::Act(action)] => (before.len(), *action),
        _ => panic!("somebody acted last"),
    };
    let opening = record.opening().clone();
    let then = Record::replay(opening, &record.events()[..before]).unwrap();
    Why::of(then.game(), &action)
}

#[test]
fn what_most_of_the_dice_are_for_is_what_is_said() {
    assert_eq!(thought("1: OAMTXj f136 s8 -> 4: f136 s8\n"), Some(Why::Wings { fuel: 10, factor: 4 }));
    assert_eq!(thought("1: OAMTXj f136 s8 -> 3: f13 s8\n"), Some(Why::Fuel(4)));
    assert_eq!(thought("1: OAMTXj f136 s8 -> 2: f1 s8\n"), Some(Why::Crystal(8)));
    assert_eq!(thought("1: OOMTXj f136 s8 -> 3: OO s8\n"), Some(Why::Group { species: Species::Orbi, aliens: 2 }));
    assert_eq!(thought("1: OAMTXj f136 s8 -> 1: A\n"), Some(Why::Seat));
    assert_eq!(thought("1: OAMTXj f136 s8 -> 0\n"), Some(Why::Waits));
}
