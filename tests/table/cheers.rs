//! How aliens take what happens to them, and what is celebrated in a way of its own.

use std::rc::Rc;

use app_core::tempo::Tempo;
use space_taxi::rules::Species;
use space_taxi_web::table::moves::{Choreography, Motion, Piece, Spot, times};
use space_taxi_web::table::{Feats, Intent, TableModel, TableState};

use crate::games::{FLIGHT, after, table};

fn doing(state: &TableState, intents: &[Intent]) -> (Choreography, Rc<TableModel>) {
    let (last, first) = intents.split_last().unwrap();
    let before = after(state, first);
    let done = before.after(last);
    (Choreography::of(before.model(), done.model(), done.news()), Rc::clone(done.model()))
}

/// Who hops for joy, and when.
fn cheering(steps: &Choreography) -> Vec<(Spot, u32)> {
    let cheers = steps.moves.iter().filter(|one| one.motion == Motion::Cheer);
    cheers.map(|one| (one.spot, one.after_ms)).collect()
}

#[test]
fn a_pair_hops_for_joy_once_the_second_has_landed_and_nobody_else_does() {
    let alone = table(&["1: OAMTXj f334 s4 -> 2: OA\n2: OMTX f334 s4\n"]);
    let (steps, _) = doing(&alone, &[Intent::Toggle(0), Intent::Place]);
    let landed = times::landed(1);
    assert_eq!(cheering(&steps), [(Spot::Rider(0), landed), (Spot::Rider(2), landed)]);
    let (other, _) = doing(&alone, &[Intent::Toggle(1), Intent::Place]);
    assert_eq!(cheering(&other), []);
    // Nor again when somebody else comes.
    let pair = table(&["1: OOAMTX f334 s4 -> 2: OO\n2: AMTX f334 s4\n"]);
    assert_eq!(cheering(&doing(&pair, &[Intent::Toggle(0), Intent::Place]).0), []);
}

#[test]
fn six_of_a_kind_make_a_wave_with_sparks() {
    let five = table(&["1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8\n"]);
    let (steps, _) = doing(&five, &[Intent::Toggle(0), Intent::Toggle(1), Intent::Place]);
    let landed = times::landed(2);
    let wave: Vec<_> = (0..6).map(|seat| (Spot::Rider(seat), landed + seat as u32 * times::WAVE_APART)).collect();
    assert_eq!(cheering(&steps), wave);
    assert_eq!(steps.flights.iter().filter(|flight| flight.piece == Piece::Spark).count(), 6);
}

/// What moves in the sky when the taxi of this turn, whose last dice lie there, lifts off.
fn sky(turn: &str) -> (Feats, Vec<Spot>) {
    let (steps, now) = doing(&table(&[turn]), &[Intent::Place]);
    let is_sky = |spot: &Spot| matches!(spot, Spot::Bunting | Spot::Parade(_) | Spot::Firework(_));
    (Feats::of(&now), steps.moves.iter().map(|one| one.spot).filter(is_sky).collect())
}

#[test]
fn six_of_a_kind_the_highest_factor_and_a_full_taxi_are_celebrated_each_in_its_way() {
    let plain = "1: OOAMTX f233 s8 -> 4: OOAM\n2: TX f233 s8 -> 3: f233\n3: TX s8 -> 2: TX\n4: s8\n";
    assert_eq!(sky(plain), (Feats { six: None, highest_factor: false, full_taxi: false }, vec![]));
    let full = "1: OOOAAX f233 s8 -> 4: OOOA\n2: AX f233 s8 -> 3: f233\n3: AA s8 -> 2: AA\n4: s8\n";
    assert_eq!(sky(full), (Feats { six: None, highest_factor: false, full_taxi: true }, vec![Spot::Bunting]));
    let high = "1: OOAMTX f334 s8 -> 4: OOAM\n2: TX f334 s8 -> 3: f334\n3: TX s8 -> 2: TX\n4: s8\n";
    let (feats, moves) = sky(high);
    assert_eq!(
        (feats, moves),
        (Feats { six: None, highest_factor: true, full_taxi: false }, [0, 1, 2].map(Spot::Firework).to_vec(),)
    );
    let (feats, moves) = sky("1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8\n");
    assert_eq!(feats, Feats { six: Some(Species::Orbi), highest_factor: true, full_taxi: true });
    assert_eq!(moves.len(), 1 + 6 + 3);
}

#[test]
fn a_celebration_holds_nothing_up() {
    let state = table(&["1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8\n"]);
    let (steps, _) = doing(&state, &[Intent::Place]);
    let is_sky = |spot: Spot| matches!(spot, Spot::Bunting | Spot::Parade(_) | Spot::Firework(_));
    let over = steps.moves.iter().filter(|one| is_sky(one.spot)).map(|one| one.after_ms + one.lasts_ms).max();
    assert!(over.is_some_and(|over| over <= steps.curtain_ms), "{over:?} {}", steps.curtain_ms);
}

#[test]
fn without_motion_nobody_hops_and_nothing_bursts() {
    let five = table(&["1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8\n"]);
    for tempo in [Tempo::Still, Tempo::Off] {
        let (steps, _) = doing(&five, &[Intent::Toggle(0), Intent::Toggle(1), Intent::Place]);
        let steps = steps.at(tempo);
        assert!(cheering(&steps).is_empty() && steps.flights.is_empty(), "{tempo:?}");
    }
}

const LOW: &str =
    "1: OOAMTX f223 s1 -> 4: OOAM\n2: TX f223 s1 -> 3: f223\n3: TX s1 -> 2: TX\n4: s1 -> 1: s1\nspend 0\n";
const MIDDLE: &str =
    "1: OOAMTX f223 s8 -> 4: OOAM\n2: TX f223 s8 -> 3: f223\n3: TX s8 -> 2: TX\n4: s8 -> 1: s8\nspend 0\n";

/// From where the flag flies when this round ends.
fn flag_from(turns: &[&str], last: &Intent) -> Option<Spot> {
    let (steps, _) = doing(&table(turns), &[*last]);
    steps.flights.iter().find(|flight| flight.piece == Piece::Flag).map(|flight| flight.from)
}

#[test]
fn the_last_to_throw_snatches_the_flag_from_whoever_was_ahead() {
    assert_eq!(flag_from(&[LOW, MIDDLE, FLIGHT], &Intent::Settle), Some(Spot::Lane(1)));
    // Whoever was ahead stays so.
    let low = LOW.trim_end_matches("spend 0\n");
    assert_eq!(flag_from(&[FLIGHT, "spend 0\n", MIDDLE, low], &Intent::Settle), None);
    let (steps, _) = doing(&table(&[FLIGHT, "spend 0\n", MIDDLE, low]), &[Intent::Settle]);
    assert!(steps.moves.iter().any(|one| one.spot == Spot::Flag && one.motion == Motion::Pop));
    // Equal is not better, and nothing is nothing to be beaten.
    assert_eq!(flag_from(&[FLIGHT, "spend 0\n", LOW, FLIGHT], &Intent::Settle), None);
    let misfire = "1: OOOOOO f111 s8 -> 3: f111\n";
    assert_eq!(flag_from(&[misfire, misfire, FLIGHT], &Intent::Settle), None);
}
