//! Numbers as a player reads them: whole, or with a fixed count of decimals.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

/// A number and how many decimals of it are shown. The plural of a word follows what is shown: 1 point, but 1.0 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    /// The number without its decimal mark: 12.5 is 125 with one decimal.
    digits: i64,
    decimals: u8,
}

impl Number {
    /// The most decimals that are ever shown.
    pub const MOST_DECIMALS: u8 = 6;

    /// A whole number.
    #[must_use]
    pub const fn whole(value: i64) -> Self {
        Self { digits: value, decimals: 0 }
    }

    /// A number rounded to so many decimals, at most [`Self::MOST_DECIMALS`].
    #[must_use]
    pub fn decimal(value: f64, decimals: u8) -> Self {
        let decimals = decimals.min(Self::MOST_DECIMALS);
        let digits = (value * Self::unit(decimals)).round() as i64;
        Self { digits, decimals }
    }

    fn unit(decimals: u8) -> f64 {
        10_f64.powi(i32::from(decimals))
    }

    /// The number as Fluent takes it.
    pub(super) fn to_fluent(self) -> FluentNumber {
        // Fluent would write "7." for a 7 with at least no decimals.
        let minimum_fraction_digits = (self.decimals > 0).then_some(self.decimals.into());
        let options = FluentNumberOptions { minimum_fraction_digits, ..FluentNumberOptions::default() };
        FluentNumber::new(self.digits as f64 / Self::unit(self.decimals), options)
    }
}

/// A number as a player reads it, with a true minus sign below zero; `None` for a text.
pub(super) fn shown(value: &FluentValue<'_>, decimal_mark: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(number.as_string().replace('-', "\u{2212}").replace('.', decimal_mark))
}

/// How a language writes the mark between whole and decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DecimalMark {
    Point,
    Comma,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_shows_as_many_decimals_as_asked_for() {
        let cases = [
            (Number::whole(0), "0", "0"),
            (Number::whole(-2), "\u{2212}2", "\u{2212}2"),
            (Number::decimal(12.34, 1), "12.3", "12,3"),
            (Number::decimal(12.0, 1), "12.0", "12,0"),
            (Number::decimal(0.995, 0), "1", "1"),
            (Number::decimal(-0.04, 1), "0.0", "0,0"),
            (Number::decimal(-0.25, 2), "\u{2212}0.25", "\u{2212}0,25"),
            (Number::decimal(1.0 / 3.0, 200), "0.333333", "0,333333"),
        ];
        for (number, point, comma) in cases {
            for (mark, expected) in [(".", point), (",", comma)] {
                assert_eq!(shown(&number.to_fluent().into(), mark).as_deref(), Some(expected));
            }
        }
    }
}
