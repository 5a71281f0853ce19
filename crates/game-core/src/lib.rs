//! What the rules engine of any board game needs, and no rule of any game.
//!
//! - Chance that can be checked: a [`Seed`] decides everything that is drawn or thrown, its [`Commitment`] can be shown beforehand, and a [`Code`] is a
//!   seed that people can agree on.
//! - Who is at the table: an [`Entrant`] with a [`Name`] for each, and a [`Driver`] who plays for them.
//! - What saves and links need of a game's record: [`GameRecord`].
//! - Reading and writing: what a [`mod@file`] holds, a cursor over a [`Line`] of foreign text, where it goes wrong ([`ReadError`]), the [`DueNotes`] that follow from the rules, numbers of a
//!   few [`bits`], and the [`compact`] form that they make.
//! - A [`day`] of the calendar.
//!
//! Pure: no web, no clock, and no source of chance but the seed that is given.

pub mod bits;
pub mod compact;
pub mod day;
pub mod file;

mod code;
mod commitment;
mod doubt;
mod driver;
mod due_notes;
mod entrant;
mod hex;
mod line;
mod name;
mod read_error;
mod record;
mod sampler;
mod seed;

pub use code::{BadCode, Code};
pub use commitment::Commitment;
pub use doubt::Doubt;
pub use driver::{Driver, Level};
pub use due_notes::DueNotes;
pub use entrant::Entrant;
pub use hex::NotHex;
pub use line::{Line, TextPosition, plain_number};
pub use name::{BadName, Name};
pub use read_error::ReadError;
pub use record::GameRecord;
pub use seed::Seed;
