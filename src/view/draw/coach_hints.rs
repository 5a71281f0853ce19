//! The placements that the coach advises, each to be picked by a tap.

use yew::prelude::*;

use super::art::{piece, placed_symbol};
use super::coach::{CoachAnswer, laid_out, worth};
use super::coach_odds::works;
use super::context::TableContext;
use crate::table::{Intent, JokerChoice, TableState, TrayDie, TrayModel, Why, die_name};
use crate::words::{Words, say};
use space_taxi::pilot::{Aim, Hint, Valued};
use space_taxi::rules::Action;

/// Placements whose worth is this close are as good as each other: a tenth of a point, or of a percent.
const fn is_close(aim: Aim) -> f64 {
    match aim {
        Aim::Points => 0.1,
        Aim::Wins => 0.001,
    }
}

/// What is advised at this table.
pub struct CoachHints<'a> {
    pub table: &'a TableState,
    pub tray: &'a TrayModel,
    pub aim: Aim,
    pub context: &'a TableContext,
    pub words: &'a Words,
}

impl CoachHints<'_> {
    /// The best placement, those that are as good in one line, and what the others bring less.
    pub fn draw(&self, hint: &CoachAnswer<Hint>) -> Html {
        let words = self.words;
        let hint = match hint {
            CoachAnswer::Soon => return works(words),
            CoachAnswer::Nothing => return html! { <p class="coach-note">{ words.say(say::coach_lost()) }</p> },
            CoachAnswer::Told(hint) => hint,
        };
        let behind = |valued: &Valued| hint.best.value - valued.value;
        let (as_good, others): (Vec<_>, Vec<_>) =
            hint.next.iter().partition(|valued| behind(valued) < is_close(self.aim));
        html! {
            <ol class="coach-hints">
                <li>{ self.button(&hint.best, Some(words.say(say::coach_best())), true) }</li>
                if !as_good.is_empty() {
                    <li class="coach-as-good">
                        <span>{ words.say(say::coach_as_good()) }</span>
                        { for as_good.into_iter().map(|valued| self.button(valued, None, false)) }
                    </li>
                }
                { for others.into_iter().map(|valued| {
                    html! { <li>{ self.button(valued, Some(words.say(worth(-behind(valued), self.aim))), true) }</li> }
                }) }
            </ol>
        }
    }

    fn button(&self, valued: &Valued, told: Option<String>, explained: bool) -> Html {
        let words = self.words;
        let dice = laid_out(&valued.placement, self.tray);
        let what = match dice.as_slice() {
            [] => html! { <span>{ words.say(say::keep_none()) }</span> },
            dice => html! {
                <>
                    <span class="sr">{ words.say(say::list_one(dice.iter().map(die_name).collect::<Vec<_>>())) }</span>
                    { for dice.iter().map(die) }
                </>
            },
        };
        let action = Action::Place(valued.placement);
        let why = Why::of(self.table.record().game(), &action).filter(|_| explained);
        html! {
            <button type="button" class="coach-hint" onclick={self.context.wants(Intent::Propose(action))}>
                <span class="coach-dice">{ what }</span>
                if let Some(told) = told { <b>{ told }</b> }
                if let Some(why) = why { <small class="coach-why">{ words.say(why.message()) }</small> }
            </button>
        }
    }
}

/// A die as it would lie, a joker with the coin that it costs.
fn die(die: &TrayDie) -> Html {
    let costs = matches!(die.joker, Some(JokerChoice::Paid(_)));
    html! {
        <span class="coach-die">
            { piece(placed_symbol(die.die, die.joker), "piece") }
            if costs { { piece("coin", "coach-coin") } }
        </span>
    }
}
