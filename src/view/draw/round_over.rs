//! The settled round: everyone's result, the worst struck, and who opens the next.

use yew::prelude::*;

use super::art::icon;
use super::context::TableContext;
use super::names;
use super::round_lanes::{cell, round_lanes};
use crate::table::moves::Spot;
use crate::table::{Intent, RoundCell, TableModel};
use crate::words::{Words, say};

pub fn round_over(model: &TableModel, table: &TableContext, words: &Words) -> Html {
    let struck = model.cards.iter().filter(|card| matches!(cell(card, model.round), RoundCell::Struck { .. })).count();
    let law = match struck {
        0 if model.cards.len() == 1 => say::scoring_round(),
        struck if struck == model.cards.len() => say::round_all_struck(),
        _ => say::round_worst_struck(),
    };
    let opener = names::player(&model.cards, model.player);
    html! {
        <section class="round">
            <header class="round-head">
                <p>{ words.say(law) }</p>
                <h1>{ words.say(say::round_over(model.round)) }</h1>
            </header>
            { round_lanes(model, words) }
            if model.cards.len() > 1 {
                <p id={Spot::Opener.id()} class="round-next">{ icon("flag") }<span>{ words.say(say::round_opens_next(opener)) }</span></p>
            }
            <button type="button" class="btn primary round-go" onclick={table.wants(Intent::Continue)}>
                { words.say(say::round_next(model.round + 1)) }
            </button>
        </section>
    }
}
