//! A website's wishes and words: what is understood, what is passed over, and what the website is told.

use app_core::embed::origin::NOBODY;
use app_core::embed::pairs;
use app_core::settings::{Settings, Theme};
use serde_json::Value;
use space_taxi::dice::Seed;
use space_taxi::record::{Code, DiceSource, Driver, Level, Record, Summary, compact, text};
use space_taxi::rules::{Action, Mode, Phase};
use space_taxi_web::table::embed::{BadCommand, BadOption, Command, FromGame, Options, Show, StartAt, ToGame, report};
use space_taxi_web::table::notices::{Care, Notice};
use space_taxi_web::table::seating::Seating;
use space_taxi_web::words::Language;

use crate::tables::after;

const LANDS: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";
const EXAMPLE: &str = include_str!("../data/records/rulebook-example.txt");

fn read(query: &str) -> (Options, Vec<BadOption>) {
    Options::read(&pairs(query))
}

fn suggested() -> Seating {
    Seating::new(["P1", "P2", "P3", "P4", "P5"].map(str::to_owned))
}

fn seeded(byte: u8) -> Record {
    Record::new(suggested().opening(DiceSource::Seed(Seed::from_bytes([byte; 32]))).unwrap())
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
fn every_option_is_understood() {
    let record = compact::encode(&text::read(EXAMPLE).unwrap());
    let (options, faults) = read(&format!(
        "?embed=1&slot=left&lang=de-AT&theme=light&accent=%232255cc&players=4&names=Ada,J%C3%BCrg&computers=captain,ace\
         &seed=club+evening&mode=board&record={record}&at=3&coach=off&sound=off&start=table&origin=https://club.example:8080"
    ));
    assert_eq!(faults, []);
    assert!(options.sized && !read("?embed=plain").0.sized);
    assert_eq!((options.language, options.theme), (Some(Language::German), Some(Theme::Light)));
    assert_eq!((options.players, options.names.len()), (Some(Mode::Four), 2));
    assert_eq!(options.computers, [Level::Captain, Level::Ace]);
    assert_eq!((options.show, options.start, options.at), (Show::Board, StartAt::Table, Some(3)));
    assert_eq!((options.coach, options.sound), (Some(false), Some(false)));
    assert_eq!(options.origin.as_deref(), Some("https://club.example:8080"));
    assert!(options.accent.is_some() && options.dice.is_some() && options.record.is_some());
}

#[test]
fn what_is_unknown_or_bad_is_named_and_does_no_harm() {
    for query in [
        "?embed=2",
        "?lang=klingon",
        "?theme=blue",
        "?accent=red",
        "?players=2",
        "?players=6",
        "?names=",
        "?names=Ada,ada",
        "?names=a,b,c,d,e,f",
        "?computers=robot",
        "?computers=ace,ace,ace,ace,ace,ace",
        "?seed=",
        "?seed=+",
        "?seed=%00",
        "?mode=chess",
        "?record=noise",
        "?at=0",
        "?coach=yes",
        "?sound=1",
        "?start=there",
        "?slot=a/b",
        "?wishes=many",
        "?__proto__=x",
    ] {
        let (options, faults) = read(query);
        assert_eq!((options, faults.len()), (Options::default(), 1), "{query}");
        assert!(faults[0].to_string().starts_with("space-taxi: "), "{query}");
    }
}

#[test]
fn an_origin_that_cannot_be_lets_nobody_in() {
    for query in ["?origin=*", "?origin=", "?origin=club.example", "?origin=https://club.example/path"] {
        let (options, faults) = read(query);
        assert_eq!((options.origin.as_deref(), faults.len()), (Some(NOBODY), 1), "{query}");
        let (options, _) = read(&format!("?origin=https://club.example&{}", &query[1..]));
        assert_eq!(options.origin.as_deref(), Some(NOBODY), "{query}");
    }
    assert_eq!(read("?origin=https://Club.example/").0.origin.as_deref(), Some("https://club.example"));
}

#[test]
fn a_seed_is_given_in_full_or_is_the_code_that_people_type_at_the_table() {
    let digits = "0123456789abcdef".repeat(4);
    assert_eq!(read(&format!("?seed={digits}")).0.dice, digits.parse().ok().map(DiceSource::Seed));
    let typed = |code: &str| Some(DiceSource::Code(Code::typed(code).unwrap()));
    assert_eq!(read("?seed=club+evening").0.dice, typed(" club  evening"));
    assert_eq!(read("?seed=club%20%20evening+").0.dice, typed("club evening"));
    assert_ne!(read("?seed=club+evening+2").0.dice, typed("club evening"));
    let daily = "space-taxi daily 1 2026-01-02";
    assert_eq!(read(&format!("?seed={daily}")).0.dice, typed(daily));
}

#[test]
fn the_table_is_laid_as_the_website_wants_it() {
    let seating = |query: &str| read(query).0.seating(suggested());
    assert_eq!(seating("?lang=de"), None);
    let laid = seating("?players=4&names=Ada,Ben&computers=rookie,ace").unwrap();
    assert_eq!(laid.names(), ["Ada", "Ben", "P3", "P4"]);
    let [rookie, ace] = [Level::Rookie, Level::Ace].map(Driver::Computer);
    assert_eq!(laid.drivers(), [Driver::Person, Driver::Person, rookie, ace]);
    assert_eq!(seating("?computers=ace,ace,ace,ace").unwrap().mode(), Mode::Four);
    assert_eq!(seating("?players=1&computers=ace,rookie").unwrap().drivers(), [rookie]);
    assert!(!seating("?coach=off").unwrap().has_coach());
}

#[test]
fn the_website_dresses_the_page_and_leaves_the_rest() {
    let own = Settings { volume: 20, theme: Theme::Dark, language: Some("en".to_owned()), ..Settings::default() };
    assert_eq!(Options::default().adjust(own.clone()), own);
    let adjusted = read("?lang=de&theme=light&sound=off").0.adjust(own);
    assert_eq!(
        (adjusted.language.as_deref(), adjusted.theme, adjusted.sound, adjusted.volume),
        (Some("de"), Theme::Light, false, 20)
    );
}

fn command(kind: &str, query: &str) -> Result<Command, BadCommand> {
    Command::try_from(&ToGame::read(pairs(&format!("type={kind}&{query}"))).unwrap())
}

#[test]
fn commands_are_read_and_anything_else_is_refused() {
    assert_eq!(command("pause", ""), Ok(Command::Pause));
    assert_eq!(command("pause", "players=2&wishes=many"), Ok(Command::Pause));
    assert_eq!(command("setLanguage", "lang=de"), Ok(Command::SetLanguage(Language::German)));
    assert!(matches!(command("setTheme", "theme=dark"), Ok(Command::SetTheme(Some(Theme::Dark), None))));
    assert!(matches!(command("newGame", "players=3&seed=x"), Ok(Command::NewGame(_))));
    assert_eq!(command("newGame", "wishes=many&spaceTaxi=1&origin=x"), Ok(Command::NewGame(Box::default())));
    let record = compact::encode(&text::read(EXAMPLE).unwrap());
    assert!(matches!(command("load", &format!("record={record}&mode=replay")), Ok(Command::Load(_))));
    for (kind, values, reason) in [
        ("", "", "there is no message “”"),
        ("0", "", "there is no message “0”"),
        ("NewGame", "", "there is no message “NewGame”"),
        ("ready", "", "there is no message “ready”"),
        ("__proto__", "", "there is no message “__proto__”"),
        ("load", "", "record is missing"),
        ("load", "record=x", "record=“x” is no record from line 1, column 2 on"),
        ("newGame", "players=2", "players=“2” is not 1, 3, 4, 5"),
        ("newGame", "computers=robot&players=NaN", "players=“NaN” is not 1, 3, 4, 5"),
        ("setLanguage", "", "lang is missing"),
        ("setLanguage", "lang=de&players=2", "players=“2” is not 1, 3, 4, 5"),
        ("setTheme", "", "theme is missing"),
    ] {
        assert_eq!(command(kind, values).unwrap_err().to_string(), format!("space-taxi: {reason}"), "{kind} {values}");
    }
}

#[test]
fn what_has_no_type_is_no_message() {
    assert_eq!(ToGame::read(pairs("lang=de")), None);
    assert_eq!(ToGame::read(Vec::new()), None);
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
        Notice::Care(Care::NewVersion),
        Notice::Care(Care::AfterTurn),
        Notice::Care(Care::Install),
        Notice::Care(Care::InstallByHand),
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
fn more_names_or_computers_than_players_are_doubted() {
    let doubts = |query: &str| Options::read(&pairs(query)).0.doubts().len();
    for (query, count) in [
        ("players=3&names=A,B,C&computers=ace,ace,ace", 0),
        ("names=A,B,C,D,E", 0),
        ("players=3&names=A,B,C,D", 1),
        ("players=1&names=A,B&computers=ace,ace", 2),
    ] {
        assert_eq!(doubts(query), count, "{query}");
    }
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
