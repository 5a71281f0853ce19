//! Which form of a word goes with a number, by the rules of CLDR. Fluent's names for the forms are used as they are.

use super::number::Number;

/// How a language tells the forms apart. Languages that do it alike share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {
    /// One for a plain 1, else other: English, German.
    PlainOne,
}

impl Plural {
    /// The name of the form that goes with the number, as it is shown: 1 point, but 1.0 points.
    pub(super) const fn form(self, number: Number) -> &'static str {
        match self {
            // The sign does not matter.
            Self::PlainOne => match number.as_whole() {
                Some(1 | -1) => "one",
                _ => "other",
            },
        }
    }
}
