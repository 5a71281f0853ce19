//! The pilot's protocol: what it answers from its worker is what it would say at the table, and it never hears of the seed.

use std::sync::Arc;
use std::task::Poll;

use proptest::prelude::*;
use space_taxi::dice::Seed;
use space_taxi::pilot::protocol::{Answer, BadMessage, Odds, Question, Reply, Request, Worker, decode, encode};
use space_taxi::pilot::{Account, Aim, ComputerPlayers, Hint, Review, TurnOdds, Valued, at_a_glance};
use space_taxi::record::{DiceSource, Driver, Entrant, Level, Name, Opening, Record};
use space_taxi::rules::{Action, ByPlayer, Mode, Phase, Placement, Species};

use super::TABLES;

fn players() -> ComputerPlayers {
    ComputerPlayers::new(Arc::clone(&TABLES))
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

fn worker() -> Worker {
    Worker::new(players())
}

/// Lets the worker hear the question as bytes.
fn ask(worker: &mut Worker, request: &Request) {
    match decode(&encode(request)) {
        Ok(Request::Ask { id, question, record }) => worker.ask(id, question, record),
        other => panic!("no question but {other:?}"),
    }
}

/// What the worker answers to the question, without a break, by way of bytes.
fn answered(worker: &mut Worker, request: &Request) -> Reply {
    ask(worker, request);
    match worker.work(&mut || false) {
        Poll::Ready(Some(reply)) => decode(&encode(&reply)).expect("a reply"),
        other => panic!("no answer but {other:?}"),
    }
}

fn asked(worker: &mut Worker, question: Question, record: &Record) -> Option<Answer> {
    let Reply::Answer { id: 7, answer } = answered(worker, &Request::ask(7, question, record)) else {
        panic!("no answer to question 7");
    };
    assert!(answer.iter().all(|answer| answer.fits(record)));
    answer
}

/// The last round is solved quickly: one turn.
fn last_round() -> impl Iterator<Item = Record> {
    let length = played(3, usize::MAX).events().len();
    (length - 18..length).map(|events| played(3, events)).filter(|record| record.game().round_number() == 5)
}

#[test]
fn every_question_is_answered_as_at_the_table() {
    let (mut far, mut near) = (worker(), players());
    let mut acts = 0;
    for record in last_round() {
        let game = record.game();
        for level in [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace] {
            let action = near.act(level, game);
            acts += usize::from(action.is_some());
            assert_eq!(asked(&mut far, Question::Act(level), &record), action.map(Answer::Act));
        }
        for aim in [Aim::Points, Aim::Wins] {
            assert_eq!(asked(&mut far, Question::Hint(aim), &record), near.hint(game, aim).map(Answer::Hint));
        }
        let odds = Odds { turn: near.turn_odds(game), wins: near.win_odds(game) };
        assert_eq!(asked(&mut far, Question::Odds, &record), Some(Answer::Odds(odds)));
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
    let questions =
        [Question::Hint(Aim::Points), Question::Act(Level::Ace), Question::Odds, Question::Act(Level::Rookie)];
    let (mut worker, mut pieces) = (worker(), 0);
    for (id, question) in (1..).zip(questions) {
        ask(&mut worker, &Request::ask(id, question, &record));
    }
    let mut replies = Vec::new();
    loop {
        let mut asked = 0;
        let answer = worker.work(&mut || {
            asked += 1;
            asked > 40
        });
        match answer {
            Poll::Pending => pieces += 1,
            Poll::Ready(Some(reply)) => replies.push(reply),
            Poll::Ready(None) => break,
        }
    }
    assert!(pieces > 50, "{pieces}");
    let mut at_once = self::worker();
    let expected =
        (1..).zip(questions).map(|(id, question)| answered(&mut at_once, &Request::ask(id, question, &record)));
    assert_eq!(replies, expected.collect::<Vec<_>>());
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
    let review = Review::of(&mut players(), &record);
    assert!(review.decisions.len() > 50);
    assert_eq!(asked(&mut worker(), Question::Review, &record), Some(Answer::Review(review)));
}

#[test]
fn the_seed_is_told_only_when_everybody_may_see_it() {
    let told = |question, record: &Record| match decode(&encode(&Request::ask(1, question, record))) {
        Ok(Request::Ask { record, .. }) => record,
        other => panic!("no question but {other:?}"),
    };
    let (running, over) = (played(5, 30), played(5, usize::MAX));
    for question in [Question::Act(Level::Ace), Question::Hint(Aim::Wins), Question::Odds, Question::Review] {
        let heard = told(question, &running);
        assert_eq!(heard.opening().dice(), &DiceSource::Hand);
        assert_eq!((heard.events(), heard.game()), (running.events(), running.game()));
    }
    assert_eq!(told(Question::Odds, &over).opening().dice(), &DiceSource::Hand);
    assert_eq!(told(Question::Review, &over), over);
}

#[test]
fn what_nothing_can_be_said_to_is_answered_with_nothing() {
    assert_eq!(asked(&mut worker(), Question::Act(Level::Captain), &seated(1)), None);
    assert_eq!(asked(&mut worker(), Question::Hint(Aim::Wins), &seated(1)), None);
}

#[test]
fn a_touch_and_a_greeting_are_messages_too() {
    assert_eq!(decode(&encode(&Request::Touched)), Ok(Request::Touched));
    for reply in [Reply::Ready, Reply::NotUnderstood] {
        assert_eq!(decode(&encode(&reply)), Ok(reply));
    }
}

#[test]
fn a_message_that_is_cut_off_or_too_long_is_none() {
    let whole = encode(&Request::ask(300, Question::Odds, &played(6, 20)));
    assert!(decode::<Request>(&whole).is_ok());
    for end in 0..whole.len() {
        assert_eq!(decode::<Request>(&whole[..end]), Err(BadMessage), "{end}");
    }
    assert_eq!(decode::<Request>(&[whole, vec![0]].concat()), Err(BadMessage));
}

/// The bytes of a reply up to its answer, whose kind is the last of them.
fn head(kind: u8) -> Vec<u8> {
    let mut bytes = encode(&Reply::Answer { id: 7, answer: None });
    *bytes.last_mut().expect("whether there is an answer") = 1;
    bytes.push(kind);
    bytes
}

#[test]
fn no_value_leaves_its_range_on_the_way() {
    // A table of two, and a fuel die with a seven or a nought.
    let two_players = [head(2), vec![0, 2], vec![0; 16]].concat();
    assert_eq!(decode::<Reply>(&two_players), Err(BadMessage));
    let spend = [head(0), vec![2, 3]].concat();
    assert_eq!(decode(&spend), Ok(Reply::Answer { id: 7, answer: Some(Answer::Act(Action::Spend(3))) }));
    let fuel = |face: u8| [head(0), vec![1, 0, 0, 1, face, 0]].concat();
    assert!(decode::<Reply>(&fuel(6)).is_ok());
    assert_eq!(decode::<Reply>(&fuel(7)), Err(BadMessage));
    assert_eq!(decode::<Reply>(&fuel(0)), Err(BadMessage));
}

#[test]
fn an_answer_about_another_table_does_not_fit() {
    let record = played(6, 1);
    let best = Valued { placement: record.game().legal_placements()[0], value: 1.0 };
    let jokers = [Species::Orbi; 6].into_iter().collect();
    let impossible = Valued { placement: Placement { jokers, ..best.placement }, ..best };
    assert!(Answer::Hint(Hint { best, next: vec![best] }).fits(&record));
    assert!(!record.game().is_legal(&Action::Place(impossible.placement)));
    assert!(!Answer::Hint(Hint { best, next: vec![impossible] }).fits(&record));
    assert!(!Answer::Act(Action::Spend(0)).fits(&record));
    let odds = |mode| Answer::Odds(Odds { turn: None, wins: ByPlayer::new(mode, |_| 0.5) });
    assert!(odds(Mode::Three).fits(&record) && !odds(Mode::Four).fits(&record));
    let review = |mode| {
        let (decisions, curve) = (Vec::new(), Vec::new());
        Answer::Review(Review { decisions, accounts: ByPlayer::new(mode, |_| Account::default()), curve })
    };
    assert!(review(Mode::Three).fits(&record) && !review(Mode::Five).fits(&record));
    let over = played(6, usize::MAX);
    let whole = Review::of(&mut players(), &over);
    assert!(Answer::Review(whole.clone()).fits(&over));
    assert!(!Answer::Review(whole).fits(&played(7, usize::MAX)));
}

/// The reply with all its numbers as bits: what is no number is itself, too.
fn bits(reply: &Reply) -> Option<Vec<u64>> {
    let Reply::Answer { answer: Some(Answer::Odds(Odds { turn, wins })), .. } = reply else { return None };
    let turn = turn.iter().flat_map(|turn| [turn.launch, turn.result]);
    Some(turn.chain(wins.values().copied()).map(f64::to_bits).collect())
}

proptest! {
    #[test]
    fn every_number_survives_bit_for_bit(
        id in any::<u32>(),
        turn in prop::option::of(any::<[u64; 2]>()),
        wins in any::<[u64; 5]>(),
        mode in prop::sample::select(Mode::ALL.to_vec()),
    ) {
        let turn = turn.map(|turn| turn.map(f64::from_bits)).map(|[launch, result]| TurnOdds { launch, result });
        let wins = ByPlayer::new(mode, |player| f64::from_bits(wins[player.index()]));
        let reply = Reply::Answer { id, answer: Some(Answer::Odds(Odds { turn, wins })) };
        let came: Reply = decode(&encode(&reply)).expect("a reply");
        prop_assert_eq!(bits(&came), bits(&reply));
        let same_id = matches!(came, Reply::Answer { id: told, .. } if told == id);
        prop_assert!(same_id);
    }

    #[test]
    fn every_question_comes_as_it_was_asked(id in any::<u32>(), events in 0..90_usize, which in 0..8_usize) {
        let levels = [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace].map(Question::Act);
        let others = [Question::Hint(Aim::Points), Question::Hint(Aim::Wins), Question::Odds, Question::Review];
        let request = Request::ask(id, [levels, others].concat()[which], &played(6, events));
        prop_assert_eq!(decode(&encode(&request)), Ok(request));
    }

    #[test]
    fn rubbish_is_no_message_or_one_that_can_be_written(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(request) = decode::<Request>(&bytes) {
            prop_assert_eq!(decode(&encode(&request)), Ok(request));
        }
        if let Ok(reply) = decode::<Reply>(&bytes) {
            prop_assert!(decode::<Reply>(&encode(&reply)).is_ok());
        }
    }

    #[test]
    fn a_strange_answer_does_not_fit_or_is_a_legal_one(
        kind in 0..5_u8,
        rest in prop::collection::vec(prop_oneof![any::<u8>(), 0..4_u8], 0..60),
        events in 0..90_usize,
    ) {
        let record = played(6, events);
        if let Ok(Reply::Answer { answer: Some(answer), .. }) = decode([head(kind), rest].concat().as_slice())
            && answer.fits(&record)
        {
            match answer {
                Answer::Act(action) => prop_assert!(record.game().apply(&action).is_ok()),
                Answer::Hint(hint) => prop_assert!(record.game().is_legal(&Action::Place(hint.best.placement))),
                Answer::Odds(_) | Answer::Review(_) => {}
            }
        }
    }
}
