//! Draws the table: one file for each part of the [`TableModel`]. The parts are functions and the whole
//! is a component: a change of the model changes most of them, so none would gain from comparing what it is given.
//!
//! Nothing is decided here. A function draws its part of the model and calls `on_intent` with what somebody
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

use yew::Callback;

use super::{Intent, TableModel};

pub use art::die_symbol;
pub use bar::MenuItem;
pub use flyers::{flyer_id, flyers};
pub use play::PlayTable;
pub use voice::{Voice, use_voice};

/// What every part of the table is drawn with.
struct Part<'a> {
    model: &'a TableModel,
    voice: &'a Voice,
    /// Whether the people at the screen may act: not while a computer plays.
    can_act: bool,
    on_intent: &'a Callback<Intent>,
}
