//! The pilot: computer players, the coach and the review of a game.
//!
//! Unlike a turn of dice this game cannot be solved: boards differ every time, hands are hidden, and others answer. But a turn can be looked through
//! completely, and what others can do next can be worked out well. `docs/TRAFFIQ-PILOT.md` says how, and how well it plays.
//!
//! Pure. No web, no clock and no source of chance may enter, and no seed. Everything takes a [`Seen`], which holds what the player on turn sees and
//! no more. What is drawn by lot follows from the position, so equal questions get equal answers.

mod board;
mod coach;
mod fitting;
mod glance;
mod listing;
mod mix;
mod moves;
mod outlook;
mod review;
mod search;
mod seen;

pub use coach::{Advice, Coach, Gains};
pub use review::{Review, ReviewedTurn};
pub use search::{Estimate, Search, Valued};
pub use seen::Seen;

use std::task::Poll;

use game_core::Level;

use crate::rules::WholeTurn;

/// How a level plays the rest of the turn; nothing once the game is over.
#[must_use]
pub fn turn(seen: &Seen, level: Level) -> Option<WholeTurn> {
    let mut search = Search::new(seen, level)?;
    match search.work(&mut || false) {
        Poll::Ready(()) => Some(search.best()),
        Poll::Pending => None,
    }
}
