//! The texts that are kept. Each begins with its version: `1 2026-11-16 AeQI…` is a game, `1 sound=on …` are settings.

use crate::platform::day::Day;
use crate::shell::settings::Settings;
use space_taxi::record::{Record, compact};

const VERSION: &str = "1 ";
/// In place of the day where the device knew none.
const NO_DAY: &str = "-";

/// A game as it was kept, and when that was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    pub record: Record,
    pub played_on: Option<Day>,
}

impl SavedGame {
    /// Whether the other record is this game, played on from here.
    pub(super) fn is_earlier_than(&self, other: &Record) -> bool {
        self.record.opening() == other.opening() && other.events().starts_with(self.record.events())
    }
}

pub(super) fn write(text: &str) -> String {
    format!("{VERSION}{text}")
}

pub(super) fn read(value: &str) -> Option<&str> {
    value.strip_prefix(VERSION)
}

pub(super) fn write_game(record: &Record, played_on: Option<Day>) -> String {
    write(&game(record, played_on))
}

/// A day and a compact record.
pub(super) fn game(record: &Record, played_on: Option<Day>) -> String {
    let day = played_on.map_or_else(|| NO_DAY.to_owned(), |day| day.to_string());
    format!("{day} {}", compact::encode(record))
}

/// Whether this text keeps this very record, on whatever day.
pub(super) fn is_of(value: &str, record: &Record) -> bool {
    value.rsplit_once(' ').is_some_and(|(_, letters)| letters == compact::encode(record))
}

pub(super) fn read_game(value: &str) -> Option<SavedGame> {
    game_from(read(value)?)
}

pub(super) fn game_from(text: &str) -> Option<SavedGame> {
    let (day, letters) = text.split_once(' ')?;
    let played_on = if day == NO_DAY { None } else { Some(day.parse().ok()?) };
    Some(SavedGame { record: compact::decode(letters).ok()?, played_on })
}

pub(super) fn read_settings(value: &str) -> Option<Settings> {
    read(value)?.parse().ok()
}
