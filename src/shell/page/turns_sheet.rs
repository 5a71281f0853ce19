//! The turns of the game, the last one first.

use yew::prelude::*;

use crate::shell::page::art::helmet;
use crate::shell::page::sheet::sheet;
use crate::shell::turn_log::{TurnLog, turns};
use crate::space_taxi::record::Record;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

pub fn turns_sheet(record: &Record, on_close: &Callback<()>, voice: &Voice) -> Html {
    let turns = turns(record);
    let turn = |log: TurnLog| turn(log, record, voice);
    let list = html! {
        if turns.is_empty() {
            <p>{ voice.say(say::last_turns_empty()) }</p>
        } else {
            <ol class="turns-list" reversed=true>{ for turns.into_iter().rev().map(turn) }</ol>
        }
    };
    sheet("turns", "turns", say::last_turns(), list, on_close, voice)
}

fn turn(log: TurnLog, record: &Record, voice: &Voice) -> Html {
    let name = record.opening().name(log.player).as_str();
    let result = match log.result {
        None => say::log_running(),
        Some(result) => say::points(result.points()),
    };
    html! {
        <li class="turns-turn">
            <h3 class="turns-head">
                { helmet(log.player.index(), log.driver, "turns-helmet") }
                <span>{ voice.say(say::log_turn(name, log.round)) }</span>
                <b class="turns-result">{ voice.say(result) }</b>
            </h3>
            <ul>{ for log.lines.into_iter().map(|line| html! { <li>{ voice.say(line) }</li> }) }</ul>
        </li>
    }
}
