//! A failure to launch: funny, short, and what it costs.

use yew::prelude::*;

use super::art::icon;
use super::context::TableContext;
use super::fare::{FareRow, fuel, note, value};
use super::legend::fuel_cells;
use super::next::next;
use super::numeral::{numeral, silent_numeral};
use super::stage::{Ending, stage};
use super::watched::{Watched, watched_scene};
use super::who::Who;
use crate::table::moves::Spot;
use crate::table::{Intent, TableModel};
use crate::words::{Words, say};
use space_taxi::rules::LEAST_FUEL;

pub fn misfire(model: &TableModel, watched: Option<&Watched>, table: &TableContext, words: &Words) -> Html {
    let formula = &model.formula;
    let who = Who::on_turn(model);
    let fuel_name =
        if model.legend.fuel_sum < LEAST_FUEL { say::failure_too_little() } else { say::failure_too_much() };
    let struck = |shown: String| html! { <s>{ value(&shown) }</s> };
    let fuelled = FareRow {
        nth: 0,
        art: "flame",
        name: fuel_name,
        made_of: fuel(&model.board.pads, model.legend.fuel_sum),
        value: icon("crash"),
        class: "is-bad",
    };
    let passengers = FareRow {
        nth: 1,
        art: "thumb",
        name: say::label_passengers(),
        made_of: note(say::failure_passengers(), words),
        value: struck(formula.passengers.to_string()),
        class: "is-off",
    };
    let crystal = (formula.crystal > 0).then(|| FareRow {
        nth: 2,
        art: "gem",
        name: say::label_crystal(),
        made_of: note(say::failure_crystal(), words),
        value: struck(format!("+{}", formula.crystal)),
        class: "is-off",
    });
    html! {
        <>
            { stage(Ending::Misfire, say::failure(), model, None, words) }
            <section id={Spot::Ticket.id()} class="ticket is-void">
                <ol class="ticket-rows">
                    { fuelled.draw(words) }
                    <li class="ticket-gauge">
                        { fuel_cells(&model.legend, words) }
                        <p>{ words.say(say::failure_only_flies()) }</p>
                    </li>
                    { passengers.draw(words) }
                    if let Some(crystal) = crystal { { crystal.draw(words) } }
                </ol>
                <p class="ticket-sum">
                    <span class="ticket-how">{ words.say(say::failure_no_points()) }</span>
                    <span class="ticket-equals">{ silent_numeral("=") }</span>
                    <span class="ticket-total">{ numeral("0", words.say(say::card_total(0_u8))) }</span>
                </p>
                if let Some(watched) = watched {
                    { watched_scene(&who, model.why, watched, words) }
                } else {
                    { go_on(model.actions.undo, table, words) }
                }
                { next(model, words) }
            </section>
        </>
    }
}

/// On to the next player, or back before the placement, if it can be taken back.
fn go_on(undo: bool, table: &TableContext, words: &Words) -> Html {
    let name = words.say(say::undo());
    html! {
        <div class="ticket-go">
            <button type="button" class="btn primary ticket-take" onclick={table.wants(Intent::Continue)}>
                { words.say(say::continue_game()) }
            </button>
            if undo && table.can_act {
                <button type="button" class="btn ticket-undo" title={name.clone()} aria-label={name}
                    onclick={table.wants(Intent::Undo)}>{ icon("undo") }</button>
            }
        </div>
    }
}
