//! The sheet that lies over the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::about::About;
use super::contexts::{use_in_view, use_saves};
use super::daily_sheet::DailySheet;
use super::dice_sheet::DiceSheet;
use super::game::{use_game, use_table};
use super::games::Games;
use super::keys_sheet::KeysSheet;
use super::looking::Looking;
use super::menu_sheet::MenuSheet;
use super::players_sheet::PlayersSheet;
use super::review_sheet::ReviewSheet;
use super::rules_sheet::RulesSheet;
use super::settings_sheet::SettingsSheet;
use super::share::Share;
use super::text_sheet::TextSheet;
use super::turns_sheet::TurnsSheet;
use crate::shell::route::{OnTable, Screen, Sheet};
use crate::shell::rule_now::rule_now;
use space_taxi::record::Link;

#[derive(Properties, PartialEq)]
pub struct OpenSheetProps {
    pub sheet: Sheet,
    /// What it lies over.
    pub screen: Screen,
    pub looking: Looking,
}

#[component]
pub fn OpenSheet(props: &OpenSheetProps) -> Html {
    let OpenSheetProps { sheet, screen, looking } = props;
    let (saves, in_view, game, table) = (use_saves(), use_in_view(), use_game(), use_table());
    let (rule, seen) = match screen {
        Screen::Table => (table.as_deref().map(rule_now), table.clone()),
        Screen::Replay | Screen::Linked | Screen::Flight => {
            in_view.seen().map_or((None, None), |(rule, table)| (Some(rule), table))
        }
        Screen::Home | Screen::New => (None, None),
    };
    match (sheet, &table) {
        (Sheet::Menu, _) => html! { <MenuSheet screen={*screen} over={game.state == OnTable::Over} /> },
        (Sheet::Rules, _) => html! { <RulesSheet at={rule} /> },
        (Sheet::Settings, _) => html! { <SettingsSheet /> },
        (Sheet::About, _) => html! { <About /> },
        (Sheet::Keys, _) => html! { <KeysSheet /> },
        (Sheet::Daily, _) => html! { <DailySheet /> },
        (Sheet::Games, _) => html! { <Games /> },
        (Sheet::Share, table) => {
            let link = table.as_ref().map(|table| table.record()).and_then(|record| {
                match game.lent || saves.place_of(record).is_some() {
                    true => Link::to(record),
                    // The link is all that keeps it.
                    false => Link::taking_along(record),
                }
            });
            html! { <Share {link} /> }
        }
        (Sheet::Text, table) => match seen.or_else(|| table.clone()) {
            Some(table) => html! { <TextSheet {table} /> },
            None => Html::default(),
        },
        (Sheet::Turns, Some(table)) => html! { <TurnsSheet table={Rc::clone(table)} /> },
        (Sheet::Players, Some(table)) => {
            html! { <PlayersSheet table={Rc::clone(table)} on_hand_over={game.on_hand_over.clone()} /> }
        }
        (Sheet::Dice, Some(table)) => html! { <DiceSheet table={Rc::clone(table)} /> },
        (Sheet::Review, Some(table)) => html! {
            <ReviewSheet table={Rc::clone(table)} known={looking.review.clone()} on_known={looking.on_reviewed.clone()}
                on_show={looking.on_show.clone()} />
        },
        (Sheet::Turns | Sheet::Players | Sheet::Dice | Sheet::Review, None) => Html::default(),
    }
}
