//! The board: the taxi over the crystal mine, and the scoring legend beside it.

use std::rc::Rc;

use yew::prelude::*;

use super::super::TableModel;
use super::art::placed;
use super::backdrop::stars;
use super::legend::Legend;
use super::mine::mine;
use super::taxi::{Jets, Mood, taxi};
use super::voice::use_voice;
use crate::markup::html;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub model: Rc<TableModel>,
}

#[component]
pub fn Board(props: &BoardProps) -> Html {
    let voice = use_voice();
    let board = &props.model.board;
    html! {
        <div class="board">
            <BoardSky />
            <svg class="board-scene" viewBox="0 0 800 520" role="group" aria-label={voice.say(&say::board())}>
                <g class="float">{ taxi(board, Mood::Happy, Jets::Idle, &voice) }</g>
                { mine(board.mine, &voice) }
            </svg>
            <Legend model={props.model.legend} />
        </div>
    }
}

/// Never changes, so it is drawn once.
#[component]
fn BoardSky() -> Html {
    html! {
        <svg class="board-sky" viewBox="0 0 1000 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            { stars(72, 1000, 420) }
            <g opacity=".8">{ placed("planet-ring", -40, 300, 250, 175) }</g>
        </svg>
    }
}
