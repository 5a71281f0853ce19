//! The turns of a solo game: a little taxi for each, the arithmetic beside it, and the total below.

use yew::prelude::*;

use super::art::{icon, piece};
use super::little::flown;
use super::numeral::{numeral, silent_numeral};
use crate::table::{SoloTurn, TurnSum};
use crate::words::{Words, say};

/// All of them, and the total.
pub fn solo_turns(turns: &[SoloTurn], total: u16, words: &Words) -> Html {
    html! {
        <section class="flown">
            <h2 class="sr">{ words.say(say::final_table()) }</h2>
            <ol class="flown-turns">{ for turns.iter().zip(1..).map(|(one, round)| turn(one, round, words)) }</ol>
            <p class="flown-total">
                <b>{ words.say(say::label_total()) }</b>{ numeral(&total.to_string(), total.to_string()) }
            </p>
        </section>
    }
}

fn turn(turn: &SoloTurn, round: u8, words: &Words) -> Html {
    let (class, said, points) = match turn.sum {
        Some(sum) => ("flown-turn", sum_of(sum, words), sum.points),
        None => ("flown-turn is-misfire", failed(words), 0),
    };
    html! {
        <li {class}>
            { flown(&turn.board, turn.sum.is_some()) }
            <div class="flown-how"><b>{ words.say(say::final_round_n(round)) }</b>{ said }</div>
            <span class="flown-points" aria-hidden="true">
                if turn.sum.is_some() { <i>{ silent_numeral("=") }</i> }
                { silent_numeral(&points.to_string()) }
            </span>
        </li>
    }
}

/// `passengers × factor + crystal + coins`, each with its piece.
fn sum_of(sum: TurnSum, words: &Words) -> Html {
    let TurnSum { passengers, factor, crystal, coins, points } = sum;
    let parts = [("", "thumb", passengers), ("×", "flame", factor), ("+", "gem", crystal), ("+", "coin", coins)];
    let part = |(sign, art, number): (&'static str, &'static str, u8)| {
        html! {
            <span class="flown-part">
                if !sign.is_empty() { { silent_numeral(sign) } }
                { piece(art, "flown-art") }{ silent_numeral(&number.to_string()) }
            </span>
        }
    };
    html! {
        <p class="flown-sum">
            <span class="sr">{ words.say(say::say_turn_score(coins, crystal, factor, points, passengers)) }</span>
            { for parts.into_iter().map(part) }
        </p>
    }
}

fn failed(words: &Words) -> Html {
    html! { <p class="flown-failed">{ icon("crash") }<span>{ words.say(say::failed_to_launch()) }</span></p> }
}
