//! Draws the table: one component a file, each for one part of the [`TableModel`](super::TableModel).
//!
//! Nothing is decided here. A component gets its part of the model, draws it, and calls `on_intent` with what somebody
//! wants to do. Every text comes from the words; every colour, size and duration from the style sheets, since the
//! page's policy allows no `style` attribute: what a piece looks like is its class, where it lies its SVG geometry.

mod actions;
mod art;
mod backdrop;
mod bar;
mod board;
mod cards;
mod coins;
mod fare;
mod flyers;
mod formula;
mod game_over;
mod legend;
mod mine;
mod misfire;
mod names;
mod next;
mod numeral;
mod picker;
mod play;
mod race;
mod round_over;
mod scores;
mod stage;
mod taxi;
mod ticket;
mod tiles;
mod tray;
mod voice;

pub use bar::MenuItem;
pub use flyers::{flyer_id, flyers};
pub use play::PlayTable;
pub use voice::{Voice, use_voice};
