//! The sheet that lies over the screen, if any.

use std::rc::Rc;

use yew::prelude::*;

use super::delivery::{Delivery, awaited};
use super::keeper::Keeper;
use super::later::later_sheet;
use super::menu_sheet::menu_sheet;
use super::preferences::Preferences;
use super::routing::Routing;
use crate::platform::day::Day;
use crate::shell::reckoning::ReviewState;
use crate::shell::route::{Place, Sheet};
use crate::shell::saves;
use crate::space_taxi::record::Record;
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::draw::Voice;
use crate::space_taxi::table::{Intent, TableState};

/// What the sheets tell of, and where they lead.
pub struct Sheets<'a> {
    pub place: Place,
    pub table: Option<&'a Rc<TableState>>,
    pub keeper: &'a Keeper,
    pub preferences: &'a Preferences,
    pub routing: &'a Routing,
    pub on_resume: &'a Callback<saves::Place>,
    /// Somebody has a game from elsewhere.
    pub on_import: &'a Callback<Record>,
    pub on_intent: &'a Callback<Intent>,
    /// Somebody deletes a game.
    pub on_forget: &'a Callback<saves::Place>,
    /// Somebody takes off with the dice of a day.
    pub on_fly: &'a Callback<Day>,
    pub review: &'a ReviewState,
    /// Somebody wants to see the choice at this place of the record.
    pub on_show: &'a Callback<usize>,
    pub voice: &'a Voice,
    /// Where all sheets but the menu are, and how to ask for them again.
    pub delivery: Delivery,
    pub retry: &'a Callback<()>,
}

/// The open one.
pub fn open_sheet(sheets: &Sheets) -> Html {
    let Sheets { place, table, routing, voice, delivery, retry, .. } = *sheets;
    match place.sheet {
        None if place.needs_what_comes_later() && delivery == Delivery::Missing => {
            awaited(delivery, retry, &routing.back, voice)
        }
        None => Html::default(),
        Some(Sheet::Menu) => {
            let over = table.is_some_and(|table| *table.record().game().phase() == Phase::GameOver);
            menu_sheet(place.screen, over, &routing.go, &routing.close, voice)
        }
        Some(_) if delivery != Delivery::Here => awaited(delivery, retry, &routing.close, voice),
        Some(_) => later_sheet(sheets),
    }
}
