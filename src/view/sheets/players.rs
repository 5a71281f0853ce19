//! Who plays for whom, to be changed in the middle of a game.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::{TableState, driver_name};
use crate::view::art::helmet;
use crate::view::screens::driver_choice::DriverChoice;
use crate::view::sheet_frame::SheetFrame;
use crate::words::{say, use_words};
use space_taxi::record::Driver;
use space_taxi::rules::{Phase, Player};

#[derive(Properties, PartialEq)]
pub struct PlayersSheetProps {
    pub table: Rc<TableState>,
    pub on_hand_over: Callback<(Player, Driver)>,
}

#[component]
pub fn PlayersSheet(PlayersSheetProps { table, on_hand_over }: &PlayersSheetProps) -> Html {
    let (words, record) = (use_words(), table.record());
    let is_over = *record.game().phase() == Phase::GameOver;
    let row = |player: Player| {
        let name = record.opening().name(player).to_string();
        let driver = record.driver(player);
        let on_choose = on_hand_over.reform(move |driver| (player, driver));
        html! {
            <li class="players-row">
                { helmet(player.index(), driver, "players-helmet") }
                <b>{ name.clone() }</b>
                if is_over {
                    <span>{ words.say(driver_name(driver)) }</span>
                } else {
                    <DriverChoice id={format!("driver-{}", player.index())} player={name} {driver} {on_choose} />
                }
            </li>
        }
    };
    let text = if is_over { say::who_plays_over() } else { say::who_plays_text() };
    html! {
        <SheetFrame id="players" class="players" title={words.say(say::who_plays())}>
            <p>{ words.say(text) }</p>
            <ul class="players-list">{ for record.game().mode().players().map(row) }</ul>
        </SheetFrame>
    }
}
