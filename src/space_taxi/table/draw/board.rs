//! The board: the taxi over the crystal mine, and the scoring legend beside it.

use yew::prelude::*;

use super::Part;
use super::art::placed;
use super::backdrop::stars;
use super::legend::legend;
use super::mine::mine;
use super::taxi::{Jets, Mood, taxi};
use crate::words::say;

pub fn board(part: &Part) -> Html {
    let voice = part.voice;
    let board = &part.model.board;
    html! {
        <div class="board">
            <BoardSky />
            <svg class="board-scene" viewBox="0 0 800 520" role="group" aria-label={voice.say(say::board())}>
                <g class="float">{ taxi(board, Mood::Happy, Jets::Idle, voice) }</g>
                { mine(board.mine, voice) }
            </svg>
            { legend(part) }
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
