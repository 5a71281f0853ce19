//! The game embedded in somebody's website: what the website may want ([`Options`]), what it may say ([`Command`]), what becomes
//! of that ([`Situation`]), what it is told ([`report`]). All of it is plain data;
//! docs/EMBEDDING.md is its description for webmasters.

pub mod command;
pub mod decisions;
pub mod message;
pub mod options;
pub mod queue;
pub mod report;
mod seats;
pub mod visit;

pub use command::{BadCommand, Command};
pub use decisions::{Decision, Situation};
pub use message::{FromGame, ToGame};
pub use options::{BadOption, Options, Show, StartAt};
pub use queue::Queue;
pub use visit::Visit;
