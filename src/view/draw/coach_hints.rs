//! The placements that the coach advises, each to be picked by a tap.

use std::rc::Rc;

use yew::prelude::*;

use super::art::{piece, placed_symbol};
use super::coach::{CoachAnswer, laid_out, worth};
use super::coach_odds::CoachWorks;
use super::context::use_table_context;
use crate::table::{Intent, TableState, TrayModel, Why, die_name};
use crate::words::{say, use_words};
use space_taxi::pilot::{Aim, Hint, Valued};
use space_taxi::rules::Action;

#[derive(Properties, PartialEq)]
pub struct CoachHintsProps {
    pub table: Rc<TableState>,
    pub tray: TrayModel,
    pub aim: Aim,
    pub hint: CoachAnswer<Hint>,
}

#[component]
pub fn CoachHints(props: &CoachHintsProps) -> Html {
    let words = &use_words();
    let table = use_table_context();
    let proposal = |valued: &Valued| {
        let dice = laid_out(&valued.placement, &props.tray);
        let what = match dice.as_slice() {
            [] => html! { <span>{ words.say(say::keep_none()) }</span> },
            dice => html! {
                <>
                    <span class="sr">{ words.say(say::list_one(dice.iter().map(die_name).collect::<Vec<_>>())) }</span>
                    { for dice.iter().map(|die| piece(placed_symbol(die.die, die.joker), "coach-die")) }
                </>
            },
        };
        let action = Action::Place(valued.placement);
        let why = Why::of(props.table.record().game(), &action);
        html! {
            <li>
                <button type="button" class="coach-hint" onclick={table.wants(Intent::Propose(action))}>
                    <span class="coach-dice">{ what }</span>
                    <b>{ words.say(worth(valued, props.aim)) }</b>
                    if let Some(why) = why { <small class="coach-why">{ words.say(why.message()) }</small> }
                </button>
            </li>
        }
    };
    match &props.hint {
        CoachAnswer::Soon => html! { <CoachWorks /> },
        CoachAnswer::Nothing => html! { <p class="coach-note">{ words.say(say::coach_lost()) }</p> },
        CoachAnswer::Told(hint) => html! {
            <ol class="coach-hints">
                { proposal(&hint.best) }
                { for hint.next.iter().map(proposal) }
            </ol>
        },
    }
}
