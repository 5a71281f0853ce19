//! The sheet that lies over the screen.

pub mod about;
pub mod daily;
pub mod dice;
pub mod game_row;
pub mod games;
pub mod import;
pub mod keys;
pub mod menu;
pub mod players;
pub mod review;
pub mod review_chart;
pub mod rule_picture;
pub mod rules;
pub mod settings;
pub mod share;
pub mod spreads;
pub mod standings;
pub mod text;
pub mod tips_again;
pub mod turns;

use std::rc::Rc;

use yew::prelude::*;

use crate::table::route::{OnTable, Screen, Sheet};
use crate::table::rule_now::rule_now;
use crate::view::contexts::{use_in_view, use_saves};
use crate::view::game::{use_game, use_table};
use crate::view::replay_state::ReplayState;
use crate::view::sheets::about::About;
use crate::view::sheets::daily::DailySheet;
use crate::view::sheets::dice::DiceSheet;
use crate::view::sheets::games::Games;
use crate::view::sheets::keys::KeysSheet;
use crate::view::sheets::menu::MenuSheet;
use crate::view::sheets::players::PlayersSheet;
use crate::view::sheets::review::ReviewSheet;
use crate::view::sheets::rules::RulesSheet;
use crate::view::sheets::settings::SettingsSheet;
use crate::view::sheets::share::Share;
use crate::view::sheets::text::TextSheet;
use crate::view::sheets::turns::TurnsSheet;
use space_taxi::record::Link;

#[derive(Properties, PartialEq)]
pub struct OpenSheetProps {
    pub sheet: Sheet,
    /// What it lies over.
    pub screen: Screen,
    pub replay_state: ReplayState,
}

#[component]
pub fn OpenSheet(props: &OpenSheetProps) -> Html {
    let OpenSheetProps { sheet, screen, replay_state } = props;
    let (saves, in_view, game, table) = (use_saves(), use_in_view(), use_game(), use_table());
    let (rule, seen) = match screen {
        Screen::Table => (table.as_deref().map(rule_now), table.clone()),
        Screen::Replay | Screen::Linked | Screen::Flight => {
            in_view.seen().map_or((None, None), |(rule, table)| (Some(rule), table))
        }
        Screen::Home | Screen::New | Screen::Play => (None, None),
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
                match game.is_host_game || saves.place_of(record).is_some() {
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
            <ReviewSheet table={Rc::clone(table)} known={replay_state.review.clone()} on_show={replay_state.on_show.clone()} />
        },
        (Sheet::Turns | Sheet::Players | Sheet::Dice | Sheet::Review, None) => Html::default(),
    }
}
