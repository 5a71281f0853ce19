//! Acts that are written wrongly or that the rules refuse: each is explained at the very word that is wrong.

use traffiq::record::{Expected, Reason, Refused, text};
use traffiq::rules::{Act, Direction, Kind, Refusal, Table};

use crate::example::lesson_after;
use crate::games::{From, played_record, random_record};
use crate::misread::error_after;

fn refused(refusal: Refusal) -> Reason {
    Refused::from(refusal).into()
}

fn each_is_explained(turn: usize, cases: &[(&str, usize, Reason)]) {
    for (line, column, reason) in cases {
        assert_eq!(error_after(turn, line), (1, *column, reason.clone()), "{line}");
    }
}

#[test]
fn an_act_is_explained_at_the_word_that_is_none_of_the_notation() {
    each_is_explained(
        0,
        &[
            ("1:", 3, Expected::Act.into()),
            ("1: fly home", 4, Expected::Act.into()),
            ("1: draw RBGB;", 14, Expected::Act.into()),
            ("1: draw RBGB; ; draw RRBB", 15, Expected::Act.into()),
            ("1: lay", 7, Expected::Sides.into()),
            ("1: lay RRBX 51.51", 8, Expected::Sides.into()),
            ("1: lay RRBG 51/51", 13, Expected::Cell.into()),
            ("1: lay RRBG 051.51", 13, Expected::Cell.into()),
            ("1: lay RRBG 0.51", 13, Expected::Cell.into()),
            ("1: lay RRBG 51.51 taxi 52.51", 24, Expected::Crossing.into()),
            ("1: lay RRBG 51.51 taxi", 23, Expected::Crossing.into()),
            ("1: lay RRBG 51.51 bus 52/51", 19, Expected::BehindLay.into()),
            ("1: lay RRBG 51.51 taxi 52/51 spare nw 52/51", 36, Expected::Axis.into()),
            ("1: lay RRBG 51.51 taxi 52/51 spare ns", 38, Expected::Crossing.into()),
            ("1: lay RRBG 51.51 taxi 52/51 beats", 35, Expected::Crossing.into()),
            ("1: lay RRBG 51.51 beats 52/51 taxi 52/51", 31, Expected::Crossing.into()),
            ("1: lay RRBG 51.51 taxi 1/1 taxi 1/2 taxi 1/3 taxi 1/4 taxi 1/5", 60, Reason::TooManyPlaces),
            ("1: taxi 51/51 52/51", 9, Expected::Ride.into()),
            ("1: taxi 51/51>", 9, Expected::Ride.into()),
            ("1: truck 51/51>52/51 home", 22, Expected::BehindRide.into()),
            ("1: draw", 8, Expected::Tile.into()),
            ("1: draw BRGB", 9, Expected::Tile.into()),
            ("1: draw RBGB RRBB", 14, Reason::TooMuch),
        ],
    );
    let nine = format!("1: truck 51/51>52/51{}", " spare ns 52/51".repeat(9));
    assert_eq!(error_after(0, &nine), (1, 151, Reason::TooManyPlaces));
}

#[test]
fn a_lay_is_explained_at_its_tile_its_cell_or_its_vehicle() {
    each_is_explained(
        0,
        &[
            ("1: lay RBBG 51.51", 8, refused(Refusal::NotInHand)),
            ("1: lay RRBG 51.50", 13, refused(Refusal::CellTaken)),
            ("1: lay RRBG 60.60", 13, refused(Refusal::TouchesNothing)),
            ("1: lay BGRR 51.51", 8, refused(Refusal::SideDiffers(Direction::North))),
            ("1: lay RBGR 51.51", 9, refused(Refusal::SideDiffers(Direction::East))),
            ("1: lay RRBG 51.51 taxi 51/51", 24, refused(Refusal::NotCompleted)),
            ("1: lay RRBG 51.51 taxi 52/51 truck 53/51", 36, refused(Refusal::NotCompleted)),
            ("1: lay RRBG 51.51 taxi 52/51 taxi 52/51 truck 53/51", 47, refused(Refusal::NotCompleted)),
            ("1: lay RRBG 51.51 taxi 52/51 truck 52/51", 36, refused(Refusal::TwoOnOneCrossing)),
            ("1: lay RRBG 51.51 taxi 52/51 spare ns 52/51", 39, refused(Refusal::NotAtStake)),
        ],
    );
    each_is_explained(
        1,
        &[
            ("2: lay BGRB 50.51 truck 51/51 spare ew 51/51 spare ew 51/51", 55, refused(Refusal::SparedAlready)),
            ("2: lay BGRB 50.51 truck 51/51 spare ew 51/51 spare ew 52/51", 55, refused(Refusal::NotAtStake)),
            ("2: lay BGRB 50.51 truck 51/51 spare ns 51/51 spare ew 51/51", 40, refused(Refusal::NotAtStake)),
        ],
    );
}

#[test]
fn a_vehicle_that_is_not_left_is_named() {
    let lacks_truck = |number| {
        let mut record = random_record(Table::Four, number, From::Hand, 0);
        for event in random_record(Table::Four, number, From::Hand, usize::MAX).events() {
            let game = record.game();
            let acts = game.legal_acts().into_iter();
            let mut lays = acts.filter_map(|act| match act {
                Act::Lay(lay) if lay.arrivals.len() == 1 && lay.spared.is_empty() => Some(lay),
                _ => None,
            });
            if game.supply(game.player()).trucks == 0
                && let Some(lay) = lays.next()
            {
                return Some((record, lay));
            }
            record.add(event).unwrap();
        }
        None
    };
    let (record, lay) = (0..200).find_map(lacks_truck).expect("trucks run out now and then");
    let before = text::print(&record);
    let start = format!("{}: lay {} {} truck ", record.game().turn(), lay.sides, lay.cell);
    let error = text::read(&format!("{before}{start}{}", lay.arrivals[0].crossing)).unwrap_err();
    assert_eq!(error.reason, refused(Refusal::NoneLeft(Kind::Truck)));
    assert_eq!((error.line, error.column), (before.lines().count() + 1, start.len() + 1));
}

#[test]
fn a_ride_or_a_draw_is_explained_at_its_beginning_its_goal_or_its_tile() {
    each_is_explained(
        0,
        &[
            ("1: taxi 52/51>51/51", 9, refused(Refusal::NoSuchCar)),
            ("1: draw RBGB; taxi 52/51>51/51", 15, refused(Refusal::OnlyDrawing)),
            ("1: draw RBGB; draw RRBB; draw RBRB", 26, refused(Refusal::TwoActionsDone)),
            ("1: draw RRBG", 9, refused(Refusal::NotInStock)),
            ("1: draw RRRR", 9, refused(Refusal::NotInStock)),
            ("1: lay RRBG 51.51; lay RBRW 53.50; draw RRBB", 36, refused(Refusal::TwoActionsDone)),
            ("1: draw RBGB; lay RRBG 51.51", 15, refused(Refusal::LaidFirst)),
        ],
    );
    each_is_explained(
        5,
        &[
            ("6: truck 51/51>53/51", 16, refused(Refusal::CannotRide)),
            ("6: taxi 51/51>52/51", 9, refused(Refusal::NoSuchCar)),
            ("6: truck 51/51>52/51; lay RRBB 60.60", 23, refused(Refusal::LaidFirst)),
            ("6: truck 51/51>52/51; truck 52/51>51/51", 23, refused(Refusal::OneRideOfAKind)),
            ("6: truck 51/51>52/51 spare ew 52/51", 31, refused(Refusal::NotAtStake)),
        ],
    );
}

#[test]
fn an_empty_stock_is_named_where_somebody_draws() {
    let mut record = text::read(&lesson_after(0)).unwrap();
    while record.game().turns_left().is_none() {
        record.act(&Act::Draw(record.game().stock()[0])).unwrap();
    }
    let before = text::print(&record);
    let error = text::read(&format!("{before}{}: draw RBGB", record.game().turn())).unwrap_err();
    assert_eq!((error.line, error.reason), (before.lines().count() + 1, refused(Refusal::StockEmpty)));
    assert_eq!(error.column, format!("{}: ", record.game().turn()).len() + 1);
}

#[test]
fn behind_the_last_tile_the_turn_has_ended() {
    let mut record = text::read(&lesson_after(0)).unwrap();
    record.act(&Act::EndTurn).unwrap();
    while record.game().stock().len() > 1 {
        record.act(&Act::Draw(record.game().stock()[0])).unwrap();
        record.act(&Act::EndTurn).unwrap();
    }
    let before = text::print(&record);
    let start = format!("{}: draw {}; ", record.game().turn(), record.game().stock()[0]);
    for (act, refusal) in [
        ("draw RBRB", Refusal::StockEmpty),
        ("lay RRBG 51.51", Refusal::LaidFirst),
        ("taxi 51/51>52/51", Refusal::OnlyDrawing),
    ] {
        let error = text::read(&format!("{before}{start}{act}")).unwrap_err();
        assert_eq!((error.column, error.reason), (start.len() + 1, refused(refusal)), "{act}");
    }
}

#[test]
fn whoever_leaves_is_checked_where_it_is_said() {
    let beats = |text: &str| Reason::Beats(text.to_owned());
    each_is_explained(
        1,
        &[
            ("2: lay BGRB 50.51 truck 51/51 beats 53/51", 37, beats("beats 52/51")),
            ("2: lay BGRB 50.51 truck 51/51 beats 52/51 52/51", 43, beats("beats 52/51")),
            ("2: lay BGRB 50.51 taxi 51/51 beats 52/51", 36, Reason::BeatsNobody),
            ("2: lay BGRB 50.51 truck 51/51 spare ew 51/51 beats 52/51", 52, Reason::BeatsNobody),
        ],
    );
}

#[test]
fn of_two_that_leave_both_are_named_in_any_order() {
    // A record up to the first act that beats two.
    let beating_two = |number| {
        let written = text::print(&played_record(Table::Four, number, From::Hand, &["Andi", "Bea", "Chris", "Dana"]));
        let (before, places) = written
            .match_indices(" beats ")
            .map(|(at, _)| written.split_at(at + 1))
            .find(|(_, behind)| behind.split(['\n', ';']).next().is_some_and(|act| act.split(' ').count() > 2))?;
        Some((before.to_owned(), places.split(['\n', ';']).next()?.to_owned()))
    };
    let (before, beats) = (0..200).find_map(beating_two).expect("two leave now and then");
    let places: Vec<&str> = beats.split(' ').skip(1).collect();
    let acts = format!("{before}{beats}");
    let error = text::read(&format!("{before}beats {}", places[0])).unwrap_err();
    let column = before.lines().last().unwrap().chars().count() + 1;
    assert_eq!((error.line, error.column), (before.lines().count(), column));
    assert_eq!(error.reason, Reason::Beats(beats.clone()));
    let reversed: Vec<&str> = places.into_iter().rev().collect();
    assert_eq!(text::read(&format!("{before}beats {}", reversed.join(" "))), text::read(&acts));
}

#[test]
fn the_messages_read_as_sentences() {
    let message = |turn, line| error_after(turn, line).2.to_string();
    assert_eq!(message(0, "1: lay RRBG 51.50"), "there is a tile already");
    assert_eq!(message(0, "1: lay BGRR 51.51"), "its side N does not match");
    assert_eq!(
        message(1, "2: lay BGRB 50.51 truck 51/51 beats 53/51"),
        "by the rules this act ends with `beats 52/51`"
    );
    assert_eq!(message(0, "3: pass"), "turns are counted from 1 through the whole game: this is turn 1, written `1:`");
    assert_eq!(message(0, "passes"), "what happens next is turn 1: `1:`, a space and its acts, such as `1: draw RBGW`");
}
