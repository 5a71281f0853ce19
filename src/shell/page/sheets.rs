//! The sheet that lies over the screen, if any.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::delivery::{Delivery, Parcel, awaited};
use super::keeper::Keeper;
use super::later::later_sheet;
use super::menu_sheet::menu_sheet;
use super::preferences::Preferences;
use super::routing::Routing;
use super::start::Start;
use crate::shell::notices::Notice;
use crate::shell::reckoning::ReviewState;
use crate::shell::room::Room;
use crate::shell::route::{Place, Sheet};
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::draw::Voice;
use crate::space_taxi::table::{Intent, TableState};
use crate::words::rules::RulesSection;

/// What a screen shows that is not the game on the table: the rule it is about, and its table where it has one. For the sheets over it.
pub type InView = Rc<RefCell<Option<(RulesSection, Option<Rc<TableState>>)>>>;

/// What the sheets tell of, and where they lead.
pub struct Sheets<'a> {
    pub place: Place,
    pub table: Option<&'a Rc<TableState>>,
    /// Whether a website's game lies on it, not the visitor's.
    pub lent: bool,
    pub keeper: &'a Keeper,
    pub preferences: &'a Preferences,
    pub routing: &'a Routing,
    pub room: &'a UseReducerDispatcher<Room>,
    pub start: &'a Start,
    pub tell: &'a Callback<Notice>,
    pub on_intent: &'a Callback<Intent>,
    pub review: &'a ReviewState,
    /// Hears the review of the game on the table.
    pub on_reviewed: &'a Callback<ReviewState>,
    /// The choice of the replay that is looked at.
    pub looked_at: &'a UseStateSetter<Option<usize>>,
    pub in_view: &'a InView,
    pub voice: &'a Voice,
    /// Where all sheets but the menu are.
    pub parcel: &'a Parcel,
}

/// The open one.
pub fn open_sheet(sheets: &Sheets) -> Html {
    let Sheets { place, table, routing, voice, parcel, .. } = *sheets;
    let Parcel { delivery, retry, .. } = parcel;
    match place.sheet {
        None if place.needs_what_comes_later() && *delivery == Delivery::Missing => {
            awaited(*delivery, retry, &routing.back, voice)
        }
        None => Html::default(),
        Some(Sheet::Menu) => {
            let over = table.is_some_and(|table| *table.record().game().phase() == Phase::GameOver);
            menu_sheet(place.screen, over, &routing.go, &routing.close, voice)
        }
        Some(_) if *delivery != Delivery::Here => awaited(*delivery, retry, &routing.close, voice),
        Some(_) => later_sheet(sheets),
    }
}
