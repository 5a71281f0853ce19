//! Draws the table: a component for each part of the [`TableModel`](crate::table::TableModel), in a file of its own with its props
//! beside it. A part is given only what it draws, so Yew skips it when that has not changed.
//!
//! Nothing is decided here. A component draws its part of the model, and what somebody wants to do goes to the
//! `TableContext`. Every text comes from the words, which are a context as well; every colour, size and duration from the style
//! sheets, since the page's policy allows no `style` attribute: what a piece looks like is its class, where it lies its SVG geometry.

mod actions;
mod art;
mod backdrop;
mod bar;
mod board;
mod call;
mod card;
mod cards;
mod celebration;
mod coach;
mod coach_button;
mod coach_hints;
mod coach_odds;
mod coach_panel;
mod coins;
mod context;
mod die;
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
mod note;
mod numeral;
mod over_hero;
mod picker;
mod pieces;
mod play;
mod race;
mod round_lanes;
mod round_over;
mod scores;
mod solo_turns;
mod stage;
mod stakes;
mod taxi;
mod ticket;
mod tiles;
mod tray;
mod waiting;
mod watched;
mod who;

pub use art::die_symbol;
pub use bar::MenuItem;
pub use coach::{Coach, CoachAnswer, CoachSwitch};
pub use coach_panel::CoachPanel;
pub use flyers::{flyer_id, flyers};
pub use legend::{fuel_cells, group_cells};
pub use note::Note;
pub use pieces::pictured;
pub use play::PlayTable;
pub use round_lanes::round_lanes;
pub use watched::Watched;
