//! Draws the table: one file for each part of the [`TableModel`]. The parts are functions, and only what keeps something
//! for itself is a component: a change of the model changes most of them, so none would gain from comparing what it is
//! given.
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
mod coach;
mod coins;
mod fare;
mod flyers;
mod formula;
mod game_over;
mod legend;
pub mod little;
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
mod watched;

use std::rc::Rc;

use yew::{Callback, Html, MouseEvent};

use super::{Intent, TableModel};
use crate::words::Message;

pub use art::die_symbol;
pub use bar::MenuItem;
pub use coach::{Advice, Coach, Said, coach_panel};
pub use flyers::{flyer_id, flyers};
pub use play::play_table;
pub use voice::Voice;
pub use watched::Watched;

/// What every part of the table is drawn with.
pub struct Part<'a> {
    pub model: &'a Rc<TableModel>,
    pub voice: &'a Voice,
    /// Whether the people at the screen may act: not while a computer plays.
    pub can_act: bool,
    /// How it is watched while a computer plays.
    pub watched: Option<&'a Watched>,
    /// The coach, where there is one at this table.
    pub coach: Option<&'a Coach>,
    pub muted: bool,
    /// Why what somebody has just wanted cannot be done.
    pub refused: Option<&'a Message>,
    /// What is promised about the dice, beside the tray before they are thrown.
    pub promise: &'a Html,
    pub on_intent: &'a Callback<Intent>,
    pub on_menu: &'a Callback<MenuItem>,
}

impl Part<'_> {
    /// For a button by which somebody wants this.
    fn wants(&self, intent: Intent) -> Callback<MouseEvent> {
        self.on_intent.reform(move |_| intent)
    }

    /// For a button that leads there.
    fn leads_to(&self, item: MenuItem) -> Callback<MouseEvent> {
        self.on_menu.reform(move |_| item)
    }
}
