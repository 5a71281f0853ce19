//! The record: the whole truth of a game, from which saving, links, replay, review and undo derive.
//!
//! A [`Record`] is what was fixed before the first turn (its [`Opening`]) and everything that happened since. It has a
//! text form for people ([`text`]), a compact form for saves and links ([`compact`]) and, for a single moment, the one-line
//! [`Position`]. Reading any of them is total: foreign text gives a game or a precise error.
//! Pure: nothing of the web may enter, nor may anything that decides how to play.

pub mod compact;
pub mod daily;
pub mod text;

mod foreign;
mod link;
mod log;
mod notation;
mod opening;
mod position;
mod read_act;
mod read_error;
mod saved;
mod scan;
mod summary;
mod undo;
mod verify;

pub use foreign::{claims_file, read_file};
/// Who plays for whom, under which name, and chance that people can agree on and check.
pub use game_core::{BadCode, BadName, Code, Doubt, Driver, Entrant, GameRecord, Level, Name};
pub use link::{DeadLink, Link};
pub use log::{Event, Record, Refused};
pub use opening::{BadOpening, Dealt, Hands, Opening, StockSource};
pub use position::{BadPosition, Position};
pub use read_error::{Expected, ReadError, Reason};
pub use summary::{PhaseName, PlayerSummary, Summary};
pub use undo::CannotUndo;
