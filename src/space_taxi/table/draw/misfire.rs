//! A failure to launch: funny, short, and what it costs.

use yew::prelude::*;

use super::super::Intent;
use super::super::moves::Spot;
use super::Part;
use super::art::icon;
use super::fare::{fuel, note, row, value};
use super::legend::fuel_cells;
use super::next::next;
use super::numeral::{numeral, silent_numeral};
use super::stage::{Ending, stage};
use super::watched::watched_scene;
use crate::words::say;

pub fn misfire(part: &Part) -> Html {
    let voice = part.voice;
    let model = part.model;
    let formula = &model.formula;
    let fuel_name = if model.legend.fuel_sum < 7 { say::failure_too_little() } else { say::failure_too_much() };
    let struck = |shown: String| html! { <s>{ value(&shown) }</s> };
    html! {
        <>
            { stage(model, Ending::Misfire, say::failure(), Html::default(), voice) }
            <section id={Spot::Ticket.id()} class="ticket is-void">
                <ol class="ticket-rows">
                    { row(0, "flame", fuel_name, fuel(model), icon("crash"), "is-bad", voice) }
                    <li class="ticket-gauge">
                        { fuel_cells(&model.legend, voice) }
                        <p>{ voice.say(say::failure_only_flies()) }</p>
                    </li>
                    { row(1, "thumb", say::label_passengers(), note(say::failure_passengers(), voice), struck(formula.passengers.to_string()), "is-off", voice) }
                    if formula.crystal > 0 {
                        { row(2, "gem", say::label_crystal(), note(say::failure_crystal(), voice), struck(format!("+{}", formula.crystal)), "is-off", voice) }
                    }
                </ol>
                <p class="ticket-sum">
                    <span class="ticket-how">{ voice.say(say::failure_no_points()) }</span>
                    <span class="ticket-equals">{ silent_numeral("=") }</span>
                    <span class="ticket-total">{ numeral("0", voice.say(say::card_total(0_u8))) }</span>
                </p>
                { go_on(part) }
                { next(model, voice) }
            </section>
        </>
    }
}

/// On to the next player, or back before the placement.
fn go_on(part: &Part) -> Html {
    if let Some(watched) = part.watched {
        return watched_scene(part, watched);
    }
    let voice = part.voice;
    let undo = voice.say(say::undo());
    html! {
        <div class="ticket-go">
            <button type="button" class="btn primary ticket-take" onclick={part.wants(Intent::Continue)}>
                { voice.say(say::continue_game()) }
            </button>
            if part.model.actions.undo && part.can_act {
                <button type="button" class="btn ticket-undo" title={undo.clone()} aria-label={undo}
                    onclick={part.wants(Intent::Undo)}>{ icon("undo") }</button>
            }
        </div>
    }
}
