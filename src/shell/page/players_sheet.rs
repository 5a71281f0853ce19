//! Who plays for whom, to be changed in the middle of a game.

use yew::prelude::*;

use super::driver_choice::driver_choice;
use crate::shell::page::art::helmet;
use crate::shell::page::sheet::sheet;
use crate::space_taxi::record::Record;
use crate::space_taxi::rules::{Phase, Player};
use crate::space_taxi::table::draw::Voice;
use crate::space_taxi::table::{Intent, driver_name};
use crate::words::say;

pub fn players_sheet(record: &Record, on_intent: &Callback<Intent>, on_close: &Callback<()>, voice: &Voice) -> Html {
    let is_over = *record.game().phase() == Phase::GameOver;
    let row = |player: Player| {
        let name = record.opening().name(player).as_str();
        let driver = record.driver(player);
        let hand_over = on_intent.reform(move |driver| Intent::HandOver(player, driver));
        html! {
            <li class="players-row">
                { helmet(player.index(), driver, "players-helmet") }
                <b>{ name.to_owned() }</b>
                if is_over {
                    <span>{ voice.say(driver_name(driver)) }</span>
                } else {
                    { driver_choice(&format!("driver-{}", player.index()), name, driver, hand_over, voice) }
                }
            </li>
        }
    };
    let text = if is_over { say::who_plays_over() } else { say::who_plays_text() };
    let body = html! {
        <>
            <p>{ voice.say(text) }</p>
            <ul class="players-list">{ for record.game().mode().players().map(row) }</ul>
        </>
    };
    sheet("players", "players", say::who_plays(), body, on_close, voice)
}
