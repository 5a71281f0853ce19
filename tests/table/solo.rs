//! A solo game that is over: its turns, and that nobody is struck.

use proptest::prelude::*;
use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Driver, Entrant, Name, Opening, Record, text};
use space_taxi::rules::{Action, Phase, Taxi};
use space_taxi_web::table::{RoundCell, SeatModel, SoloTurn, TableState, TurnSum};

use crate::times::times;

/// The finished game of this name from the collection.
fn golden(name: &str) -> Record {
    let path = format!("{}/tests/data/records/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    text::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn turns(record: Record) -> Vec<SoloTurn> {
    TableState::open(record).model().solo_turns.clone()
}

fn on_board(turn: &SoloTurn) -> usize {
    turn.board.seats.iter().filter(|seat| **seat != SeatModel::Empty).count()
}

#[test]
fn a_failure_to_launch_is_told_on_the_card_though_nobody_is_struck() {
    let flight = golden("solo-flight");
    let rounds = TableState::open(flight).model().cards[0].rounds.clone();
    assert_eq!(rounds[0], RoundCell::Counts { result: 40, misfire: false });
    assert_eq!(rounds[1], RoundCell::Counts { result: 0, misfire: true });
}

#[test]
fn every_turn_shows_who_flew_along_and_how_the_points_came_about() {
    let turns = turns(golden("solo-flight"));
    let sum = |passengers, factor, crystal, coins, points| Some(TurnSum { passengers, factor, crystal, coins, points });
    let sums: Vec<_> = turns.iter().map(|turn| turn.sum).collect();
    let expected = [sum(8, 4, 8, 0, 40), None, sum(4, 1, 5, 4, 13), sum(5, 2, 0, 2, 12), sum(8, 4, 8, 12, 52)];
    assert_eq!(sums, expected);
    let flew: Vec<_> = turns.iter().map(on_board).collect();
    assert_eq!(flew, [6, 0, 6, 5, 6], "whoever sat alone has left, and after a failure everybody walks");
}

#[test]
fn at_a_table_and_before_the_end_there_are_no_such_turns() {
    assert_eq!(turns(golden("four-players")), []);
    let flight = golden("solo-flight");
    let running = Record::replay(flight.opening().clone(), &flight.events()[..flight.events().len() - 1]).unwrap();
    assert_eq!(turns(running), []);
}

/// A solo game with these dice; each choice follows from one of the numbers, over and over.
fn played(seed: [u8; 32], choices: &[usize]) -> Record {
    let entrant = Entrant { name: Name::new("Ada").unwrap(), driver: Driver::Person };
    let mut record = Record::new(Opening::new(&[entrant], 0, DiceSource::Seed(Seed::from_bytes(seed))).unwrap());
    for choice in choices.iter().cycle() {
        match record.game().phase() {
            Phase::GameOver => break,
            Phase::ToPlace(..) => {
                let all = record.game().legal_placements();
                record.act(&Action::Place(all[choice % all.len()])).unwrap();
            }
            Phase::ToSpend(_) => {
                let purse = usize::from(record.game().coins().purse(record.game().player()));
                record.act(&Action::Spend((choice % (purse + 1)) as u8)).unwrap();
            }
            _ => {
                record.throw().unwrap();
            }
        }
    }
    record
}

proptest! {
    #![proptest_config(times(100))]

    #[test]
    fn the_arithmetic_adds_up_to_the_result_of_the_round_and_those_to_the_total(
        seed in any::<[u8; 32]>(),
        choices in proptest::collection::vec(0..10_000_usize, 1..40),
    ) {
        let record = played(seed, &choices);
        let state = TableState::open(record);
        let (model, card) = (state.model(), &state.model().cards[0]);
        prop_assert_eq!(model.solo_turns.len(), 5);
        for (turn, cell) in model.solo_turns.iter().zip(&card.rounds) {
            let points = turn.sum.map_or(0, |sum| sum.points);
            prop_assert_eq!(*cell, RoundCell::Counts { result: points, misfire: turn.sum.is_none() });
            match turn.sum {
                Some(sum) => prop_assert_eq!(sum.passengers * sum.factor + sum.crystal + sum.coins, points),
                None => prop_assert_eq!(on_board(turn), 0),
            }
            prop_assert!(on_board(turn) != 1 && on_board(turn) <= usize::from(Taxi::SEATS));
        }
        let sum: u16 = model.solo_turns.iter().filter_map(|turn| turn.sum).map(|sum| u16::from(sum.points)).sum();
        prop_assert_eq!(sum, card.total);
    }
}
