//! The texts that are kept. Each begins with its version: `1 2026-11-16 AeQI…` is a game, `1 sound=on …` are settings.

use crate::day::Day;
use crate::settings::Settings;
use game_core::GameRecord;

const VERSION: &str = "1 ";
/// In place of the day where the device knew none.
const NO_DAY: &str = "-";

/// A game as it was kept, and when that was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame<R> {
    pub record: R,
    pub played_on: Option<Day>,
}

pub(super) fn write(text: &str) -> String {
    format!("{VERSION}{text}")
}

pub(super) fn read(value: &str) -> Option<&str> {
    value.strip_prefix(VERSION)
}

pub(super) fn write_game(record: &impl GameRecord, played_on: Option<Day>) -> String {
    write(&game(record, played_on))
}

/// A day and a compact record.
pub(super) fn game(record: &impl GameRecord, played_on: Option<Day>) -> String {
    let day = played_on.map_or_else(|| NO_DAY.to_owned(), |day| day.to_string());
    format!("{day} {}", record.encode())
}

/// Whether this text keeps this very record, on whatever day.
pub(super) fn is_of(value: &str, record: &impl GameRecord) -> bool {
    value.rsplit_once(' ').is_some_and(|(_, letters)| letters == record.encode())
}

pub(super) fn read_game<R: GameRecord>(value: &str) -> Option<SavedGame<R>> {
    game_from(read(value)?)
}

pub(super) fn game_from<R: GameRecord>(text: &str) -> Option<SavedGame<R>> {
    let (day, letters) = text.split_once(' ')?;
    let played_on = if day == NO_DAY { None } else { Some(day.parse().ok()?) };
    Some(SavedGame { record: R::decode(letters)?, played_on })
}

pub(super) fn read_settings(value: &str) -> Option<Settings> {
    read(value)?.parse().ok()
}
