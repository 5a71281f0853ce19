//! What the website around the page wants of it, as far as the page itself has to know. For a page that is not embedded all
//! of this is nothing; what it is for one that is, is found out in [`decisions`](super::decisions).

use crate::table::seating::Seating;
use space_taxi::record::DiceSource;

/// The visit.
#[derive(Clone, Debug, PartialEq)]
pub struct Visit {
    pub is_embedded: bool,
    /// Whether it is known what the website wants; nothing is shown before.
    pub settled: bool,
    /// Computers, movements and sounds rest.
    pub paused: bool,
    /// The number of the game that is the website's, not the player's: it is not kept.
    pub host_game: Option<u32>,
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
    pub const fn begin(is_embedded: bool) -> Self {
        Self {
            is_embedded,
            settled: !is_embedded,
            paused: false,
            host_game: None,
            still: false,
            seating: None,
            dice: None,
            no_coach: false,
        }
    }

    /// Whether the game with this number is the website's: then it is not kept, not locked, and no other tab's game replaces it.
    #[must_use]
    pub fn is_host_game(&self, game_number: u32) -> bool {
        self.host_game == Some(game_number)
    }
}
