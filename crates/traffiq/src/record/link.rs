//! What a link can lead to: a game that is over, or one moment of a running one. What is shared never has a seed that still
//! decides tiles, nor a hand that others may not see; only the link by which players take their own running game along does, where nothing
//! else keeps it.
//!
//! A link is the part of an address after `#`: `/game/` or `/running/` and the compact record, or `/position/` and a sealed line.

use game_core::compact::{Flaw, Sealed, seal};
use thiserror::Error;

use super::compact::{self, Unreadable};
use super::log::Record;
use super::opening::Hands;
use super::position::Position;
use super::read_error::{ReadError, Reason};
use crate::rules::Player;

const GAME: &str = "/game/";
const RUNNING: &str = "/running/";
const POSITION: &str = "/position/";
/// The first byte of a sealed position. No record begins with it, nor what another game seals.
const POSITION_VERSION: u8 = 193;

/// Something to look at that lies outside of the table and of the saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// A finished game.
    Game(Box<Record>),
    /// A game to play on with, the tiles to come and all hands included.
    Running(Box<Record>),
    /// One moment of a running game.
    Position(Box<Position>),
}

/// Why a link leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeadLink {
    #[error("this is no link to a game or a position")]
    NoLink,
    #[error("the game is not over, and its link would tell the tiles to come")]
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
    /// The link to this game if it is over, else to its position, with the hands that everyone sees anyway.
    #[must_use]
    pub fn to(record: &Record) -> Self {
        let shown: Vec<Player> = match record.opening().hands() {
            Hands::Open => record.opening().table().players().collect(),
            Hands::Hidden => Vec::new(),
        };
        match Position::of(record.game(), &shown) {
            None => Self::Game(Box::new(record.clone())),
            Some(position) => Self::Position(Box::new(position)),
        }
    }

    /// The link by which the players of a running game take it along: it holds all hands and the tiles still to come. A finished one is shared
    /// as ever.
    #[must_use]
    pub fn taking_along(record: &Record) -> Self {
        match record.game().end() {
            Some(_) => Self::to(record),
            None => Self::Running(Box::new(record.clone())),
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
            return match record.game().end() {
                Some(_) => Ok(Self::Game(Box::new(record))),
                None => Err(DeadLink::NotOver),
            };
        }
        if let Some(letters) = hash.strip_prefix(RUNNING) {
            return Ok(Self::taking_along(&compact::decode(letters)?));
        }
        let letters = hash.strip_prefix(POSITION).ok_or(DeadLink::NoLink)?;
        let sealed = Sealed::read(letters)?;
        let line = sealed.content()?;
        match sealed.version() {
            POSITION_VERSION => read_line(line).map(|position| Self::Position(Box::new(position))),
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
