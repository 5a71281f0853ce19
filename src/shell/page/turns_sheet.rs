//! The turns of the game, the last one first.

use std::rc::Rc;

use yew::prelude::*;

use super::art::helmet;
use super::sheet::SheetFrame;
use crate::markup::html;
use crate::shell::turn_log::{TurnLog, turns};
use crate::space_taxi::table::TableState;
use crate::space_taxi::table::draw::{Voice, use_voice};
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct TurnsSheetProps {
    pub table: Rc<TableState>,
    pub on_close: Callback<()>,
}

#[component]
pub fn TurnsSheet(props: &TurnsSheetProps) -> Html {
    let voice = use_voice();
    let record = props.table.record();
    let turns = turns(record);
    let turn = |log: &TurnLog| turn(log, record.opening().name(log.player).as_str(), &voice);
    html! {
        <SheetFrame id="turns" class="turns" title={voice.say(&say::last_turns())} on_close={props.on_close.clone()}>
            if turns.is_empty() {
                <p>{ voice.say(&say::last_turns_empty()) }</p>
            } else {
                <ol class="turns-list" reversed=true>{ for turns.iter().rev().map(turn) }</ol>
            }
        </SheetFrame>
    }
}

fn turn(log: &TurnLog, name: &str, voice: &Voice) -> Html {
    let result = match log.result {
        None => say::log_running(),
        Some(result) => say::points(result.points()),
    };
    html! {
        <li class="turns-turn">
            <h3 class="turns-head">
                { helmet(log.player.index(), "turns-helmet") }
                <span>{ voice.say(&say::log_turn(name, log.round)) }</span>
                <b class="turns-result">{ voice.say(&result) }</b>
            </h3>
            <ul>{ for log.lines.iter().map(|line| html! { <li>{ voice.say(line) }</li> }) }</ul>
        </li>
    }
}
