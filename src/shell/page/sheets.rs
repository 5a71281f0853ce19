//! The sheet that lies over the screen, if any.

use std::rc::Rc;

use yew::prelude::*;

use super::about::About;
use super::dice_sheet::DiceSheet;
use super::games::Games;
use super::keeper::Keeper;
use super::keys_sheet::KeysSheet;
use super::menu_sheet::MenuSheet;
use super::review_sheet::ReviewSheet;
use super::rules_sheet::RulesSheet;
use super::settings_sheet::SettingsSheet;
use super::turns_sheet::TurnsSheet;
use crate::markup::html;
use crate::shell::reckoning::ReviewState;
use crate::shell::route::{Route, Screen, Sheet};
use crate::shell::rule_now::rule_now;
use crate::shell::saves::Place;
use crate::space_taxi::record::Record;
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::TableState;

#[derive(Properties, PartialEq)]
pub struct SheetsProps {
    pub screen: Screen,
    pub sheet: Option<Sheet>,
    pub table: Option<Rc<TableState>>,
    pub keeper: Keeper,
    pub go: Callback<Route>,
    pub close: Callback<()>,
    pub on_resume: Callback<Place>,
    /// Somebody has a game from elsewhere.
    pub on_import: Callback<Record>,
    pub review: ReviewState,
    /// Somebody wants to see the choice at this place of the record.
    pub on_show: Callback<usize>,
}

#[component]
pub fn Sheets(props: &SheetsProps) -> Html {
    let on_close = props.close.clone();
    match (props.sheet, &props.table) {
        (None, _) | (Some(Sheet::Turns | Sheet::Dice | Sheet::Review), None) => Html::default(),
        (Some(Sheet::Menu), table) => {
            let over = table.as_ref().is_some_and(|table| *table.record().game().phase() == Phase::GameOver);
            html! { <MenuSheet {over} on_go={props.go.clone()} {on_close} /> }
        }
        (Some(Sheet::Rules), table) => {
            let at = table.as_ref().filter(|_| props.screen == Screen::Table).map(|table| rule_now(table));
            html! { <RulesSheet {at} {on_close} /> }
        }
        (Some(Sheet::Settings), _) => html! { <SettingsSheet {on_close} /> },
        (Some(Sheet::About), _) => html! { <About {on_close} /> },
        (Some(Sheet::Keys), _) => html! { <KeysSheet {on_close} /> },
        (Some(Sheet::Turns), Some(table)) => html! { <TurnsSheet table={Rc::clone(table)} {on_close} /> },
        (Some(Sheet::Dice), Some(table)) => {
            html! { <DiceSheet table={Rc::clone(table)} keeper={props.keeper.clone()} {on_close} /> }
        }
        (Some(Sheet::Review), Some(table)) => html! {
            <ReviewSheet table={Rc::clone(table)} review={props.review.clone()} on_show={props.on_show.clone()} {on_close} />
        },
        (Some(Sheet::Games), table) => html! {
            <Games keeper={props.keeper.clone()} current={table.as_ref().map(|table| table.record().clone())}
                on_resume={props.on_resume.clone()} on_import={props.on_import.clone()} {on_close} />
        },
    }
}
