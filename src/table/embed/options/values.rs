//! The values of single options: each is read, or says what is wrong with it.

use crate::table::seating::{MOST_SEATS, Seating};
use space_taxi::record::{Code, DiceSource, Driver, Level, Record, read_file};
use space_taxi::rules::Mode;

/// The longest text that is read as a record.
pub const LONGEST_RECORD: usize = 200_000;

const LEVELS: [Level; 4] = [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace];

pub(super) fn one_of<T: Copy>(words: &[(&str, T)], value: &str) -> Result<T, String> {
    let known = words.iter().find(|(word, _)| *word == value).map(|(_, meaning)| *meaning);
    known.ok_or_else(|| format!("is not {}", words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ")))
}

pub(super) fn names(value: &str) -> Result<Vec<String>, String> {
    let names: Vec<String> = value.split(',').map(|name| name.trim().to_owned()).collect();
    if names.len() > MOST_SEATS {
        return Err("are too many".to_owned());
    }
    let blank = || Seating::new(std::array::from_fn(|seat| format!("{}", seat + 1)));
    let laid = names.iter().enumerate().fold(blank().for_mode(Mode::Five), |laid, (seat, name)| laid.named(seat, name));
    match (0..names.len()).find(|seat| laid.fault(*seat).is_some()) {
        Some(seat) => Err(format!("has a name that cannot be, the {}.", seat + 1)),
        None => Ok(names),
    }
}

pub(super) fn levels(value: &str) -> Result<Vec<Level>, String> {
    let word = |level: Level| (Driver::Computer(level).word(), level);
    let levels: Vec<Level> =
        value.split(',').map(|name| one_of(&LEVELS.map(word), name.trim())).collect::<Result<_, _>>()?;
    if levels.len() > MOST_SEATS { Err("are too many".to_owned()) } else { Ok(levels) }
}

pub(super) fn dice(value: &str) -> Result<DiceSource, String> {
    match value.parse() {
        Ok(seed) => Ok(DiceSource::Seed(seed)),
        Err(_) => match Code::typed(value) {
            Ok(code) => Ok(DiceSource::Code(code)),
            Err(_) => Err(format!("needs 1 to {} letters that can be seen", Code::MOST_BYTES)),
        },
    }
}

/// Reads a record of somebody else's making.
pub(super) fn record(value: &str) -> Result<Record, String> {
    if value.len() > LONGEST_RECORD {
        return Err("is too long".to_owned());
    }
    // Only the place: the reasons' own texts would be part of every first game, and no player ever sees them.
    read_file(value.as_bytes())
        .map_err(|error| format!("is no record from line {}, column {} on", error.line, error.column))
}
