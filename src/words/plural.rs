//! Which form of a word goes with a number, by the rules of CLDR. Fluent's names for the forms are used as they are.

use super::number::Number;

/// How a language tells the forms apart. Languages that do it alike share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {
    /// One for a plain 1, else other: English, German.
    PlainOne,
    /// One for 1, with decimals or without, else other: Hungarian.
    One,
    /// One for whatever is less than 2, many for whole millions: French.
    BelowTwo,
    /// One for a plain 1, few for 2 to 4, many for decimals: Czech, Slovak.
    FewToFour,
    /// One for a plain 1, few for what ends in 2 to 4 but not in 12 to 14, many for other whole numbers: Polish.
    FewByEnding,
}

impl Plural {
    /// The name of the form that goes with the number, as it is shown: 1 point, but 1.0 points. The sign does not matter.
    pub(super) const fn form(self, number: Number) -> &'static str {
        let (whole, has_decimals) = (number.whole_part(), number.has_decimals());
        match self {
            Self::PlainOne | Self::FewToFour | Self::FewByEnding if whole == 1 && !has_decimals => "one",
            Self::One if number.is_one() => "one",
            Self::BelowTwo if whole < 2 => "one",
            Self::BelowTwo if !has_decimals && whole.is_multiple_of(1_000_000) => "many",
            Self::FewToFour if has_decimals => "many",
            Self::FewToFour if matches!(whole, 2..=4) => "few",
            Self::FewByEnding if has_decimals => "other",
            Self::FewByEnding if matches!(whole % 10, 2..=4) && !matches!(whole % 100, 12..=14) => "few",
            Self::FewByEnding => "many",
            _ => "other",
        }
    }
}
