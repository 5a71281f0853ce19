//! What is fixed before the first throw.

use thiserror::Error;

use crate::rules::{ByPlayer, Game, Mode, Player};
use game_core::{Code, Entrant, Name, Seed};

/// Where the dice of a game come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DiceSource {
    /// Every throw follows from the seed.
    Seed(Seed),
    /// Every throw follows from a text that people may know beforehand.
    Code(Code),
    /// The throws were made by hand, at a real table, and are part of the record.
    Hand,
}

impl DiceSource {
    /// The seed that all throws follow from; none where they are thrown by hand.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Self::Seed(seed) => Some(*seed),
            Self::Code(code) => Some(code.seed()),
            Self::Hand => None,
        }
    }
}

/// The table before the first throw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    mode: Mode,
    entrants: ByPlayer<Entrant>,
    opener: Player,
    dice: DiceSource,
}

/// Why no game can begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadOpening {
    #[error("a game has three to five players, a solo flight has one")]
    PlayerCount,
    #[error("two players have the same name, or names that look the same")]
    NamesAlike,
    #[error("whoever begins must sit at the table")]
    NoSuchOpener,
}

impl Opening {
    /// A table with these players in seating order, of whom the one at place `opener` begins.
    ///
    /// # Errors
    /// If the game cannot be played by so many, two names are alike, or nobody sits at the opener's place.
    pub fn new(entrants: &[Entrant], opener: usize, dice: DiceSource) -> Result<Self, BadOpening> {
        let mode = Mode::for_players(entrants.len()).ok_or(BadOpening::PlayerCount)?;
        if entrants.iter().enumerate().any(|(place, entrant)| entrant.is_like_any(&entrants[..place])) {
            return Err(BadOpening::NamesAlike);
        }
        let opener = mode.player(opener).ok_or(BadOpening::NoSuchOpener)?;
        let entrants = ByPlayer::new(mode, |player| entrants[player.index()].clone());
        Ok(Self { mode, entrants, opener, dice })
    }

    /// How many play.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Who takes part, in seating order.
    #[must_use]
    pub const fn entrants(&self) -> &ByPlayer<Entrant> {
        &self.entrants
    }

    /// The player's name.
    #[must_use]
    pub fn name(&self, player: Player) -> &Name {
        &self.entrants[player].name
    }

    /// Who throws first.
    #[must_use]
    pub const fn opener(&self) -> Player {
        self.opener
    }

    /// Where the dice come from.
    #[must_use]
    pub const fn dice(&self) -> &DiceSource {
        &self.dice
    }

    /// The game before the first throw.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::new(self.mode, self.opener).expect("the opener sits at the table")
    }
}
