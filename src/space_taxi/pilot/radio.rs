//! The radio: how a pilot is asked who sits elsewhere, in a thread of its own.
//!
//! A question is a line of text: its number, what is asked, and the record in its compact form. It never tells the seed,
//! but for the review of a finished game, whose seed everybody may see. An answer is a row of numbers, the question's
//! number first. An action is the place of it among those that the rules allow, so whatever comes back is legal or nothing.

mod numbers;
mod reply;
mod station;

pub use reply::{Odds, Reply};
pub use station::Station;

use super::crew::Aim;
use crate::space_taxi::record::{DiceSource, Driver, Level, Opening, Record, compact};
use crate::space_taxi::rules::Phase;

/// What a pilot can be asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// What a player of this level does now.
    Act(Level),
    /// What to do with the thrown dice.
    Hint(Aim),
    /// How the turn and the game are likely to end.
    Odds,
    /// What was luck and what was skill.
    Review,
}

impl Ask {
    const OTHERS: [(&'static str, Self); 4] = [
        ("points", Self::Hint(Aim::Points)),
        ("wins", Self::Hint(Aim::Wins)),
        ("odds", Self::Odds),
        ("review", Self::Review),
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Act(level) => Driver::Computer(level).word(),
            _ => Self::OTHERS.iter().find(|(_, ask)| *ask == self).map_or("", |(word, _)| word),
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        match Driver::from_word(word) {
            Some(Driver::Computer(level)) => Some(Self::Act(level)),
            Some(Driver::Person) => None,
            None => Self::OTHERS.iter().find(|(known, _)| *known == word).map(|(_, ask)| *ask),
        }
    }
}

/// The line that asks this about the game.
#[must_use]
pub fn call(number: u32, ask: Ask, record: &Record) -> String {
    let letters = match ask {
        Ask::Review if *record.game().phase() == Phase::GameOver => compact::encode(record),
        _ => compact::encode(&without_seed(record)),
    };
    format!("{number} {} {letters}", ask.word())
}

/// The same game with its dice thrown by hand: what everyone at the table has seen, and nothing of what is to come.
fn without_seed(record: &Record) -> Record {
    let opening = record.opening();
    let entrants: Vec<_> = opening.entrants().values().cloned().collect();
    Opening::new(&entrants, opening.opener().index(), DiceSource::Hand)
        .ok()
        .and_then(|opening| Record::replay(opening, record.events()).ok())
        .expect("dice thrown by hand may fall as they fell")
}
