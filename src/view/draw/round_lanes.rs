//! A settled round as lanes, one for each player: how far the result carries, whose is struck, who opens the next.

use yew::prelude::*;

use super::art::{avatar, icon, placed, player_class};
use super::numeral::{numeral, silent_numeral};
use crate::table::moves::Spot;
use crate::table::{CardModel, RoundCell, TableModel};
use crate::words::{Words, say};

/// The length of a lane for the best result, in its own units.
const LANE: u32 = 400;

/// The lanes, in seating order.
pub fn round_lanes(model: &TableModel, words: &Words) -> Html {
    let cell = |card: &CardModel| cell(card, model.round);
    let best = model.cards.iter().map(|card| points(cell(card))).max().unwrap_or(0);
    let lane = |card: &CardModel| {
        // Alone nobody is before anybody.
        let is_settled = model.cards.len() > 1 && !matches!(cell(card), RoundCell::Pending { .. });
        lane(card, cell(card), best, is_settled && card.player == model.player, words)
    };
    html! { <ol class="round-lanes">{ for model.cards.iter().map(lane) }</ol> }
}

/// What this round, counted from 1, brought to the player with this card.
pub fn cell(card: &CardModel, round: u8) -> RoundCell {
    card.rounds.get(usize::from(round.max(1)) - 1).copied().unwrap_or(RoundCell::Empty)
}

const fn points(cell: RoundCell) -> u8 {
    match cell {
        RoundCell::Pending { result, .. } | RoundCell::Counts { result, .. } | RoundCell::Struck { result, .. } => {
            result
        }
        RoundCell::Empty | RoundCell::Running => 0,
    }
}

fn lane(card: &CardModel, cell: RoundCell, best: u8, opens: bool, words: &Words) -> Html {
    let (player, result) = (card.player.index(), points(cell));
    let struck = matches!(cell, RoundCell::Struck { .. });
    let misfire = matches!(
        cell,
        RoundCell::Struck { misfire: true, .. }
            | RoundCell::Counts { misfire: true, .. }
            | RoundCell::Pending { misfire: true, .. }
    );
    let length = LANE * u32::from(result) / u32::from(best.max(1));
    let state = if struck {
        "is-struck"
    } else if opens {
        "is-best"
    } else {
        ""
    };
    let name = match (misfire, struck) {
        (true, _) => say::failed_to_launch(),
        (false, true) => say::round_struck_counts(result),
        (false, false) => say::points(result),
    };
    html! {
        <li class={classes!("round-lane", state, misfire.then_some("is-misfire"), player_class(card.player))}>
            { avatar(card.player, card.driver, "round-avatar") }
            <div class="round-who">
                <b>{ &card.name }</b>
                <small>{ words.say(say::card_total(card.total)) }</small>
            </div>
            <svg class="round-track" viewBox="0 0 480 48" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
                <path d="M4 24H476" stroke="var(--line)" stroke-width="3" stroke-dasharray="2 10" stroke-linecap="round" />
                <g id={Spot::Lane(player).id()} class="round-flight">
                    <rect x="0" y="13" width={length.to_string()} height="22" rx="11" fill="var(--p)" opacity=".85" />
                    { placed("taxi-mini", length as i32 + 2, 4, 75, 40) }
                </g>
            </svg>
            <div class="round-result">
                if misfire { { icon("crash") } }
                <span class="round-number">
                    { numeral(&result.to_string(), words.say(name)) }
                    if struck && !misfire { <i id={Spot::Strike(player).id()} class="round-strike" /> }
                </span>
                if struck && !misfire {
                    <span id={Spot::Zero(player).id()} class="round-zero" aria-hidden="true">{ silent_numeral("0") }</span>
                }
            </div>
            <span class="round-mark">
                if struck { { words.say(say::round_struck_mark()) } } else if opens { <i id={Spot::Flag.id()} class="round-flag">{ icon("flag") }</i> }
            </span>
        </li>
    }
}
