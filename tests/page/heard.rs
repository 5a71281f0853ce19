use space_taxi::record::Event;
use space_taxi::rules::{Action, Face, Phase, Species};
use space_taxi_web::table::cues::{Heard, heard};
use space_taxi_web::table::sound::Cue;
use space_taxi_web::table::{Intent, JokerChoice};

use crate::tables::{after, before_last, doing, finished, fresh};

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

/// A taxi full of Orbi, with its crystal safe, but for the last die.
const NEARLY_UP: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 1: s8\n4: OO";

#[test]
fn a_crystal_that_fell_cracks_when_the_dice_lie() {
    let fallen = after("1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3");
    let Some(Event::Act(Action::Throw(throw))) = fallen.record().events().last() else { panic!("dice fell") };
    let heard = heard(&after("1: OAMTXj f123 s4 -> 2: OA").after(&Intent::Fall(*throw)));
    assert_eq!(cues(&heard), [Cue::Roll, Cue::Crack]);
    assert!(heard[1].after_ms > 700, "{heard:?}");
}

#[test]
fn a_joker_is_heard_when_it_is_chosen_and_its_coin_when_it_is_paid() {
    let chosen =
        doing(&after("1: OAMTXj f111 s1"), &[Intent::Toggle(5), Intent::Decide(JokerChoice::Paid(Species::Tembo))]);
    assert_eq!(cues(&heard(&chosen)), [Cue::Joker]);
    let tembo = Cue::Seat(Species::Tembo.index() as u8);
    assert_eq!(cues(&heard(&chosen.after(&Intent::Place))), [Cue::CoinPay, tembo, Cue::Tile]);
}

#[test]
fn the_engine_hums_as_soon_as_its_fuel_will_lift_it() {
    let table = after("1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8");
    let fuelled = doing(&table, &[Intent::Toggle(2), Intent::Toggle(3), Intent::Toggle(4), Intent::Place]);
    assert_eq!(cues(&heard(&fuelled)), [Cue::Fuel(3), Cue::Fuel(3), Cue::Fuel(4), Cue::Tile, Cue::Ready]);
}

#[test]
fn a_launch_rises_counts_four_rows_and_brings_its_coins() {
    let up = after(NEARLY_UP).after(&Intent::Place);
    let [ticks @ .., gain] = &heard(&up)[4..] else { panic!("nothing is counted") };
    assert_eq!(cues(&heard(&up)[..4]), [Cue::Seat(0), Cue::Seat(0), Cue::Tile, Cue::LiftOff]);
    assert_eq!(cues(ticks), [Cue::Tick; 4]);
    assert_eq!(gain.cue, Cue::CoinGain);
    let spent = up.after(&Intent::SpendTo(1));
    assert_eq!(cues(&heard(&spent)), [Cue::Tick]);
    assert_eq!(cues(&heard(&spent.after(&Intent::Settle))), [Cue::CoinPay]);
}

#[test]
fn the_end_of_a_round_has_its_bells_and_the_end_of_a_game_its_fanfare() {
    let turn = format!("{NEARLY_UP} -> 2: OO\n");
    let last = after(&format!("{turn}spend 0\n{turn}spend 0\n{turn}"));
    assert_eq!(cues(&heard(&last.after(&Intent::Settle))), [Cue::Round]);
    let game = before_last(&finished("four-players"), |phase| matches!(phase, Phase::ToSpend(_)));
    assert_eq!(cues(&heard(&game.after(&Intent::SpendTo(0)).after(&Intent::Settle))), [Cue::Win]);
}
