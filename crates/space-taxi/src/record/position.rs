//! One moment of one turn on one line: what a solver, a link, a still board or a test needs. Never a seed.

mod line;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::rules::{ALL_COINS, Game, Phase, Throw, Turn};

/// A turn at one moment, with what the player needs to decide.
///
/// ```
/// use space_taxi::record::Position;
///
/// let line = "tiles 023 seats OOOT fuel 4 crystal 4+ coins 3 supply 12 rounds 2 dice Xj f36 s5";
/// let position: Position = line.parse()?;
/// assert_eq!(position.turn().tiles().dice_left(), 5);
/// assert_eq!(position.to_string(), line);
/// # Ok::<(), space_taxi::record::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Position {
    turn: Turn,
    thrown: Option<Throw>,
    coins: u8,
    supply: u8,
    rounds: u8,
}

/// Why no game can come to such a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum BadPosition {
    #[error("these are not the dice that are left to throw")]
    WrongDice,
    #[error("purse and supply hold {} coins at most", ALL_COINS)]
    TooManyCoins,
    #[error("there are 1 to {} rounds left, this one included", Position::MOST_ROUNDS)]
    Rounds,
}

impl Position {
    /// No game has more rounds.
    pub const MOST_ROUNDS: u8 = 5;

    /// A turn with the dice thrown, if they are, the player's coins, the supply, and the rounds left with this one.
    ///
    /// # Errors
    /// If the dice are not those that are left, or there are more coins or rounds than a game has.
    pub fn new(turn: Turn, thrown: Option<Throw>, coins: u8, supply: u8, rounds: u8) -> Result<Self, BadPosition> {
        if thrown.is_some_and(|throw| !turn.is_due(&throw)) {
            return Err(BadPosition::WrongDice);
        }
        if coins.saturating_add(supply) > ALL_COINS {
            return Err(BadPosition::TooManyCoins);
        }
        if !(1..=Self::MOST_ROUNDS).contains(&rounds) {
            return Err(BadPosition::Rounds);
        }
        Ok(Self { turn, thrown, coins, supply, rounds })
    }

    /// The position of a game, as whoever is on turn sees it; none between rounds and after the game.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let (turn, thrown) = match *game.phase() {
            Phase::ToThrow(turn) => (turn, None),
            Phase::ToPlace(turn, throw) => (turn, Some(throw)),
            Phase::ToSpend(flight) => (flight.turn, None),
            Phase::RoundOver | Phase::GameOver => return None,
        };
        let (coins, supply) = (game.coins().purse(game.player()), game.coins().supply());
        Self::new(turn, thrown, coins, supply, game.mode().rounds() + 1 - game.round_number()).ok()
    }

    /// What has been placed.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The dice on the table, if they are thrown.
    #[must_use]
    pub const fn thrown(&self) -> Option<&Throw> {
        self.thrown.as_ref()
    }

    /// What the player's purse holds.
    #[must_use]
    pub const fn coins(&self) -> u8 {
        self.coins
    }

    /// What the supply holds.
    #[must_use]
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// The rounds left, this one included.
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }
}
