//! The daily flight: a solo flight a day with the same dice for everyone. The first one that is finished on a device counts.

use crate::table::saves::memory::DAILY;
use crate::table::saves::{Place, Saves};
use crate::words::{Message, say};
use app_core::day::Day;
use app_core::storage::{Storage, StorageError};
use space_taxi::record::{Code, DiceSource, Opening, Record, compact};
use space_taxi::rules::{Mode, Phase, TurnResult};

/// What the code of a day begins with. The number is that of these rules: other ones would have another.
const CODE: &str = "space-taxi daily 1 ";
/// What stands behind that flight once somebody has taken off again.
const AGAIN: &str = " again";
/// What stands there from take-off until a flight is finished.
const BEGUN: &str = "begun";

/// What a finished daily flight is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// The first of its day on this device.
    Counts,
    Practice,
}

impl Attempt {
    /// What is said of it.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::Counts => say::daily_counts(),
            Self::Practice => say::daily_practice(),
        }
    }
}

/// The code of a day, from which its dice follow everywhere.
///
/// # Panics
/// Never: every day has a short and tidy text.
#[must_use]
pub fn code(day: Day) -> Code {
    Code::new(&format!("{CODE}{day}")).expect("every day has a short and tidy text")
}

/// The day whose flight this is.
#[must_use]
pub fn day_of(opening: &Opening) -> Option<Day> {
    match opening.dice() {
        DiceSource::Code(code) if opening.mode() == Mode::Solo => code.as_str().strip_prefix(CODE)?.parse().ok(),
        _ => None,
    }
}

/// Whether this is the flight of that day, not finished yet.
#[must_use]
pub fn is_running_flight(record: &Record, day: Day) -> bool {
    day_of(record.opening()) == Some(day) && *record.game().phase() != Phase::GameOver
}

/// What can be told of a flight without telling its dice: the day as people write it, the points, and how every round ended.
#[must_use]
pub fn told(record: &Record, written: impl FnOnce(Day) -> String) -> Option<(Message, String)> {
    let day = day_of(record.opening())?;
    let game = record.game();
    let round = |result: TurnResult| if result == TurnResult::Misfire { '\u{1f4a5}' } else { '\u{1f680}' };
    let rounds = game.rounds().iter().flat_map(|round| round.results().values().copied().collect::<Vec<_>>());
    let total = game.total(game.mode().player(0)?);
    Some((say::daily_share_text(written(day), total), rounds.map(round).collect()))
}

impl<S: Storage> Saves<S> {
    /// Where a flight of this day waits to be continued.
    pub fn running_flight(&self, day: Day) -> Option<Place> {
        let waiting = self.unfinished().games.into_iter();
        waiting.filter(|kept| is_running_flight(&kept.game.record, day)).map(|kept| kept.place).next()
    }

    /// The flight of this day that counts.
    pub fn counted_flight(&self, day: Day) -> Option<Record> {
        compact::decode(self.noted_flight(day)?.trim_end_matches(AGAIN)).ok()
    }

    /// Notes that a flight of this day takes off. After the one that counts it is practice, even if all its choices are the same.
    pub fn take_off(&self, day: Day) {
        let noted = match self.noted_flight(day) {
            None => BEGUN.to_owned(),
            Some(counted) => counted.trim_end_matches(AGAIN).to_owned() + AGAIN,
        };
        // Where nothing can be kept, it is known until the page is closed.
        let _ = self.remember(&key(day), &noted);
    }

    /// Every flight that counts, by its day.
    pub fn counted_flights(&self) -> Vec<(Day, Record)> {
        let day = |name: String| name.strip_prefix(DAILY)?.parse().ok();
        let flight = |day| Some((day, self.counted_flight(day)?));
        self.remembered().into_iter().filter_map(day).filter_map(flight).collect()
    }

    /// Notes a flight that has just been finished. Only the first of a day is kept, and none before its day has come.
    ///
    /// # Errors
    /// If there is no storage or no room; it is known until the page is closed then.
    pub fn count_flight(&self, record: &Record, today: Option<Day>) -> Result<(), StorageError> {
        match day_of(record.opening()) {
            Some(day) if self.may_count(day, today) => self.count_first(record),
            _ => Ok(()),
        }
    }

    /// Notes a flight that counts, here or where it was flown.
    pub(super) fn count_first(&self, record: &Record) -> Result<(), StorageError> {
        match day_of(record.opening()) {
            Some(day) if *record.game().phase() == Phase::GameOver && self.counted_flight(day).is_none() => {
                self.remember(&key(day), &compact::encode(record))
            }
            _ => Ok(()),
        }
    }

    /// What this game is worth as a daily flight; nothing if it is none, or not over.
    pub fn attempt(&self, record: &Record, today: Option<Day>) -> Option<Attempt> {
        let day = day_of(record.opening()).filter(|_| *record.game().phase() == Phase::GameOver)?;
        match self.noted_flight(day) {
            Some(counted) if counted == compact::encode(record) => Some(Attempt::Counts),
            Some(_) => Some(Attempt::Practice),
            None => self.may_count(day, today).then_some(Attempt::Counts),
        }
    }

    /// Whether this is a daily flight beside the one that counts.
    pub fn is_practice(&self, record: &Record) -> bool {
        let counted = day_of(record.opening()).and_then(|day| self.counted_flight(day));
        counted.is_some_and(|counted| counted != *record)
    }

    /// What is noted of a flight that counts.
    fn noted_flight(&self, day: Day) -> Option<String> {
        self.recall(&key(day)).filter(|noted| noted != BEGUN)
    }

    /// Whoever types the code of a day to come flies its dice, but not its flight. One that has taken off as such counts also
    /// where it is still the day before.
    fn may_count(&self, day: Day, today: Option<Day>) -> bool {
        today.is_some_and(|today| day <= today) || self.recall(&key(day)).is_some()
    }
}

fn key(day: Day) -> String {
    format!("{DAILY}{day}")
}
