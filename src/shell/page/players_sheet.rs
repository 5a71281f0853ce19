//! Who plays for whom, to be changed in the middle of a game.

use std::rc::Rc;

use yew::prelude::*;

use super::art::helmet;
use super::driver_choice::driver_choice;
use super::sheet::SheetFrame;
use crate::markup::html;
use crate::space_taxi::rules::{Phase, Player};
use crate::space_taxi::table::draw::use_voice;
use crate::space_taxi::table::{Intent, TableState, driver_name};
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct PlayersSheetProps {
    pub table: Rc<TableState>,
    pub on_intent: Callback<Intent>,
    pub on_close: Callback<()>,
}

#[component]
pub fn PlayersSheet(props: &PlayersSheetProps) -> Html {
    let voice = use_voice();
    let record = props.table.record();
    let is_over = *record.game().phase() == Phase::GameOver;
    let row = |player: Player| {
        let name = record.opening().name(player).as_str();
        let driver = record.driver(player);
        let hand_over = props.on_intent.reform(move |driver| Intent::HandOver(player, driver));
        html! {
            <li class="players-row">
                { helmet(player.index(), "players-helmet") }
                <b>{ name.to_owned() }</b>
                if is_over {
                    <span>{ voice.say(&driver_name(driver)) }</span>
                } else {
                    { driver_choice(&format!("driver-{}", player.index()), name, driver, hand_over, &voice) }
                }
            </li>
        }
    };
    let text = if is_over { say::who_plays_over() } else { say::who_plays_text() };
    html! {
        <SheetFrame id="players" class="players" title={voice.say(&say::who_plays())} on_close={props.on_close.clone()}>
            <p>{ voice.say(&text) }</p>
            <ul class="players-list">{ for record.game().mode().players().map(row) }</ul>
        </SheetFrame>
    }
}
