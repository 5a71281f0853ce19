//! Who plays for a player: a person or the computer, and the computer at which level.

use serde::{Deserialize, Serialize};

/// The levels of the computer, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    Rookie,
    Cabbie,
    Captain,
    Ace,
}

/// Who plays for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Driver {
    Person,
    Computer(Level),
}

impl Driver {
    /// Everyone who can drive. The place in this list is part of the compact form and never changes.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Computer(Level::Rookie),
        Self::Computer(Level::Cabbie),
        Self::Computer(Level::Captain),
        Self::Computer(Level::Ace),
    ];

    /// The word for the driver in the text form.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Computer(Level::Rookie) => "rookie",
            Self::Computer(Level::Cabbie) => "cabbie",
            Self::Computer(Level::Captain) => "captain",
            Self::Computer(Level::Ace) => "ace",
        }
    }

    /// The driver that the word names.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|driver| driver.word() == word)
    }
}
