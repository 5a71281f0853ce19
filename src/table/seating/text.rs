//! The table as a text with a line for each name: it is kept for the next time.

use std::str::FromStr;

use thiserror::Error;

use super::{MOST_SEATS, Seating};
use space_taxi::record::Driver;
use space_taxi::rules::Mode;

/// What stands after the drivers of a table without hints and odds.
const NO_COACH: &str = " no-coach";

/// The text is not that of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no table")]
pub struct NoSeating;

impl Seating {
    /// The table as a text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut head = format!("{} {}", self.mode.player_count(), self.begins);
        for driver in self.drivers {
            head.push(' ');
            head.push_str(driver.word());
        }
        if !self.coach {
            head.push_str(NO_COACH);
        }
        let mut lines = vec![head];
        lines.extend(self.names.iter().cloned());
        lines.join("\n")
    }
}

impl FromStr for Seating {
    type Err = NoSeating;

    fn from_str(text: &str) -> Result<Self, NoSeating> {
        let (head, names) = text.split_once('\n').ok_or(NoSeating)?;
        let (head, coach) = head.strip_suffix(NO_COACH).map_or((head, true), |head| (head, false));
        let mut words = head.split(' ');
        let mode = words.next().and_then(|count| count.parse().ok()).and_then(Mode::for_players).ok_or(NoSeating)?;
        let seat = words.next().and_then(|seat| seat.parse().ok());
        let begins = seat.filter(|seat| *seat < usize::from(mode.player_count())).ok_or(NoSeating)?;
        let mut drivers = [Driver::Person; MOST_SEATS];
        for (seat, word) in words.enumerate() {
            *drivers.get_mut(seat).ok_or(NoSeating)? = Driver::from_word(word).ok_or(NoSeating)?;
        }
        let names: Vec<_> = names.split('\n').map(str::to_owned).collect();
        Ok(Self { mode, names: names.try_into().map_err(|_| NoSeating)?, drivers, begins, coach })
    }
}
