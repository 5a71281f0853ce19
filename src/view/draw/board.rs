//! The board: the taxi over the crystal mine, and the scoring legend beside it.

use yew::prelude::*;

use super::art::placed;
use super::backdrop::stars;
use super::legend::Legend;
use super::mine::Mine;
use super::taxi::{Jets, Mood, Taxi};
use crate::table::{BoardModel, LegendModel};
use crate::words::{say, use_words};
use browser::renders;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub board: BoardModel,
    pub legend: LegendModel,
}

#[component]
pub fn Board(props: &BoardProps) -> Html {
    renders::count("Board");
    let words = use_words();
    html! {
        <div class="board">
            <BoardSky />
            <svg class="board-scene" viewBox="0 0 800 520" role="group" aria-label={words.say(say::board())}>
                <g class="float"><Taxi board={props.board.clone()} mood={Mood::Happy} jets={Jets::Idle} /></g>
                <Mine mine={props.board.mine} />
            </svg>
            <Legend legend={props.legend} />
        </div>
    }
}

#[component]
fn BoardSky() -> Html {
    html! {
        <svg class="board-sky" viewBox="0 0 1000 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            { stars(72, 1000, 420) }
            <g opacity=".8">{ placed("planet-ring", -40, 300, 250, 175) }</g>
        </svg>
    }
}
