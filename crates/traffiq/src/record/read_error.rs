//! Why foreign text cannot be read: where it goes wrong and what is wrong there, precise enough to show to a player.

mod expected;

use game_core::bits::CutShort;
use game_core::{BadCode, BadName, NotHex};
use thiserror::Error;

use super::compact::Unreadable;
use super::log::Refused;
use super::opening::BadOpening;
use super::position::BadPosition;
pub use expected::Expected;

/// Why a text could not be read, and where.
pub type ReadError = game_core::ReadError<Reason>;

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    #[error(transparent)]
    Expected(#[from] Expected),
    #[error("nothing more is expected on this line")]
    TooMuch,
    #[error("this is no text: its signs are not UTF-8")]
    NotText,
    #[error("the text is too long for a game")]
    TooLong,
    #[error("this was written by a newer version of the game")]
    NewerVersion,
    #[error(transparent)]
    Compact(Unreadable),
    #[error("no tile is left under this number")]
    NoSuchTile,
    #[error("no act under this number is legal here")]
    NoSuchAct,
    #[error("tiles come from nowhere under this number")]
    NoSuchSource,
    #[error(transparent)]
    Name(#[from] BadName),
    #[error(transparent)]
    Opening(#[from] BadOpening),
    #[error("the seed is not right: {0}")]
    Seed(#[from] NotHex),
    #[error(transparent)]
    Code(#[from] BadCode),
    #[error("nobody at the table has this name")]
    UnknownName,
    #[error("the hands stand in the order in which they were dealt: whoever begins first, then clockwise")]
    HandOrder,
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("not your turn")]
    NotYourTurn,
    #[error("turns are counted from 1 through the whole game: this is turn {0}, written `{0}:`")]
    TurnNumber(u16),
    #[error("`pass` is a turn in which nothing is done")]
    NoPass,
    #[error("one tile completes four crossings at most, and eight streets run through them")]
    TooManyPlaces,
    #[error("by the rules this act ends with `{0}`")]
    Beats(String),
    #[error("by the rules nobody has to leave")]
    BeatsNobody,
    #[error(transparent)]
    Position(#[from] BadPosition),
    #[error("no city reaches as far as this")]
    TooFar,
    #[error("all rows are as long, and no row and no column at the rim is empty")]
    Rim,
    #[error("by the rules this line would be `{0}`")]
    Disagrees(String),
    #[error("by the rules this line does not belong here; what follows from the rules may be left out")]
    NotDue,
}

impl From<Unreadable> for Reason {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::TooLong => Self::TooLong,
            _ => Self::Compact(unreadable),
        }
    }
}

impl From<CutShort> for Reason {
    fn from(_: CutShort) -> Self {
        Unreadable::CutShort.into()
    }
}
