//! After a launch: the taxi lifts off, and the fare ticket says line by line what the turn brings.

use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{Intent, MineModel, TableModel};
use super::Part;
use super::art::{icon, piece};
use super::coins::spend_coins;
use super::fare::{fuel, groups, note, row, value};
use super::next::next;
use super::numeral::{numeral, silent_numeral};
use super::stage::{Ending, stage};
use super::voice::Voice;
use super::watched::watched_scene;
use crate::space_taxi::rules::FULL_TAXI_COINS;
use crate::words::say;

pub fn ticket(part: &Part) -> Html {
    let voice = part.voice;
    let model = part.model;
    let formula = &model.formula;
    let card = model.cards.get(model.player.index());
    let (purse, spending) = card.map_or((0, 0), |card| (card.coins, card.cost));
    let mined = matches!(model.board.mine, MineModel::Mined(_));
    let crystal = if mined { say::crystal_safe() } else { say::ticket_crystal_lost() };
    let factor = formula.factor.unwrap_or_default();
    html! {
        <>
            { stage(model, Ending::LiftOff, say::liftoff(), bonus(model, voice), voice) }
            <section id={Spot::Ticket.id()} class="ticket">
                <ol class="ticket-rows">
                    { row(0, "thumb", say::label_passengers(), groups(&model.board, voice), value(&formula.passengers.to_string()), "", voice) }
                    { row(1, "flame", say::label_fuel(), fuel(model), value(&format!("×{factor}")), "", voice) }
                    { row(2, "gem", say::label_crystal(), note(crystal, voice), value(&format!("+{}", formula.crystal)), "", voice) }
                    { spend_coins(part, purse, spending, formula.coins) }
                </ol>
                <p class="ticket-sum">
                    <span class="ticket-how">{ format!("{} × {factor} + {} + {}", formula.passengers, formula.crystal, formula.coins) }</span>
                    <span class="ticket-equals">{ silent_numeral("=") }</span>
                    <span id={Spot::Total.id()} class="ticket-total">{ numeral(&formula.most.to_string(), voice.say(say::card_total(formula.most))) }</span>
                </p>
                // What is certain, also while the total still counts up.
                { take(part, formula.least, voice) }
                { next(model, voice) }
            </section>
        </>
    }
}

/// A taxi full of groups has earned coins.
fn bonus(model: &TableModel, voice: &Voice) -> Html {
    let Some(bonus) = model.bonus else { return Html::default() };
    let coin = |nth: u8| html! { <span id={Spot::BonusCoin(nth.into()).id()}>{ piece("coin", "stage-coin") }</span> };
    let text = if bonus < FULL_TAXI_COINS { say::ticket_bonus_short(bonus) } else { say::ticket_bonus(bonus) };
    html! {
        <p id={Spot::Bonus.id()} class="stage-bonus">
            <span class="stage-coins">{ for (0..bonus).map(coin) }</span>
            <span><b>{ voice.say(say::ticket_full_taxi()) }</b>{ voice.say(text) }</span>
        </p>
    }
}

/// Takes the points, or takes the launch back.
fn take(part: &Part, points: u8, voice: &Voice) -> Html {
    if let Some(watched) = part.watched {
        return watched_scene(part, watched);
    }
    let undo = voice.say(say::undo());
    html! {
        <div class="ticket-go">
            <button type="button" class="btn primary ticket-take" disabled={!part.can_act}
                onclick={part.wants(Intent::Settle)}>
                { voice.say(say::take_points(points)) }
            </button>
            if part.model.actions.undo {
                <button type="button" class="btn ticket-undo" title={undo.clone()} aria-label={undo} disabled={!part.can_act}
                    onclick={part.wants(Intent::Undo)}>{ icon("undo") }</button>
            }
        </div>
    }
}
