//! What moves between two tables, and what is to be seen of the second one meanwhile.

use app_core::tempo::Tempo;
use std::rc::Rc;

use space_taxi::rules::{Crystal, Species};
use space_taxi_web::table::moves::{Choreography, Missing, Motion, Piece, Spot, times};
use space_taxi_web::table::{
    Blocked, Happening, Intent, JokerChoice, KeepNone, MineModel, News, Primary, Role, RoundCell, Scene, TableModel,
    TableState, TileState,
};

use crate::games::{FLIGHT, MISFIRE, after, table};

/// What moves when this is done, and the table after it.
fn doing(state: &TableState, intents: &[Intent]) -> (Choreography, Rc<TableModel>) {
    let (last, first) = intents.split_last().unwrap();
    let before = after(state, first);
    let done = before.after(last);
    let (before, now) = (before.model(), done.model());
    (Choreography::of(before, now, done.news()), Rc::clone(now))
}

fn move_of(steps: &Choreography, spot: Spot) -> (Motion, u32, u32) {
    let one = steps.moves.iter().find(|one| one.spot == spot).unwrap_or_else(|| panic!("{spot:?} does not move"));
    (one.motion, one.after_ms, one.lasts_ms)
}

/// Seven dice in the tray: two Orbi, a thumbs-up, fuel 2 5 5, smuggling 5.
fn thrown() -> TableState {
    table(&["1: OOOTXj f245 s3 -> 3: TXO\n2: OOj f255 s5\n"])
}

const ORBI: Intent = Intent::Decide(JokerChoice::Paid(Species::Orbi));

#[test]
fn dice_fly_from_their_places_in_the_tray_to_their_seats_one_after_the_other() {
    let (steps, _) = doing(&thrown(), &[Intent::Toggle(2), ORBI, Intent::Toggle(0), Intent::Place]);
    let flights: Vec<_> = steps.flights.iter().filter(|it| matches!(it.piece, Piece::Die(..))).collect();
    assert_eq!([flights[0].from, flights[0].to], [Spot::Die(0), Spot::OnSeat(3)]);
    assert_eq!([flights[1].from, flights[1].to], [Spot::Die(2), Spot::OnSeat(4)]);
    assert_eq!([flights[0].after_ms, flights[1].after_ms], [0, 60]);
    assert_eq!(move_of(&steps, Spot::OnSeat(4)), (Motion::Land, 380, times::SQUASH));
}

#[test]
fn fuel_goes_to_the_wings_and_the_crystal_to_the_mine() {
    let (steps, _) = doing(&thrown(), &[Intent::Toggle(4), Intent::Toggle(6), Intent::Place]);
    let ways: Vec<_> = steps.flights.iter().map(|flight| (flight.from, flight.to)).collect();
    assert_eq!(ways, [(Spot::Die(4), Spot::OnPad(0)), (Spot::Die(6), Spot::InMine)]);
    assert_eq!(move_of(&steps, Spot::Jet(0)).0, Motion::Cough);
    assert_eq!(move_of(&steps, Spot::Claw), (Motion::Reel, 380, times::CRYSTAL_SAFE));
}

#[test]
fn the_tile_turns_when_the_last_die_has_landed() {
    let (steps, now) = doing(&thrown(), &[Intent::Toggle(0), Intent::Toggle(1), Intent::Place]);
    assert_eq!(move_of(&steps, Spot::Tile(2)), (Motion::Turn, 380, times::TILE));
    assert_eq!(steps.shown(&now, 380).tiles.tiles[2], TileState::Next);
    assert_eq!(steps.shown(&now, times::placed(2)).tiles.tiles[2], TileState::Turned);
}

#[test]
fn a_paid_coin_flies_to_the_draw_pile_and_counts_there_when_it_lands() {
    let (steps, now) = doing(&thrown(), &[Intent::Toggle(2), ORBI, Intent::Place]);
    let coin = steps.flights.iter().find(|flight| flight.piece == Piece::Coin).unwrap();
    assert_eq!((coin.from, coin.to, coin.lasts_ms), (Spot::Purse(0), Spot::Supply, times::COIN));
    assert_eq!((steps.shown(&now, 0).supply, steps.shown(&now, times::COIN).supply), (18, 19));
    assert_eq!(steps.shown(&now, 0).cards[0].coins, 2);
}

#[test]
fn a_joker_shows_its_thumb_until_it_is_half_over() {
    let (steps, now) = doing(&thrown(), &[Intent::Toggle(2), ORBI]);
    assert_eq!(steps.shown(&now, 0).tray.dice[2].joker, None);
    assert_eq!(steps.shown(&now, times::JOKER / 2), now);
    assert!(steps.flights.iter().any(|flight| flight.piece == Piece::Spark));
}

#[test]
fn nobody_sees_that_the_crystal_is_lost_before_the_die_lies() {
    let lost = table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3\n"]);
    let now = Rc::clone(lost.model());
    let crystal = |number| Crystal::new(number).unwrap();
    let what = vec![Happening::CrystalLost { thrown: crystal(3), least: crystal(4) }];
    let steps = Choreography::of(&now, &now, &News { number: 1, what });
    let lies = times::thrown(8);
    assert_eq!(steps.shown(&now, lies - 1).board.mine, MineModel::Empty);
    assert!(!steps.shown(&now, lies - 1).tray.dice[7].lost);
    assert_eq!(steps.shown(&now, lies - 1).tiles.tiles[1], TileState::Up);
    assert_eq!(steps.shown(&now, lies - 1).actions.primary, Primary::Blocked(Blocked::NothingPicked));
    assert_eq!(steps.shown(&now, lies - 1).actions.keep_none, KeepNone::Free);
    assert_eq!(steps.shown(&now, lies - 1).tiles.tiles[0], TileState::Up);
    assert_eq!(steps.shown(&now, lies), now);
    assert_eq!(move_of(&steps, Spot::Lost), (Motion::Drift, lies, times::CRYSTAL_LOST));
}

/// The last placement of a flight whose Alpi sits alone.
fn launch() -> (Choreography, Rc<TableModel>) {
    let state = table(&["1: OOOOOA f334 s8 -> 4: OOOO\n2: OA f334 s8 -> 3: f334\n3: OA s8 -> 1: s8\n4: OA\n"]);
    doing(&state, &[Intent::Place])
}

#[test]
fn the_table_stays_until_the_last_dice_lie_and_then_the_ticket_comes_on() {
    let (steps, now) = launch();
    let scene = steps.late.iter().find(|late| late.what == Missing::Scene).unwrap().until_ms;
    assert!(scene >= times::placed(2));
    assert_eq!(steps.shown(&now, scene - 1).scene, Scene::Table);
    assert_eq!(steps.shown(&now, scene).scene, Scene::Ticket);
    assert_eq!(steps.shown(&now, scene - 1).formula, now.formula);
    assert!(steps.curtain_ms > scene);
}

#[test]
fn whoever_sits_alone_gets_out_before_the_taxi_rumbles() {
    let (steps, now) = launch();
    let (motion, out, lasts) = move_of(&steps, Spot::OnSeat(5));
    // The first move of that seat is its landing at the table.
    assert_eq!((motion, out, lasts), (Motion::Land, 380, times::SQUASH));
    let hop = steps.moves.iter().find(|one| one.motion == Motion::HopOut).unwrap();
    assert_eq!(hop.spot, Spot::OnSeat(5));
    assert_eq!(move_of(&steps, Spot::Taxi).1, hop.after_ms + times::HOP);
    assert_eq!(now.scene, Scene::Ticket);
}

#[test]
fn the_ticket_counts_up_row_by_row() {
    let (steps, now) = launch();
    let counts = steps.curtain_ms;
    let at = |ms| steps.shown(&now, counts + ms).formula;
    assert_eq!((at(0).passengers, at(0).crystal, at(0).most), (0, 0, 0));
    assert_eq!((at(150).passengers, at(150).crystal), (now.formula.passengers, 0));
    assert_eq!(at(600), now.formula);
}

#[test]
fn bonus_coins_come_into_the_purse_when_they_have_landed() {
    let state = table(&["1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8\n"]);
    let (steps, now) = doing(&state, &[Intent::Place]);
    assert_eq!((steps.shown(&now, 0).cards[0].coins, now.cards[0].coins), (3, 5));
    assert_eq!(steps.flights.iter().filter(|it| it.piece == Piece::Coin && it.from == Spot::Supply).count(), 2);
    assert_eq!(steps.shown(&now, steps.length_ms()), now);
}

#[test]
fn a_misfire_shakes_the_taxi_after_the_fuel_has_landed() {
    let thrown = table(&["1: OOOOOO f111 s8\n"]);
    let (steps, now) = doing(&thrown, &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8), Intent::Place]);
    let (motion, start, lasts) = move_of(&steps, Spot::Taxi);
    assert_eq!((motion, lasts), (Motion::Misfire, times::MISFIRE));
    assert!(start >= times::placed(3));
    let meanwhile = steps.shown(&now, 0);
    // Nor do the cards tell how it ends.
    assert_eq!((meanwhile.cards[0].rounds[0], meanwhile.cards[0].role), (RoundCell::Running, Role::Throws));
    assert_eq!((meanwhile.scene, meanwhile.actions.primary), (Scene::Table, Primary::None));
}

#[test]
fn a_failure_to_launch_is_struck_without_a_line_through_its_nothing() {
    let (steps, _) = doing(&table(&[MISFIRE, LOW, FLIGHT]), &[Intent::Settle]);
    assert!(!steps.moves.iter().any(|one| one.spot == Spot::Strike(0)));
}

/// The lowest turn that lifts off, without a coin spent.
const LOW: &str =
    "1: OOAMTX f223 s1 -> 4: OOAM\n2: TX f223 s1 -> 3: f223\n3: TX s1 -> 2: TX\n4: s1 -> 1: s1\nspend 0\n";

#[test]
fn the_struck_are_struck_and_the_best_gets_the_flag() {
    let (steps, now) = doing(&table(&[LOW, LOW, FLIGHT]), &[Intent::SpendTo(2), Intent::Settle]);
    assert_eq!(move_of(&steps, Spot::Strike(0)).0, Motion::Draw);
    assert_eq!(move_of(&steps, Spot::Zero(1)).0, Motion::Drop);
    assert!(!steps.moves.iter().any(|one| one.spot == Spot::Strike(2)));
    // Nobody sees it before.
    let is_pending = |cell: &RoundCell| matches!(cell, RoundCell::Pending { .. });
    let first = |ms| steps.shown(&now, ms).cards.iter().map(|card| card.rounds[0]).collect::<Vec<_>>();
    assert!(first(times::COUNT - 1).iter().all(is_pending));
    assert!(!first(times::COUNT).iter().any(is_pending));
    assert_eq!(steps.shown(&now, 0).cards[2].total + 44, now.cards[2].total);
    // It has flown there, since the last to throw was the best.
    assert_eq!(move_of(&steps, Spot::Flag).0, Motion::Land);
    assert_eq!(steps.flights.iter().filter(|flight| flight.piece == Piece::Coin).count(), 2);
}

#[test]
fn in_the_end_everything_is_to_be_seen_at_any_tempo() {
    for tempo in [Tempo::Off, Tempo::Still, Tempo::Fast, Tempo::Normal] {
        let (steps, now) = launch();
        let steps = steps.at(tempo);
        assert_eq!(steps.shown(&now, steps.length_ms()), now, "{tempo:?}");
        assert_eq!(steps.shown(&now, u32::MAX), now, "{tempo:?}");
    }
}

#[test]
fn fast_takes_half_as_long_and_off_takes_none() {
    let (steps, now) = launch();
    let fast = steps.clone().at(Tempo::Fast);
    assert!(fast.length_ms().abs_diff(steps.length_ms() / 2) <= 1);
    assert_eq!(steps.at(Tempo::Off), Choreography::default());
    assert_eq!(now.scene, Scene::Ticket);
}

#[test]
fn without_motion_everything_is_there_at_once_and_fades_in() {
    let (steps, now) = launch();
    let still = steps.at(Tempo::Still);
    assert_eq!(still.shown(&now, 0), now);
    assert!(still.flights.is_empty());
    assert!(still.moves.iter().all(|one| one.motion == Motion::Fade && one.after_ms == 0));
    assert!(still.length_ms() <= times::STILL_SCENE);
}
