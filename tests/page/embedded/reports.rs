//! What a website is told of a game, and when.

use super::{EXAMPLE, suggested};
use crate::tables::after;
use serde_json::Value;
use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Record, Summary, compact, text};
use space_taxi::rules::{Action, Phase};
use space_taxi_web::table::embed::{FromGame, report};
use space_taxi_web::table::notices::{AppNotice, Notice};
use space_taxi_web::words::Language;

const LANDS: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";

fn seeded(byte: u8) -> Record {
    Record::new(suggested().opening(DiceSource::Seed(Seed::from_bytes([byte; 32]))).unwrap())
}

fn json(message: &FromGame) -> Value {
    serde_json::from_str(&message.to_json()).unwrap()
}

/// What is told of a whole game, step by step.
fn told(mut record: Record) -> Vec<Value> {
    let mut told = Vec::new();
    while *record.game().phase() != Phase::GameOver {
        let next = step(record.clone());
        told.extend(report::happened(&record, &next).iter().map(json));
        record = next;
    }
    told
}

/// The record after one more step of any kind.
fn step(mut record: Record) -> Record {
    match *record.game().phase() {
        Phase::ToPlace(..) => record.act(&Action::Place(record.game().legal_placements()[0])).unwrap(),
        Phase::ToSpend(_) => record.act(&Action::Spend(0)).unwrap(),
        Phase::ToThrow(_) | Phase::RoundOver => drop(record.throw().unwrap()),
        Phase::GameOver => {}
    }
    record
}

#[test]
fn the_website_hears_of_every_turn_every_round_and_the_end() {
    let told = told(seeded(7));
    let count = |kind: &str| told.iter().filter(|it| it["type"] == kind).count();
    assert_eq!((count("turn"), count("round"), count("gameover")), (15, 5, 1));
    assert!(told.iter().all(|it| it["spaceTaxi"] == 1));
    let over = told.last().unwrap();
    let record = compact::decode(over["record"].as_str().unwrap()).unwrap();
    assert_eq!(text::read(over["notation"].as_str().unwrap()).unwrap(), record);
    assert_eq!(over["table"].as_array().unwrap().len(), 3);
    assert_eq!(over["table"][0]["total"], record.game().total(record.opening().mode().players().next().unwrap()));
}

#[test]
fn nothing_before_the_end_tells_the_seed() {
    let secret = Seed::from_bytes([0xA7; 32]).to_string();
    let told = told(seeded(0xA7));
    let (over, before) = told.split_last().unwrap();
    assert!(over["notation"].as_str().unwrap().contains(&secret), "the end tells it");
    for message in before {
        let json = message.to_string();
        assert!(!json.contains(&secret) && message["record"].is_null() && message["notation"].is_null(), "{json}");
    }
}

#[test]
fn what_is_taken_back_and_done_again_is_told_once() {
    let mut record = seeded(7);
    let mut told = Vec::new();
    while *record.game().phase() != Phase::GameOver {
        let next = step(record.clone());
        told.extend(report::happened(&record, &next));
        // Back and forth, wherever that is possible.
        let mut back = next.clone();
        if back.undo().is_ok() {
            told.extend(report::happened(&next, &back));
            let again = step(back.clone());
            told.extend(report::happened(&back, &again));
            assert_eq!(again, next);
        }
        record = next;
    }
    let count = |kind: &str| told.iter().filter(|told| json(told)["type"] == kind).count();
    assert_eq!((count("turn"), count("round"), count("gameover")), (15, 5, 1));
}

#[test]
fn a_turn_is_told_when_nobody_can_take_it_back() {
    let (mut record, mut ended) = (seeded(7), None);
    loop {
        let next = step(record.clone());
        let told = report::happened(&record, &next);
        if let Some(result) = ended {
            let turn = json(&told[0]);
            assert_eq!((&turn["type"], &turn["result"]), (&"turn".into(), &Value::from(result)), "with the next throw");
            return;
        }
        assert_eq!(told, []);
        ended = Summary::of(&next).players[0].rounds.first().map(|round| round.result);
        record = next;
    }
}

#[test]
fn what_fails_has_a_name_for_the_website_and_other_news_are_not_its_affair() {
    let told = json(&report::notice(Notice::CannotSave).unwrap());
    assert_eq!((&told["type"], &told["code"]), (&"error".into(), &"cannot-save".into()));
    for news in [
        Notice::App(AppNotice::NewVersion),
        Notice::App(AppNotice::AfterTurn),
        Notice::App(AppNotice::Install),
        Notice::App(AppNotice::InstallByHand),
        Notice::OtherTab,
    ] {
        assert_eq!(report::notice(news), None, "{news:?}");
    }
}

#[test]
fn the_website_hears_what_the_page_speaks() {
    let told = json(&report::ready(Language::Hungarian, None));
    assert_eq!((&told["type"], &told["lang"], &told["table"]), (&"ready".into(), &"hu".into(), &Value::Null));
}

#[test]
fn the_website_hears_how_the_game_stands_that_was_found() {
    let found = after(&format!("{LANDS}spend 1\n{LANDS}")).record().clone();
    let told = json(&report::ready(Language::English, Some(&found)));
    let rounds: Vec<usize> = (0..3).map(|seat| told["table"][seat]["rounds"].as_array().unwrap().len()).collect();
    // The second has not decided about coins yet.
    assert_eq!((&told["round"], rounds), (&0.into(), vec![1, 0, 0]));
    assert!(!told.to_string().contains("seed") && !told.to_string().contains("record"));
}

#[test]
fn names_are_written_so_that_every_reader_reads_them() {
    let opening = suggested().named(0, "A\"b\\c").opening(DiceSource::Seed(Seed::from_bytes([1; 32]))).unwrap();
    assert_eq!(told(Record::new(opening)).last().unwrap()["table"][0]["name"], "A\"b\\c");
    let message = "a \"b\"\n\u{1}\\".to_owned();
    assert_eq!(json(&FromGame::Error { code: "x", message: message.clone() })["message"], message);
}

/// As websites have got them since 0.1.0.
#[test]
fn every_message_has_the_form_that_websites_know() {
    let record = text::read(EXAMPLE).unwrap();
    let error = FromGame::Error { code: "bad-message", message: "no".to_owned() };
    assert_eq!(error.to_json(), r#"{"spaceTaxi":1,"type":"error","code":"bad-message","message":"no"}"#);
    let resize = FromGame::Resize { width: 400, height: 800, screen: "home" };
    assert_eq!(resize.to_json(), r#"{"spaceTaxi":1,"type":"resize","width":400,"height":800,"screen":"home"}"#);
    let turn = FromGame::Turn { player: 2, name: "Bea".to_owned(), round: 1, result: 0, misfire: true };
    assert_eq!(
        turn.to_json(),
        r#"{"spaceTaxi":1,"type":"turn","player":2,"name":"Bea","round":1,"result":0,"misfire":true}"#
    );
    let ready = report::ready(Language::English, None);
    assert_eq!(
        ready.to_json(),
        format!(r#"{{"spaceTaxi":1,"type":"ready","version":"{}","lang":"en"}}"#, env!("CARGO_PKG_VERSION"))
    );
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    let ready = json(&report::ready(Language::English, Some(&record)));
    assert_eq!(keys(&ready), "lang round spaceTaxi table type version");
    assert_eq!(keys(&ready["table"][0]), "coins name rounds total");
    assert_eq!(keys(&ready["table"][0]["rounds"][0]), "misfire result struck");
    let whole = self::told(seeded(7));
    let of = |kind: &str| whole.iter().find(|it| it["type"] == kind).unwrap();
    assert_eq!(keys(of("turn")), "misfire name player result round spaceTaxi type");
    assert_eq!(keys(of("round")), "round spaceTaxi table type");
    assert_eq!(keys(of("gameover")), "notation record round spaceTaxi table type winners");
}
