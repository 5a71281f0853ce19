//! The sheet that lies over the screen, if any.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::about::about;
use super::daily_sheet::DailySheet;
use super::dice_sheet::DiceSheet;
use super::games::Games;
use super::keeper::Keeper;
use super::keys_sheet::keys_sheet;
use super::menu_sheet::menu_sheet;
use super::pilot::Pilot;
use super::players_sheet::players_sheet;
use super::preferences::Preferences;
use super::review_sheet::ReviewSheet;
use super::routing::Routing;
use super::rules_sheet::RulesSheet;
use super::settings_sheet::settings_sheet;
use super::share::Share;
use super::start::Start;
use super::text_sheet::text_sheet;
use super::turns_sheet::turns_sheet;
use super::ways;
use crate::shell::notices::Notice;
use crate::shell::reckoning::ReviewState;
use crate::shell::room::Room;
use crate::shell::route::{Place, Screen, Sheet};
use crate::shell::rule_now::rule_now;
use crate::space_taxi::record::{Link, Record};
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
    pub pilot: &'a Pilot,
}

/// The open one.
pub fn open_sheet(sheets: &Sheets) -> Html {
    let Sheets { place, table, keeper, preferences, routing, voice, pilot, .. } = *sheets;
    let on_close = &routing.close;
    let (rule, seen) = match place.screen {
        Screen::Table => (table.map(|table| rule_now(table)), table.cloned()),
        Screen::Replay | Screen::Linked | Screen::Flight => {
            sheets.in_view.borrow().clone().map_or((None, None), |(rule, table)| (Some(rule), table))
        }
        Screen::Home | Screen::New => (None, None),
    };
    match (place.sheet, table) {
        (None, _) | (Some(Sheet::Turns | Sheet::Dice | Sheet::Players | Sheet::Review), None) => Html::default(),
        (Some(Sheet::Menu), table) => {
            let over = table.is_some_and(|table| *table.record().game().phase() == Phase::GameOver);
            menu_sheet(place.screen, over, &routing.go, on_close, voice)
        }
        (Some(Sheet::Rules), _) => {
            html! { <RulesSheet at={rule} go={routing.go.clone()} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Settings), _) => settings_sheet(preferences, keeper, on_close, voice),
        (Some(Sheet::About), _) => about(on_close, voice),
        (Some(Sheet::Keys), _) => keys_sheet(preferences.now.hotkeys, on_close, voice),
        (Some(Sheet::Turns), Some(table)) => turns_sheet(table.record(), on_close, voice),
        (Some(Sheet::Text), table) => {
            seen.as_ref().or(table).map_or_else(Html::default, |table| text_sheet(table, on_close, voice))
        }
        (Some(Sheet::Players), Some(table)) => players_sheet(table.record(), sheets.on_intent, on_close, voice),
        (Some(Sheet::Dice), Some(table)) => {
            html! { <DiceSheet table={Rc::clone(table)} keeper={keeper.clone()} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Review), Some(table)) => html! {
            <ReviewSheet table={Rc::clone(table)} known={sheets.review.clone()} on_known={sheets.on_reviewed.clone()} pilot={pilot.clone()}
                on_show={ways::show(sheets)} on_close={on_close.clone()} voice={voice.clone()} />
        },
        (Some(Sheet::Share), table) => {
            let is_kept = |record: &Record| keeper.place_of(record).is_some();
            let link = table.map(|table| table.record()).and_then(|record| match sheets.lent || is_kept(record) {
                true => Link::to(record),
                // The link is all that keeps it.
                false => Link::taking_along(record),
            });
            html! { <Share {link} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Daily), _) => {
            html! { <DailySheet keeper={keeper.clone()} on_fly={ways::fly(sheets)} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Games), table) => html! {
            <Games keeper={keeper.clone()} current={table.cloned()} lent={sheets.lent} on_resume={ways::resume(sheets)} on_sit={routing.turn_to.reform(|()| Screen::Table.into())} on_follow={routing.follow.clone()}
                on_import={ways::import(sheets)} on_forget={ways::forget(sheets)} on_close={on_close.clone()} voice={voice.clone()} />
        },
    }
}
