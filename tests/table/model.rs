//! Where every piece lies, and what is said about the score.

use space_taxi::rules::{Crystal, FuelFace, PassengerFace, Species};
use space_taxi_web::table::{
    Blocked, FuelCell, GroupCell, Intent, JokerChoice, KeepNone, MineModel, PadModel, Primary, Role, RoundCell,
    SeatModel, TableModel, TableState, TileState, why_blocked,
};
use space_taxi_web::words::english;

use crate::games::{FLIGHT, MISFIRE, after, table};

/// The position of the drawn direction: three Orbi and a Tembo seated, fuel 4, five dice in the tray.
fn sample() -> TableState {
    table(&["1: OOOTXj f245 s3 -> 4: OOOT\n2: Mj f346 s4 -> 1: f4\n3: Xj f36 s5\n"])
}

fn model(state: &TableState, intents: &[Intent]) -> TableModel {
    TableModel::clone(after(state, intents).model())
}

#[test]
fn picked_dice_show_where_they_would_go_and_which_tile_they_would_turn() {
    let tembo = Intent::Decide(JokerChoice::Paid(Species::Tembo));
    let model = model(&sample(), &[Intent::Toggle(1), tembo, Intent::Toggle(2)]);
    let tembo = PassengerFace::Alien(Species::Tembo);
    assert_eq!(model.board.seats[3], SeatModel::Taken { face: tembo, alone: true });
    assert_eq!(model.board.seats[4..], [SeatModel::Target(Some(tembo)), SeatModel::Empty]);
    let fuel = |number| FuelFace::new(number).unwrap();
    assert_eq!(model.board.pads, [PadModel::Taken(fuel(4)), PadModel::Target(fuel(3)), PadModel::Empty]);
    use TileState::{Next, Turned, Up};
    assert_eq!(model.tiles.tiles, [Up, Turned, Next, Up, Turned]);
    assert_eq!((model.tiles.numbers, model.throw), (vec![2, 3], 3));
    assert_eq!(model.actions.primary, Primary::Place { count: 2, misfires: false });
    assert_eq!(model.cards[0].cost, 1);
}

#[test]
fn the_formula_tells_a_range_over_the_factors_still_within_reach() {
    let tembo = Intent::Decide(JokerChoice::Paid(Species::Tembo));
    let formula = model(&sample(), &[Intent::Toggle(1), tembo, Intent::Toggle(2)]).formula;
    // Three Orbi and two Tembo are 2 + 1; fuel 4 + 3 reaches 8 to 10 with one die: factors 2 to 4.
    assert_eq!((formula.passengers, formula.factor, formula.fuel_left), (3, None, 1));
    assert_eq!((formula.least, formula.most, formula.grounded), (6, 12, false));
    let legend = model(&sample(), &[Intent::Toggle(2)]).legend;
    use FuelCell::{Open, OutOfReach};
    assert_eq!(legend.fuel, [OutOfReach, Open, Open, Open]);
    assert_eq!(legend.groups[..2], [GroupCell::Plain, GroupCell::Earned]);
}

#[test]
fn a_selection_that_cannot_lift_off_is_grounded_and_says_so() {
    let state = table(&["1: OOOTXj f266 s3\n"]);
    let model = model(&state, &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8)]);
    assert_eq!((model.formula.least, model.formula.most, model.formula.grounded), (0, 0, true));
    assert!(model.legend.crash);
    assert_eq!(model.actions.primary, Primary::Place { count: 3, misfires: true });
}

#[test]
fn a_count_whose_tile_is_gone_is_blocked_with_the_reason() {
    let blocked = |intents: &[Intent]| model(&sample(), intents).actions.primary;
    assert_eq!(blocked(&[]), Primary::Blocked(Blocked::NothingPicked));
    assert_eq!(blocked(&[Intent::Toggle(0)]), Primary::Blocked(Blocked::TileTurned(1)));
    assert_eq!(blocked(&[Intent::Toggle(0), Intent::Toggle(1)]), Primary::Blocked(Blocked::ThumbUndecided));
    let five = [0, 2, 3, 4].map(Intent::Toggle);
    assert_eq!(blocked(&five), Primary::Blocked(Blocked::TileTurned(4)));
    let fresh = table(&["1: OOOTXX f266 s3\n"]);
    let five = [0, 1, 2, 3, 4].map(Intent::Toggle);
    assert_eq!(model(&fresh, &five).actions.primary, Primary::Blocked(Blocked::TooMany(5)));
}

#[test]
fn the_smuggling_die_shows_what_it_had_to_reach_and_counts_by_itself_when_lost() {
    let crystal = |number| Crystal::new(number).unwrap();
    let safe = model(&sample(), &[Intent::Toggle(4)]);
    assert_eq!((safe.tray.dice[4].least, safe.tray.dice[4].lost), (Some(crystal(4)), false));
    assert_eq!(safe.board.mine, MineModel::Target(crystal(5)));
    let lost = model(&table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3\n"]), &[]);
    assert!(lost.tray.dice[7].lost);
    assert_eq!(lost.board.mine, MineModel::Losing(crystal(3)));
    assert_eq!(lost.actions.keep_none, KeepNone::CrystalLost);
    let with_one = model(&table(&["1: OAMTXj f123 s4 -> 4: OAMT\n2: Xj f123 s3\n"]), &[Intent::Toggle(0)]);
    assert_eq!(with_one.tiles.tiles[2], TileState::Next);
    assert_eq!(with_one.actions.primary, Primary::Place { count: 2, misfires: false });
}

#[test]
fn a_tile_that_is_used_up_is_counted_with_the_lost_die() {
    let lost = model(&table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3\n"]), &[Intent::Toggle(0)]);
    let Primary::Blocked(reason) = lost.actions.primary else { panic!("{:?}", lost.actions.primary) };
    let said = english().say(why_blocked(reason, &lost));
    assert_eq!(said, "With the lost die these make 2, and tile 2 is used up. Select 2 or 3 beside it.");
}

#[test]
fn before_anything_is_picked_beside_a_lost_die_dice_are_asked_for() {
    let lost = model(&table(&["1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s3\n"]), &[]);
    let Primary::Blocked(reason) = lost.actions.primary else { panic!("{:?}", lost.actions.primary) };
    assert_eq!(english().say(why_blocked(reason, &lost)), "Select dice");
    let with_tile_1 = model(&table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3\n"]), &[]);
    let Primary::Blocked(reason) = with_tile_1.actions.primary else { panic!("{:?}", with_tile_1.actions.primary) };
    assert_eq!(english().say(why_blocked(reason, &with_tile_1)), "Select dice, or the lost one");
}

#[test]
fn tile_0_that_is_used_up_says_so_before_the_next_throw_as_well() {
    assert_eq!(model(&table(&[]), &[]).actions.keep_none, KeepNone::NoDice);
    assert_eq!(model(&table(&["1: OAMTXj f123 s4 -> 0\n"]), &[]).actions.keep_none, KeepNone::Turned);
}

#[test]
fn dice_that_no_tile_could_take_any_more_are_blocked() {
    let fresh = table(&["1: OOOTXX f266 s3\n"]);
    let four = model(&fresh, &[0, 1, 2, 3].map(Intent::Toggle));
    assert!(four.tray.dice.iter().all(|die| die.blocked != die.picked));
    assert!(model(&fresh, &[]).tray.dice.iter().all(|die| !die.blocked));
}

#[test]
fn cards_tell_roles_results_and_what_was_struck() {
    let state = table(&[MISFIRE, FLIGHT, "spend 0\n", MISFIRE, "1: OOOTXX f266 s3 -> 1: O\n"]);
    let cards = &state.model().cards;
    assert_eq!([cards[0].role, cards[1].role, cards[2].role], [Role::Waits, Role::Throws, Role::Tiles]);
    assert_eq!(
        cards[1].rounds[..3],
        [RoundCell::Counts { result: 40, misfire: false }, RoundCell::Running, RoundCell::Empty]
    );
    assert_eq!(cards[0].rounds[0], RoundCell::Struck { result: 0, misfire: true });
    assert_eq!((cards[1].total, cards[1].coins, cards[1].rounds.len()), (40, 5, 5));
}

#[test]
fn coins_to_be_paid_for_points_show_in_the_formula_and_on_the_card() {
    let model = model(&table(&[FLIGHT]), &[Intent::SpendTo(3)]);
    assert_eq!((model.formula.coins, model.formula.least, model.formula.most), (6, 46, 46));
    assert_eq!((model.cards[0].cost, model.cards[0].coins), (3, 5));
}

#[test]
fn between_rounds_the_table_waits_for_the_openers_throw() {
    let seen = after(&table(&[MISFIRE, MISFIRE, FLIGHT, "spend 0\n"]), &[Intent::Continue]);
    let model = seen.model();
    assert_eq!((model.round, model.player.index(), model.throw), (2, 2, 1));
    assert_eq!((model.cards[2].rounds[1], model.cards[0].rounds[1]), (RoundCell::Running, RoundCell::Empty));
    assert_eq!(model.actions.primary, Primary::Throw { dice: 10 });
}

#[test]
fn a_full_taxi_tells_its_bonus_and_any_other_tells_none() {
    assert_eq!(table(&[FLIGHT]).model().bonus, Some(2));
    let lone = "1: OOOOOA f334 s8 -> 4: OOOO\n2: OA f334 s8 -> 3: f334\n3: OA s8 -> 2: OA\n4: s8 -> 1: s8\n";
    assert_eq!(table(&[lone]).model().bonus, None);
}

#[test]
fn of_two_best_results_only_one_opens_the_next_round() {
    let model = TableModel::clone(table(&[FLIGHT, "spend 0\n", MISFIRE, FLIGHT, "spend 0\n"]).model());
    assert_eq!(
        model.cards.iter().filter(|card| card.rounds[0] == RoundCell::Counts { result: 40, misfire: false }).count(),
        2
    );
    assert_eq!(model.openers.iter().map(|player| player.index()).collect::<Vec<_>>(), [0]);
    assert_eq!((model.winners.len(), model.so_far), (0, None));
}

#[test]
fn a_position_tells_the_rounds_that_are_left_and_claims_no_results() {
    let line = "tiles 023 seats OOOT fuel 4 crystal 4+ coins 3 supply 12 rounds 2 dice Xj f36 s5";
    let model = TableModel::of_position(&line.parse().unwrap(), "Ada");
    assert_eq!((model.round, model.rounds), (0, 2));
    assert!(model.cards.iter().all(|card| card.rounds.is_empty()));
}
