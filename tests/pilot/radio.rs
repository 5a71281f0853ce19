//! The radio: what a pilot answers from its thread is what it would say at the table, and it never hears of the seed.

use std::sync::Arc;
use std::task::Poll;

use dice_table::space_taxi::dice::Seed;
use dice_table::space_taxi::pilot::radio::{Ask, Odds, Reply, Station, call};
use dice_table::space_taxi::pilot::{Aim, Crew, Review, at_a_glance};
use dice_table::space_taxi::record::{DiceSource, Driver, Entrant, Level, Name, Opening, Record, compact};
use dice_table::space_taxi::rules::Phase;
use proptest::prelude::*;

use super::CHARTS;

fn crew() -> Crew {
    Crew::new(Arc::clone(&CHARTS))
}

fn seated(seed: u8) -> Record {
    let entrant = |name| Entrant { name: Name::new(name).expect("a name"), driver: Driver::Person };
    let dice = DiceSource::Seed(Seed::from_bytes([seed; 32]));
    Record::new(Opening::new(&["Andi", "Bea", "Chris"].map(entrant), 0, dice).expect("a table"))
}

/// A game that Cabbies have played, as it stood after so many events.
fn played(seed: u8, events: usize) -> Record {
    let mut record = seated(seed);
    while *record.game().phase() != Phase::GameOver && record.events().len() < events {
        match at_a_glance(Level::Cabbie, record.game()) {
            Some(action) => record.act(&action).expect("a legal action"),
            None => record.throw().map(|_| ()).expect("a throw is due"),
        }
    }
    record
}

fn station() -> Station {
    Station::new(crew())
}

/// What the station answers to the line, without a break.
fn answered(station: &mut Station, line: &str) -> Vec<f64> {
    station.hear(line);
    match station.work(&mut || false) {
        Poll::Ready(Some(row)) => row,
        other => panic!("no answer but {other:?}"),
    }
}

fn asked(station: &mut Station, ask: Ask, record: &Record) -> Option<Reply> {
    let answer = answered(station, &call(7, ask, record));
    assert_eq!(answer[0], 7.0);
    Reply::read(&answer[1..], record)
}

/// The last round is solved quickly: one turn.
fn last_round() -> impl Iterator<Item = Record> {
    let length = played(3, usize::MAX).events().len();
    (length - 18..length).map(|events| played(3, events)).filter(|record| record.game().round_number() == 5)
}

#[test]
fn every_question_is_answered_as_at_the_table() {
    let (mut far, mut near) = (station(), crew());
    let mut acts = 0;
    for record in last_round() {
        let game = record.game();
        for level in [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace] {
            let action = near.act(level, game);
            acts += usize::from(action.is_some());
            assert_eq!(asked(&mut far, Ask::Act(level), &record), action.map(Reply::Act));
        }
        for aim in [Aim::Points, Aim::Wins] {
            assert_eq!(asked(&mut far, Ask::Hint(aim), &record), near.hint(game, aim).map(Reply::Hint));
        }
        let odds = Odds { turn: near.turn_odds(game), wins: near.win_odds(game) };
        assert_eq!(asked(&mut far, Ask::Odds, &record), Some(Reply::Odds(odds)));
    }
    assert!(acts > 20, "{acts}");
}

/// Two rounds are left: two turns to solve.
#[test]
fn an_answer_in_pieces_is_the_same_and_comes_in_its_turn() {
    let record = (0..)
        .map(|events| played(3, events))
        .find(|record| record.game().round_number() == 4 && matches!(record.game().phase(), Phase::ToPlace(..)));
    let record = record.expect("the fourth round is played");
    let asks = [Ask::Hint(Aim::Points), Ask::Act(Level::Ace), Ask::Odds, Ask::Act(Level::Rookie)];
    let (mut station, mut pieces) = (station(), 0);
    for (number, ask) in (1..).zip(asks) {
        station.hear(&call(number, ask, &record));
    }
    let mut rows = Vec::new();
    loop {
        let mut asked = 0;
        let answer = station.work(&mut || {
            asked += 1;
            asked > 40
        });
        match answer {
            Poll::Pending => pieces += 1,
            Poll::Ready(Some(row)) => rows.push(row),
            Poll::Ready(None) => break,
        }
    }
    assert!(pieces > 50, "{pieces}");
    let mut at_once = self::station();
    let expected = (1..).zip(asks).map(|(number, ask)| answered(&mut at_once, &call(number, ask, &record)));
    assert_eq!(rows, expected.collect::<Vec<_>>());
}

#[test]
fn a_review_comes_back_whole() {
    let mut record = played(4, 40);
    let player = record.game().player();
    record.hand_over(player, Driver::Computer(Level::Ace)).expect("somebody else");
    while *record.game().phase() != Phase::GameOver {
        match at_a_glance(Level::Rookie, record.game()) {
            Some(action) => record.act(&action).expect("a legal action"),
            None => record.throw().map(|_| ()).expect("a throw is due"),
        }
    }
    let review = Review::of(&mut crew(), &record);
    assert!(review.decisions.len() > 50);
    assert_eq!(asked(&mut station(), Ask::Review, &record), Some(Reply::Review(review)));
}

#[test]
fn the_seed_is_told_only_when_everybody_may_see_it() {
    let told = |ask, record: &Record| {
        let line = call(1, ask, record);
        compact::decode(line.rsplit(' ').next().expect("letters")).expect("a record")
    };
    let (running, over) = (played(5, 30), played(5, usize::MAX));
    for ask in [Ask::Act(Level::Ace), Ask::Hint(Aim::Wins), Ask::Odds, Ask::Review] {
        let heard = told(ask, &running);
        assert_eq!(heard.opening().dice(), &DiceSource::Hand);
        assert_eq!((heard.events(), heard.game()), (running.events(), running.game()));
    }
    assert_eq!(told(Ask::Odds, &over).opening().dice(), &DiceSource::Hand);
    assert_eq!(told(Ask::Review, &over), over);
}

#[test]
fn nonsense_is_answered_with_the_number_alone() {
    let mut station = station();
    let letters = compact::encode(&seated(1));
    for (line, number) in [
        (String::new(), 0.0),
        ("12".to_owned(), 12.0),
        ("12 captain".to_owned(), 12.0),
        ("12 captain AeQI".to_owned(), 12.0),
        (format!("12 person {letters}"), 12.0),
        (format!("12 captain {letters}"), 12.0),
        (format!("-1 captain {letters}"), 0.0),
    ] {
        assert_eq!(answered(&mut station, &line), [number], "{line}");
    }
}

proptest! {
    #[test]
    fn strange_numbers_are_no_answer_or_a_legal_one(
        kind in 0..6_u8,
        numbers in proptest::collection::vec(prop_oneof![any::<f64>(), (0..300_i32).prop_map(f64::from)], 0..24),
        events in 0..90_usize,
    ) {
        let record = played(6, events);
        let row: Vec<f64> = [f64::from(kind)].into_iter().chain(numbers).collect();
        match Reply::read(&row, &record) {
            Some(Reply::Act(action)) => prop_assert!(record.game().apply(&action).is_ok()),
            Some(Reply::Hint(hint)) => {
                let place = dice_table::space_taxi::rules::Action::Place(hint.best.placement);
                prop_assert!(record.game().apply(&place).is_ok());
            }
            Some(Reply::Odds(_) | Reply::Review(_)) | None => {}
        }
    }
}
