//! A failure to launch: funny, short, and what it costs.

use std::rc::Rc;

use yew::prelude::*;

use super::art::icon;
use super::context::use_table_context;
use super::fare::{FareRow, fuel, note, value};
use super::legend::FuelCells;
use super::next::Next;
use super::numeral::{numeral, silent_numeral};
use super::stage::{Ending, Stage};
use super::watched::{Watched, WatchedScene};
use super::who::Who;
use crate::table::moves::Spot;
use crate::table::{Intent, TableModel};
use crate::words::{say, use_words};
use space_taxi::rules::LEAST_FUEL;

#[derive(Properties, PartialEq)]
pub struct MisfireProps {
    pub model: Rc<TableModel>,
    pub watched: Option<Watched>,
}

#[component]
pub fn Misfire(props: &MisfireProps) -> Html {
    let MisfireProps { model, watched } = props;
    let words = use_words();
    let formula = &model.formula;
    let who = Who::on_turn(model);
    let fuel_name =
        if model.legend.fuel_sum < LEAST_FUEL { say::failure_too_little() } else { say::failure_too_much() };
    let struck = |shown: String| html! { <s>{ value(&shown) }</s> };
    html! {
        <>
            <Stage ending={Ending::Misfire} title={say::failure()} board={model.board.clone()} who={who.clone()} round={model.round} rounds={model.rounds} />
            <section id={Spot::Ticket.id()} class="ticket is-void">
                <ol class="ticket-rows">
                    <FareRow nth=0 art="flame" name={fuel_name} value={icon("crash")} class="is-bad">
                        { fuel(&model.board.pads, model.legend.fuel_sum) }
                    </FareRow>
                    <li class="ticket-gauge">
                        <FuelCells legend={model.legend} />
                        <p>{ words.say(say::failure_only_flies()) }</p>
                    </li>
                    <FareRow nth=1 art="thumb" name={say::label_passengers()} value={struck(formula.passengers.to_string())} class="is-off">
                        { note(say::failure_passengers(), &words) }
                    </FareRow>
                    if formula.crystal > 0 {
                        <FareRow nth=2 art="gem" name={say::label_crystal()} value={struck(format!("+{}", formula.crystal))} class="is-off">
                            { note(say::failure_crystal(), &words) }
                        </FareRow>
                    }
                </ol>
                <p class="ticket-sum">
                    <span class="ticket-how">{ words.say(say::failure_no_points()) }</span>
                    <span class="ticket-equals">{ silent_numeral("=") }</span>
                    <span class="ticket-total">{ numeral("0", words.say(say::card_total(0_u8))) }</span>
                </p>
                if let Some(watched) = watched {
                    <WatchedScene {who} why={model.why} watched={watched.clone()} />
                } else {
                    <GoOn undo={model.actions.undo} />
                }
                <Next model={Rc::clone(model)} />
            </section>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct GoOnProps {
    /// Whether the placement can be taken back.
    undo: bool,
}

/// On to the next player, or back before the placement.
#[component]
fn GoOn(props: &GoOnProps) -> Html {
    let (words, table) = (use_words(), use_table_context());
    let undo = words.say(say::undo());
    html! {
        <div class="ticket-go">
            <button type="button" class="btn primary ticket-take" onclick={table.wants(Intent::Continue)}>
                { words.say(say::continue_game()) }
            </button>
            if props.undo && table.can_act {
                <button type="button" class="btn ticket-undo" title={undo.clone()} aria-label={undo}
                    onclick={table.wants(Intent::Undo)}>{ icon("undo") }</button>
            }
        </div>
    }
}
