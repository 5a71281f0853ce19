//! The turns of the game, the last one first.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::turn_log::{TurnLog, turns};
use crate::view::art::helmet;
use crate::view::draw::pictured;
use crate::view::sheet_frame::SheetFrame;
use crate::words::{Words, say, use_words};
use space_taxi::record::Record;
use space_taxi::rules::TurnResult;
use ui::icon;

#[derive(Properties, PartialEq)]
pub struct TurnsSheetProps {
    pub table: Rc<TableState>,
}

#[component]
pub fn TurnsSheet(TurnsSheetProps { table }: &TurnsSheetProps) -> Html {
    let (words, record) = (use_words(), table.record());
    let turns = turns(record);
    let turn = |log: TurnLog| turn(log, record, &words);
    html! {
        <SheetFrame id="turns" class="turns" title={words.say(say::last_turns())}>
            if turns.is_empty() {
                <p>{ words.say(say::last_turns_empty()) }</p>
            } else {
                <ol class="turns-list" reversed=true>{ for turns.into_iter().rev().map(turn) }</ol>
            }
        </SheetFrame>
    }
}

fn turn(log: TurnLog, record: &Record, words: &Words) -> Html {
    let name = record.opening().name(log.player).as_str();
    let result = match log.result {
        None => say::log_running(),
        Some(result) => say::points(result.points()),
    };
    html! {
        <li class="turns-turn">
            <h3 class="turns-head">
                { helmet(log.player.index(), log.driver, "turns-helmet") }
                <span>{ words.say(say::log_turn(name, log.round)) }</span>
                <b class="turns-result">if log.result == Some(TurnResult::Misfire) { { icon("crash") } }{ words.say(result) }</b>
            </h3>
            <ul class="turns-lines">{ for log.lines.iter().map(|line| html! { <li>{ pictured(line, words) }</li> }) }</ul>
        </li>
    }
}
