//! What comes picked by itself, number tiles as buttons, and a lost crystal that nobody places by accident.

use app_core::tempo::Tempo;
use space_taxi::record::{Driver, Level, Refused};
use space_taxi::rules::{Illegal, NumberTile, Phase, Species};
use space_taxi_web::table::announce::{announcements, denied, prompted};
use space_taxi_web::table::cues::heard;
use space_taxi_web::table::gate::has_been_seen;
use space_taxi_web::table::moves::{Choreography, times};
use space_taxi_web::table::sound::Cue;
use space_taxi_web::table::{
    Blocked, Happening, Intent, JokerChoice, KeepNone, PadModel, Primary, TableState, TileState, tile_name, why_blocked,
};
use space_taxi_web::words::english;

use crate::games::{FLIGHT, MISFIRE, after, table};

/// Two fuel dice left for tile 2, tile 0 used.
const LAST_TWO: &str = "1: OOAMTX f334 s4 -> 4: OOAM\n2: TX f334 s4 -> 3: TX s4\n3: f334 -> 0\n4: f334 -> 1: f3\n";
/// The crystal falls below 4; tiles 1, 3 and 4 are left. Only tile 1 is, and the crystal.
const LOST: &str = "1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3\n";
const LOST_BEFORE: &str = "1: OOAMTX f334 s4 -> 4: OOAM\n2: TX f334 s4 -> 3: f334\n3: TX s4 -> 2: TX\n";

fn picked(state: &TableState) -> Vec<usize> {
    state.model().tray.dice.iter().filter(|die| die.picked).map(|die| die.place).collect()
}

fn tile(number: usize) -> Intent {
    Intent::Tile(NumberTile::ALL[number])
}

fn says(state: &TableState) -> Option<String> {
    denied(state).map(|message| english().say(message))
}

fn said(state: &TableState) -> Vec<String> {
    announcements(state).into_iter().map(|message| english().say(message)).collect()
}

/// The table right after this throw.
fn throwing(lines: &str, dice: &str) -> TableState {
    let thrown = table(&[lines, dice]);
    let Phase::ToPlace(_, throw) = *thrown.record().game().phase() else { panic!("nothing is thrown") };
    table(&[lines]).after(&Intent::Fall(throw))
}

#[test]
fn all_that_is_left_comes_picked_and_one_tap_places_it() {
    let thrown = throwing(LAST_TWO, "5: f34\n");
    assert_eq!(picked(&thrown), [0, 1]);
    assert_eq!(thrown.model().actions.primary, Primary::Place { count: 2, misfires: false });
    assert!(thrown.news().what.contains(&Happening::Forced { count: 2 }));
    let placed = thrown.after(&Intent::Place);
    assert_eq!(placed.record(), table(&[LAST_TWO, "5: f34 -> 2: f34\n"]).record());
    // Taken back, it is picked again.
    assert_eq!(picked(&placed.after(&Intent::Undo)), [0, 1]);
}

#[test]
fn the_last_die_comes_picked_and_may_be_thrown_again_with_tile_0() {
    let turn = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n";
    let thrown = throwing(turn, "4: s8\n");
    assert_eq!(picked(&thrown), [0]);
    assert_eq!(thrown.model().actions.keep_none, KeepNone::Free);
    let again = thrown.after(&tile(0));
    assert_eq!(again.record(), table(&[turn, "4: s8 -> 0\n"]).record());
}

#[test]
fn a_failure_to_launch_never_comes_picked_while_tile_0_can_put_it_off() {
    let turn = "1: OOOOOO f344 s8 -> 4: OOOO\n2: OO f344 s8 -> 3: OO s8\n3: f344 -> 2: f34\n".to_owned();
    assert_eq!(picked(&throwing(&turn, "4: f6\n")), Vec::<usize>::new());
    assert_eq!(picked(&throwing(&turn, "4: f2\n")), [0]);
    let without = format!("{turn}4: f6 -> 0\n");
    assert_eq!(picked(&throwing(&without, "5: f6\n")), [0], "there is no choice left");
}

#[test]
fn nothing_comes_picked_while_there_is_a_choice() {
    assert_eq!(picked(&throwing("", "1: OOOTXX f266 s3\n")), Vec::<usize>::new());
    let two_tiles = "1: OAMTXj f334 s4 -> 4: OAMT\n2: Xj f334 s4 -> 3: f334\n3: Xj s5\n";
    assert_eq!(picked(&table(&[two_tiles])), Vec::<usize>::new());
}

#[test]
fn a_thumb_that_comes_picked_still_asks_and_one_without_a_coin_does_not() {
    let turn = "1: OOAMTj f334 s4 -> 4: OOAM\n2: Tj f334 s4 -> 3: f334\n3: Tj s4 -> 1: s4\n";
    let asked = throwing(turn, "4: Tj\n");
    assert_eq!((picked(&asked), asked.asking()), (vec![0, 1], Some(1)));
    assert_eq!(asked.model().actions.primary, Primary::Blocked(Blocked::ThumbUndecided));
    let said: Vec<_> = announcements(&asked).into_iter().map(|message| english().say(message)).collect();
    assert_eq!(said[2..], ["Selected: 2 dice", "First choose what the joker becomes."]);
    let tembo = Intent::Decide(JokerChoice::Paid(Species::Tembo));
    assert!(matches!(asked.after(&tembo).model().actions.primary, Primary::Place { count: 2, .. }));

    let broke = table(&[FLIGHT, "spend 5\n", MISFIRE, MISFIRE, turn, "4: Tj\n"]);
    assert_eq!((broke.pick().joker(1), broke.asking()), (Some(JokerChoice::Unpaid), None));
    assert!(matches!(broke.model().actions.primary, Primary::Place { count: 2, .. }));
}

#[test]
fn a_computer_has_nothing_picked_before_it_shows_what_it_does_and_whoever_takes_over_has() {
    let thrown = table(&[LAST_TWO, "5: f34\n"]);
    let player = thrown.shown_player();
    let hand = |state: &TableState, driver| state.after(&Intent::HandOver(player, driver));
    let computer = TableState::open(hand(&thrown, Driver::Computer(Level::Rookie)).record().clone());
    assert_eq!(picked(&computer), Vec::<usize>::new());
    assert_eq!(picked(&hand(&computer, Driver::Person)), [0, 1]);
}

#[test]
fn what_comes_picked_is_seen_once_the_dice_lie_and_a_touch_before_only_brings_that_on() {
    let before = table(&[LAST_TWO]);
    let thrown = throwing(LAST_TWO, "5: f34\n");
    let now = thrown.model();
    let steps = Choreography::of(before.model(), now, thrown.news());
    let lies = times::thrown(2);
    let meanwhile = steps.shown(now, lies - 1);
    assert!(meanwhile.tray.dice.iter().all(|die| !die.picked));
    assert_eq!((meanwhile.legend, meanwhile.formula), (before.model().legend, before.model().formula));
    assert!(!meanwhile.board.pads.iter().any(|pad| matches!(pad, PadModel::Target(_))));
    assert_eq!(meanwhile.tiles.tiles[2], TileState::Up);
    assert_eq!(meanwhile.actions.primary, Primary::Blocked(Blocked::NothingPicked));
    assert_eq!((steps.curtain_ms, &steps.shown(now, lies)), (lies, now));
}

#[test]
fn tile_0_keeps_none() {
    let thrown = table(&["1: OAMTXj f123 s4\n"]);
    assert_eq!(thrown.after(&tile(0)).record(), table(&["1: OAMTXj f123 s4 -> 0\n"]).record());
    let lost = table(&[LOST]);
    assert_eq!(lost.after(&tile(0)).news().what, [Happening::Refused(Refused::Illegal(Illegal::CrystalLost))]);
}

#[test]
fn a_tile_takes_its_dice_where_there_is_but_one_choice_of_them() {
    // Any two of three alike.
    let alike = table(&["1: OOAMTX f334 s4 -> 4: OOAM\n2: TX f334 s4 -> 3: TX s4\n3: f333\n"]);
    let filled = alike.after(&tile(2));
    assert_eq!(picked(&filled), [0, 1]);
    assert_eq!(filled.news().what, [Happening::TileFilled(NumberTile::ALL[2])]);
    assert!(matches!(filled.model().actions.primary, Primary::Place { count: 2, .. }));
    // Beside what is picked already.
    let rest = table(&["1: OAMTXX f334 s4 -> 4: OAMT\n2: XX f334 s4 -> 3: f334\n3: XX s4\n"]);
    assert_eq!(picked(&after(&rest, &[Intent::Toggle(2), tile(2)])), [0, 2]);
}

#[test]
fn a_tile_whose_dice_are_a_choice_says_what_to_do() {
    let thrown = table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s5\n"]);
    let waits = thrown.after(&tile(3));
    assert_eq!((picked(&waits), says(&waits)), (vec![], Some("Tile 3: select 3 dice.".to_owned())));
    let turned = thrown.after(&tile(2));
    assert_eq!(turned.news().what, [Happening::Refused(Refused::Illegal(Illegal::TileTurned(NumberTile::ALL[2])))]);
    let full = after(&thrown, &[Intent::Toggle(0), tile(1)]);
    assert_eq!((picked(&full), says(&full)), (vec![0], None));
    let too_many = after(&thrown, &[Intent::Toggle(0), Intent::Toggle(1), tile(1)]);
    assert_eq!((picked(&too_many), says(&too_many)), (vec![0, 1], Some("Tile 1: select 1 die.".to_owned())));
    assert_eq!(says(&table(&[]).after(&tile(4))), Some("Throw the dice first.".to_owned()));
    assert_eq!(thrown.record(), too_many.record());
}

#[test]
fn a_lost_crystal_is_not_placed_by_whoever_presses_twice() {
    let lost = table(&[LOST]);
    assert_eq!(lost.model().actions.primary, Primary::Blocked(Blocked::NothingPicked));
    assert_eq!(lost.model().tiles.tiles[1], TileState::Up);
    let pressed = lost.after(&Intent::Place);
    assert_eq!(pressed.record(), lost.record());
    let what = "The lost die counts as 1: select it alone, or 2 or 3 more.";
    assert_eq!(says(&pressed).as_deref(), Some(what));
}

#[test]
fn a_lost_crystal_goes_alone_once_it_or_its_tile_is_tapped() {
    let lost = table(&[LOST]);
    for tap in [Intent::Toggle(7), tile(1)] {
        let alone = lost.after(&tap);
        assert_eq!(picked(&alone), [7]);
        assert_eq!(alone.model().actions.primary, Primary::Place { count: 1, misfires: false });
        let placed = alone.after(&Intent::Place);
        assert_eq!(placed.record(), table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3 -> 1: lost\n"]).record());
        assert_eq!(picked(&alone.after(&Intent::Toggle(7))), Vec::<usize>::new());
    }
    // With others it goes by itself.
    let three = after(&lost, &[Intent::Toggle(0), Intent::Toggle(1)]);
    assert_eq!(picked(&three), [0, 1, 7]);
    assert_eq!(says(&lost.after(&tile(3))).as_deref(), Some("Tile 3: select 2 dice beside the lost one."));
}

#[test]
fn a_lost_crystal_that_is_all_that_is_left_waits_for_a_tap_of_its_own() {
    let thrown = throwing(LOST_BEFORE, "4: s3\n");
    assert_eq!(picked(&thrown), Vec::<usize>::new());
    assert!(!thrown.news().what.iter().any(|happening| matches!(happening, Happening::Forced { .. })));
    assert_eq!(thrown.model().actions.primary, Primary::Blocked(Blocked::NothingPicked));
    assert_eq!(english().say(why_blocked(Blocked::NothingPicked, thrown.model())), "Select the lost die");
    let pressed = thrown.after(&Intent::Place);
    assert_eq!((pressed.record(), says(&pressed).as_deref()), (thrown.record(), Some("Select the lost die")));
    for tap in [Intent::Toggle(0), tile(1)] {
        let alone = thrown.after(&tap);
        assert_eq!(alone.model().actions.primary, Primary::Place { count: 1, misfires: false });
        assert_eq!(alone.after(&Intent::Place).record().events().len(), thrown.record().events().len() + 1);
    }
}

#[test]
fn nothing_comes_picked_beside_a_lost_crystal() {
    let lost = throwing("1: OOAMTX f334 s4 -> 4: OOAM\n2: TX f334 s4 -> 3: f334\n3: TX s4 -> 1: T\n", "4: X s3\n");
    assert_eq!(picked(&lost), Vec::<usize>::new());
    assert_eq!(picked(&lost.after(&tile(2))), [0, 1]);
    assert_eq!(picked(&lost.after(&Intent::Toggle(0))), [0, 1]);
}

#[test]
fn what_comes_picked_waits_until_it_was_seen_however_fast_everything_moves() {
    let before = table(&[LAST_TWO]);
    let thrown = throwing(LAST_TWO, "5: f34\n");
    let now = thrown.model();
    for tempo in [Tempo::Rushed, Tempo::Fast, Tempo::Normal] {
        let steps = Choreography::of(before.model(), now, thrown.news()).at(tempo);
        assert!(steps.curtain_ms >= times::SEEN, "{tempo:?}");
        assert_eq!((steps.seen_ms, steps.holds_picked(times::SEEN - 1)), (times::SEEN, true), "{tempo:?}");
        let meanwhile = steps.shown(now, times::SEEN - 1);
        assert_eq!(meanwhile.actions.primary, Primary::Blocked(Blocked::NothingPicked), "{tempo:?}");
        assert_eq!((meanwhile.legend, meanwhile.formula), (before.model().legend, before.model().formula));
        assert_eq!(&steps.shown(now, steps.curtain_ms), now, "{tempo:?}");
        assert!(steps.length_ms() >= steps.curtain_ms, "{tempo:?}");
    }
}

#[test]
fn without_motion_what_comes_picked_is_seen_at_once_and_placed_a_moment_later() {
    let before = table(&[LAST_TWO]);
    let thrown = throwing(LAST_TWO, "5: f34\n");
    let now = thrown.model();
    for tempo in [Tempo::Off, Tempo::Still] {
        let steps = Choreography::of(before.model(), now, thrown.news()).at(tempo);
        assert_eq!((steps.seen_ms, steps.holds_picked(times::SEEN - 1)), (times::SEEN, true), "{tempo:?}");
        let meanwhile = steps.shown(now, times::SEEN - 1);
        let Primary::Blocked(reason) = meanwhile.actions.primary else { panic!("{:?}", meanwhile.actions) };
        assert_eq!(english().say(why_blocked(reason, &meanwhile)), "Selected: 2 dice");
        assert_eq!((&meanwhile.tray, &meanwhile.tiles, meanwhile.formula), (&now.tray, &now.tiles, now.formula));
        assert_eq!((steps.curtain_ms, &steps.shown(now, times::SEEN)), (0, now), "{tempo:?}");
    }
}

#[test]
fn nobody_places_what_comes_picked_before_it_was_seen_and_everybody_may_after_it() {
    let thrown = throwing(LAST_TWO, "5: f34\n");
    let number = thrown.news().number;
    assert!(!has_been_seen(&thrown, None));
    assert!(!has_been_seen(&thrown, number.checked_sub(1)));
    assert!(has_been_seen(&thrown, Some(number)));
    let chosen = throwing("", "1: OOOTXX f266 s3\n");
    assert!(has_been_seen(&chosen, None));
}

#[test]
fn a_tile_that_has_its_dice_says_so_as_a_hint_and_without_a_sound() {
    let thrown = table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s5\n"]);
    let full = after(&thrown, &[Intent::Toggle(0), tile(1)]);
    let ready = "Tile 1 has its dice. Place them.";
    assert_eq!(prompted(&full).map(|message| english().say(message)).as_deref(), Some(ready));
    assert_eq!(said(&full), [ready]);
    assert_eq!((says(&full), heard(&full)), (None, vec![]));
    let waits = thrown.after(&tile(3));
    assert_eq!(heard(&waits).iter().map(|heard| heard.cue).collect::<Vec<_>>(), [Cue::Deny]);
    assert_eq!(prompted(&waits), None);
}

#[test]
fn tile_1_says_that_the_lost_die_alone_is_enough() {
    let lost = table(&[LOST]);
    let with_one = after(&lost, &[Intent::Toggle(0), tile(1)]);
    let what = "Tile 1: the lost die alone is enough. Put the other dice back.";
    assert_eq!((picked(&with_one), says(&with_one).as_deref()), (vec![0, 7], Some(what)));
    let alone = after(&with_one, &[Intent::Toggle(0), tile(1)]);
    assert_eq!(picked(&alone), [7]);
}

#[test]
fn tile_0_is_barred_while_a_lost_crystal_must_be_covered_and_says_so() {
    let lost = table(&[LOST]);
    assert_eq!(
        (lost.model().tiles.tiles[0], lost.model().actions.keep_none),
        (TileState::Barred, KeepNone::CrystalLost)
    );
    let name = |state: &TableState| english().say(tile_name(0, state.model().tiles.tiles[0]));
    assert_eq!(name(&lost), "Tile 0, not now: the lost die counts");
    let placed = after(&lost, &[tile(1), Intent::Place]);
    assert_eq!(name(&placed), "Tile 0, optional");
    let turned = table(&["1: OAMTXj f123 s4 -> 0\n2: OAMTXj f123 s3\n"]);
    assert_eq!((turned.model().tiles.tiles[0], name(&turned).as_str()), (TileState::Turned, "Tile 0, turned over"));
}
