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

    /// Whether it is a Saturday or a Sunday.
    #[must_use]
    pub fn is_weekend(self) -> bool {
        // A year begins with March, so that the leap day comes last; the days before each month follow from the month.
        let month = (u32::from(self.month) + 9) % 12;
        let year = u32::from(self.year) - u32::from(month >= 10);
        let days = year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + u32::from(self.day);
        // 1 March of a year like 2000 was a Wednesday.
        matches!((days + 1) % 7, 5 | 6)
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

    #[test]
    fn weekends_are_those_of_the_calendar() {
        let is_weekend = |text: &str| text.parse::<Day>().unwrap().is_weekend();
        let weekends =
            ["2026-11-21", "2026-11-22", "2000-01-01", "2024-02-25", "2100-02-28", "1900-04-01", "9999-12-25"];
        let weekdays =
            ["2026-11-19", "2026-11-20", "2026-11-23", "2000-02-29", "2000-03-01", "2024-02-29", "1000-01-01"];
        assert_eq!(weekends.map(is_weekend), [true; 7]);
        assert_eq!(weekdays.map(is_weekend), [false; 7]);
    }
}
