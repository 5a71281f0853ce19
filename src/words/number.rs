//! Numbers as a player reads them: whole, or with a fixed count of decimals.

use std::fmt::Write as _;

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

    /// The number, if it is shown without decimals.
    pub(super) const fn as_whole(self) -> Option<i64> {
        if self.has_decimals() { None } else { Some(self.digits) }
    }

    /// The number without sign and decimals.
    pub(super) const fn whole_part(self) -> u64 {
        self.digits.unsigned_abs() / 10_u64.pow(self.decimals as u32)
    }

    /// Whether decimals are shown, be they zeros.
    pub(super) const fn has_decimals(self) -> bool {
        self.decimals > 0
    }

    /// Whether it is 1 or -1, however it is shown.
    pub(super) const fn is_one(self) -> bool {
        self.digits.unsigned_abs() == 10_u64.pow(self.decimals as u32)
    }

    /// Writes the number as a player reads it, with a true minus sign below zero.
    pub(super) fn write(self, mark: DecimalMark, out: &mut String) {
        let unit = 10_u64.pow(self.decimals.into());
        let digits = self.digits.unsigned_abs();
        let sign = if self.digits < 0 { "\u{2212}" } else { "" };
        // Writing into a string cannot fail.
        let _ = write!(out, "{sign}{}", digits / unit);
        if self.decimals > 0 {
            let _ = write!(out, "{}{:0width$}", mark.sign(), digits % unit, width = usize::from(self.decimals));
        }
    }
}

/// How a language writes the mark between whole and decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DecimalMark {
    Point,
    Comma,
}

impl DecimalMark {
    const fn sign(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }
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
            for (mark, expected) in [(DecimalMark::Point, point), (DecimalMark::Comma, comma)] {
                let mut written = String::new();
                number.write(mark, &mut written);
                assert_eq!(written, expected);
            }
        }
    }
}
