//! What a link can lead to: a game that is over, or one moment of a running one. What is shared never has a seed that still
//! decides dice; only the link by which players take their own running game along does, where nothing else keeps it.
//!
//! A link is the part of an address after `#`: `/game/` or `/running/` and the compact record, or `/position/` and a sealed line.

use game_core::compact::{Flaw, Sealed, seal};
use thiserror::Error;

use super::compact::{self, Unreadable};
use super::log::Record;
use super::position::Position;
use super::read_error::{ReadError, Reason};
use crate::rules::{Phase, Turn};

const GAME: &str = "/game/";
const RUNNING: &str = "/running/";
const POSITION: &str = "/position/";
/// The first byte of a sealed position; records count up from 1.
const POSITION_VERSION: u8 = 0x81;

/// Something to look at that lies outside of the table and of the saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// A finished game.
    Game(Box<Record>),
    /// A game to play on with, the dice to come included.
    Running(Box<Record>),
    Position(Position),
}

/// Why a link leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeadLink {
    #[error("this is no link to a game or a position")]
    NoLink,
    #[error("the game is not over, and its link would tell the dice to come")]
    NotOver,
    #[error("this link should lead to a game, but holds a position")]
    HoldsPosition,
    #[error("this link should lead to a position, but holds a game")]
    HoldsGame,
    #[error(transparent)]
    Unreadable(#[from] ReadError),
}

impl From<Flaw<Unreadable>> for DeadLink {
    fn from(flaw: Flaw<Unreadable>) -> Self {
        Self::Unreadable(flaw.into())
    }
}

impl Link {
    /// The link to this game if it is over, else to its position. Between rounds it is the position before the next throw.
    #[must_use]
    pub fn to(record: &Record) -> Option<Self> {
        let game = record.game();
        match game.phase() {
            Phase::GameOver => Some(Self::Game(Box::new(record.clone()))),
            Phase::RoundOver => {
                let (coins, supply) = (game.coins().purse(game.player()), game.coins().supply());
                let rounds = game.mode().rounds() - game.round_number();
                Position::new(Turn::FRESH, None, coins, supply, rounds).ok().map(Self::Position)
            }
            _ => Position::of(game).map(Self::Position),
        }
    }

    /// The link by which the players of a running game take it along. A finished one is shared as ever.
    #[must_use]
    pub fn taking_along(record: &Record) -> Option<Self> {
        match record.game().phase() {
            Phase::GameOver => Self::to(record),
            _ => Some(Self::Running(Box::new(record.clone()))),
        }
    }

    /// Whether the part of an address after `#` claims to be a link.
    #[must_use]
    pub fn is_meant_by(hash: &str) -> bool {
        [GAME, RUNNING, POSITION].iter().any(|start| hash.starts_with(start))
    }

    /// What stands after `#` leads to.
    ///
    /// # Errors
    /// If it leads nowhere, with the reason.
    pub fn read(hash: &str) -> Result<Self, DeadLink> {
        if let Some(letters) = hash.strip_prefix(GAME) {
            if Sealed::read(letters).is_ok_and(|sealed| sealed.is_whole() && sealed.version() == POSITION_VERSION) {
                return Err(DeadLink::HoldsPosition);
            }
            let record = compact::decode(letters)?;
            return match record.game().phase() {
                Phase::GameOver => Ok(Self::Game(Box::new(record))),
                _ => Err(DeadLink::NotOver),
            };
        }
        if let Some(letters) = hash.strip_prefix(RUNNING) {
            return Self::taking_along(&compact::decode(letters)?).ok_or(DeadLink::NoLink);
        }
        let letters = hash.strip_prefix(POSITION).ok_or(DeadLink::NoLink)?;
        let sealed = Sealed::read(letters)?;
        let line = sealed.content()?;
        match sealed.version() {
            POSITION_VERSION => read_line(line).map(Self::Position),
            _ if compact::decode(letters).is_ok() => Err(DeadLink::HoldsGame),
            _ => Err(ReadError::at_letter(0, Reason::NewerVersion).into()),
        }
    }

    /// What stands after `#` for it.
    #[must_use]
    pub fn hash(&self) -> String {
        match self {
            Self::Game(record) => format!("{GAME}{}", compact::encode(record)),
            Self::Running(record) => format!("{RUNNING}{}", compact::encode(record)),
            Self::Position(position) => {
                format!("{POSITION}{}", seal(POSITION_VERSION, position.to_string().as_bytes()))
            }
        }
    }
}

fn read_line(line: &[u8]) -> Result<Position, DeadLink> {
    let text = std::str::from_utf8(line).map_err(|_| ReadError::at_letter(0, Reason::NotText))?;
    let position: Position = text.parse()?;
    // One position, one link.
    if position.to_string() == text {
        Ok(position)
    } else {
        Err(ReadError::at_letter(0, Unreadable::OtherwiseWritten).into())
    }
}
