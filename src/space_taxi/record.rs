//! The record: the whole truth of a game, from which saving, links, replay, review and undo derive.
//!
//! A [`Record`] is what was fixed before the first throw (its [`Opening`]) and everything that happened since. It has a
//! text form for people ([`text`]), a compact form for saves and links ([`compact`]) and, for a single moment of a
//! turn, the one-line [`Position`]. Reading any of them is total: foreign text gives a game or a precise error.
//! Pure: nothing of the web may enter, nor may anything that decides how to play.

pub mod compact;
pub mod text;

mod bits;
mod code;
mod driver;
mod foreign;
mod link;
mod log;
mod name;
mod notation;
mod opening;
mod position;
mod read_dice;
mod read_error;
mod scan;
mod summary;
mod undo;
mod verify;

pub use code::{BadCode, Code};
pub use driver::{Driver, Level};
pub use foreign::read_file;
pub use link::{DeadLink, Link};
pub use log::{Event, Record, Refused};
pub use name::{BadName, Name};
pub use opening::{BadOpening, DiceSource, Entrant, Opening};
pub use position::{BadPosition, Position};
pub use read_error::{Expected, ReadError, Reason};
pub use summary::{PhaseName, PlayerSummary, RoundSummary, Summary};
pub use undo::CannotUndo;
pub use verify::Doubt;
