//! What the website around the page wants of it, as far as the page itself has to know. For a page that is nobody's guest all
//! of this is nothing; who finds it out for a guest is [`later::guest`](super::later::guest).

use crate::platform::page;
use crate::shell::seating::Seating;
use crate::space_taxi::record::DiceSource;

/// The visit.
#[derive(Clone, Debug, PartialEq)]
pub struct Visit {
    pub is_guest: bool,
    /// Whether it is known what the website wants; nothing is shown before.
    pub settled: bool,
    /// Computers, movements and sounds rest.
    pub paused: bool,
    /// The number of the game that is the website's, not the player's: it is not kept.
    pub lent: Option<u32>,
    /// Whether nobody can act in it.
    pub still: bool,
    /// The table to begin with.
    pub seating: Option<Seating>,
    /// The dice of all its games.
    pub dice: Option<DiceSource>,
    /// Whether hints and odds are off, whatever the table.
    pub no_coach: bool,
}

impl Visit {
    /// As it is when the page is opened.
    #[must_use]
    pub fn begin() -> Self {
        let is_guest = page::is_guest();
        Self {
            is_guest,
            settled: !is_guest,
            paused: false,
            lent: None,
            still: false,
            seating: None,
            dice: None,
            no_coach: false,
        }
    }
}
