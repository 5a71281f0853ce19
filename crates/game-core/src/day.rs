//! A day of the calendar, as "played on" needs it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A day in the player's own time zone. Its text is `2026-11-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// The text is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a day like 2026-11-16")]
pub struct NotADay;

impl Day {
    /// That day of a year of four digits, if the month and the day can be.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let fits = (1000..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        fits.then_some(Self { year, month, day })
    }

    /// Year, month and day as people count them.
    #[must_use]
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let mut parts = text.split('-');
        let (Some(year), Some(month), Some(day), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NotADay);
        };
        let read = || Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        // One day, one text.
        read().filter(|day| day.to_string() == text).ok_or(NotADay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_as_it_is_written() {
        let day = Day::new(2026, 3, 9).unwrap();
        assert_eq!(day.to_string(), "2026-03-09");
        assert_eq!("2026-03-09".parse(), Ok(day));
    }

    #[test]
    fn other_texts_are_no_days() {
        for text in ["", "2026", "2026-3-9", "2026-13-01", "2026-00-10", "2026-01-32", "2026-01-01-01", "+026-01-01"] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
    }
}
