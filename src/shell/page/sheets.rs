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
use super::routing::Routing;
use super::rules_sheet::RulesSheet;
use super::settings_sheet::settings_sheet;
use super::turns_sheet::turns_sheet;
use crate::markup::html;
use crate::shell::route::{Place, Screen, Sheet};
use crate::shell::rule_now::rule_now;
use crate::shell::saves;
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
    pub on_intent: &'a Callback<Intent>,
    pub voice: &'a Voice,
}

/// The open one.
pub fn open_sheet(sheets: &Sheets) -> Html {
    let Sheets { place, table, keeper, preferences, routing, on_resume, on_intent, voice } = *sheets;
    let on_close = &routing.close;
    match (place.sheet, table) {
        (None, _) | (Some(Sheet::Turns | Sheet::Dice | Sheet::Players), None) => Html::default(),
        (Some(Sheet::Menu), _) => menu_sheet(&routing.go, on_close, voice),
        (Some(Sheet::Rules), table) => {
            let at = table.filter(|_| place.screen == Screen::Table).map(|table| rule_now(table));
            html! { <RulesSheet {at} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Settings), _) => settings_sheet(preferences, on_close, voice),
        (Some(Sheet::About), _) => about(on_close, voice),
        (Some(Sheet::Keys), _) => keys_sheet(preferences.now.hotkeys, on_close, voice),
        (Some(Sheet::Turns), Some(table)) => turns_sheet(table.record(), on_close, voice),
        (Some(Sheet::Players), Some(table)) => players_sheet(table.record(), on_intent, on_close, voice),
        (Some(Sheet::Dice), Some(table)) => {
            html! { <DiceSheet table={Rc::clone(table)} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Games), table) => games(keeper, table.map(|table| table.record()), on_resume, on_close, voice),
    }
}
