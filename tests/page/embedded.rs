//! What a website says to the game: what is understood, and what is passed over.

mod options;
mod reports;

use app_core::embed::pairs;
use app_core::settings::Theme;
use space_taxi::record::{compact, text};
use space_taxi_web::table::embed::{BadCommand, Command, ToGame};
use space_taxi_web::table::seating::Seating;
use space_taxi_web::words::Language;

const EXAMPLE: &str = include_str!("../data/records/rulebook-example.txt");

fn suggested() -> Seating {
    Seating::new(["P1", "P2", "P3", "P4", "P5"].map(str::to_owned))
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
