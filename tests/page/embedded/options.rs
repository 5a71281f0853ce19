//! The options of a website: what is understood, and what is passed over.

use super::{EXAMPLE, suggested};
use app_core::embed::origin::NOBODY;
use app_core::embed::pairs;
use app_core::settings::{Settings, Theme};
use space_taxi::record::{Code, DiceSource, Driver, Level, compact, text};
use space_taxi::rules::Mode;
use space_taxi_web::table::embed::{BadOption, Options, Show, StartAt};
use space_taxi_web::words::Language;

fn read(query: &str) -> (Options, Vec<BadOption>) {
    Options::read(&pairs(query))
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
