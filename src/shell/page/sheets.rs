//! The sheet that lies over the screen, if any.

use std::rc::Rc;

use yew::prelude::*;

use super::about::about;
use super::dice_sheet::DiceSheet;
use super::games::games;
use super::keeper::Keeper;
use super::keys_sheet::keys_sheet;
use super::menu_sheet::menu_sheet;
use super::players_sheet::players_sheet;
use super::preferences::Preferences;
use super::review_sheet::review_sheet;
use super::routing::Routing;
use super::rules_sheet::RulesSheet;
use super::settings_sheet::settings_sheet;
use super::turns_sheet::turns_sheet;
use crate::markup::html;
use crate::shell::reckoning::ReviewState;
use crate::shell::route::{Place, Screen, Sheet};
use crate::shell::rule_now::rule_now;
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
    pub review: &'a ReviewState,
    /// Somebody wants to see the choice at this place of the record.
    pub on_show: &'a Callback<usize>,
    pub voice: &'a Voice,
}

/// The open one.
pub fn open_sheet(sheets: &Sheets) -> Html {
    let Sheets { place, table, keeper, preferences, routing, voice, .. } = *sheets;
    let on_close = &routing.close;
    match (place.sheet, table) {
        (None, _) | (Some(Sheet::Turns | Sheet::Dice | Sheet::Players | Sheet::Review), None) => Html::default(),
        (Some(Sheet::Menu), table) => {
            let over = table.is_some_and(|table| *table.record().game().phase() == Phase::GameOver);
            menu_sheet(over, &routing.go, on_close, voice)
        }
        (Some(Sheet::Rules), table) => {
            let at = table.filter(|_| place.screen == Screen::Table).map(|table| rule_now(table));
            html! { <RulesSheet {at} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Settings), _) => settings_sheet(preferences, on_close, voice),
        (Some(Sheet::About), _) => about(on_close, voice),
        (Some(Sheet::Keys), _) => keys_sheet(preferences.now.hotkeys, on_close, voice),
        (Some(Sheet::Turns), Some(table)) => turns_sheet(table.record(), on_close, voice),
        (Some(Sheet::Players), Some(table)) => players_sheet(table.record(), sheets.on_intent, on_close, voice),
        (Some(Sheet::Dice), Some(table)) => {
            html! { <DiceSheet table={Rc::clone(table)} keeper={keeper.clone()} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Review), Some(table)) => {
            review_sheet(sheets.review, table.record(), sheets.on_show, on_close, voice)
        }
        (Some(Sheet::Games), table) => {
            games(keeper, table.map(|table| table.record()), sheets.on_resume, sheets.on_import, on_close, voice)
        }
    }
}
