use dice_table::shell::cues::{Heard, heard};
use dice_table::shell::sound::Cue;
use dice_table::space_taxi::table::Intent;

use crate::tables::{after, doing, fresh};

fn cues(heard: &[Heard]) -> Vec<Cue> {
    heard.iter().map(|heard| heard.cue).collect()
}

#[test]
fn dice_roll_and_each_picked_die_sounds_higher() {
    let table = fresh().after(&Intent::Throw);
    assert_eq!(cues(&heard(&table)), [Cue::Roll]);
    let table = table.after(&Intent::Toggle(0));
    assert_eq!(cues(&heard(&table)), [Cue::Select(0)]);
    assert_eq!(cues(&heard(&table.after(&Intent::Toggle(1)))), [Cue::Select(1)]);
}

#[test]
fn a_placement_sounds_piece_by_piece_and_then_its_tile() {
    let table =
        doing(&after("1: OAMTXj f146 s3"), &[Intent::Toggle(0), Intent::Toggle(6), Intent::Toggle(9), Intent::Place]);
    let heard = heard(&table);
    assert_eq!(cues(&heard), [Cue::Seat(0), Cue::Fuel(1), Cue::Crystal, Cue::Tile]);
    assert!(heard.is_sorted_by_key(|heard| heard.after_ms));
}

#[test]
fn a_failure_to_launch_is_heard_after_its_fuel() {
    let table =
        doing(&after("1: OAMTXj f111 s1"), &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8), Intent::Place]);
    assert_eq!(cues(&heard(&table)), [Cue::Fuel(1), Cue::Fuel(1), Cue::Fuel(1), Cue::Tile, Cue::Misfire]);
}

#[test]
fn what_cannot_be_done_is_denied() {
    assert_eq!(cues(&heard(&fresh().after(&Intent::Undo))), [Cue::Deny]);
}
