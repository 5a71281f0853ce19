//! After a launch: the taxi lifts off, and the fare ticket says line by line what the turn brings.

use yew::prelude::*;

use super::art::{icon, piece};
use super::coins::spend_coins;
use super::context::TableContext;
use super::fare::{FareRow, fuel, groups, note, value};
use super::next::next;
use super::numeral::{numeral, silent_numeral};
use super::stage::{Ending, stage};
use super::stakes::stakes;
use super::watched::{Watched, watched_scene};
use super::who::Who;
use crate::table::moves::Spot;
use crate::table::{Intent, MineModel, TableModel};
use crate::words::{Words, say};
use space_taxi::rules::FULL_TAXI_COINS;

pub fn ticket(model: &TableModel, watched: Option<&Watched>, table: &TableContext, words: &Words) -> Html {
    let formula = &model.formula;
    let who = Who::on_turn(model);
    let card = model.cards.get(model.player.index());
    let (purse, spending) = card.map_or((0, 0), |card| (card.coins, card.cost));
    let mined = matches!(model.board.mine, MineModel::Mined(_));
    let crystal = if mined { say::crystal_safe() } else { say::ticket_crystal_lost() };
    let factor = formula.factor.unwrap_or_default();
    let rows = [
        FareRow {
            nth: 0,
            art: "thumb",
            name: say::label_passengers(),
            made_of: groups(&model.board, words),
            value: value(&formula.passengers.to_string()),
            class: "",
        },
        FareRow {
            nth: 1,
            art: "flame",
            name: say::label_fuel(),
            made_of: fuel(&model.board.pads, model.legend.fuel_sum),
            value: value(&format!("×{factor}")),
            class: "",
        },
        FareRow {
            nth: 2,
            art: "gem",
            name: say::label_crystal(),
            made_of: note(crystal, words),
            value: value(&format!("+{}", formula.crystal)),
            class: "",
        },
    ];
    html! {
        <>
            { stage(Ending::LiftOff, say::liftoff(), model, model.bonus.map(|coins| bonus(coins, words)), words) }
            <section id={Spot::Ticket.id()} class="ticket">
                <ol class="ticket-rows">
                    { for rows.into_iter().map(|row| row.draw(words)) }
                    { spend_coins(purse, spending, formula.coins, table, words) }
                </ol>
                { stakes(model, watched.is_none(), words) }
                <p class="ticket-sum">
                    <span class="ticket-how">{ format!("{} × {factor} + {} + {}", formula.passengers, formula.crystal, formula.coins) }</span>
                    <span class="ticket-equals">{ silent_numeral("=") }</span>
                    <span id={Spot::Total.id()} class="ticket-total">{ numeral(&formula.most.to_string(), words.say(say::card_total(formula.most))) }</span>
                </p>
                if let Some(watched) = watched {
                    { watched_scene(&who, model.why, watched, words) }
                } else {
                    // What is certain, also while the total still counts up.
                    { take(formula.least, model.actions.undo, table, words) }
                }
                { next(model, words) }
            </section>
        </>
    }
}

/// A taxi full of groups has earned coins.
fn bonus(coins: u8, words: &Words) -> Html {
    let coin = |nth: u8| html! { <span id={Spot::BonusCoin(nth.into()).id()}>{ piece("coin", "stage-coin") }</span> };
    let text = if coins < FULL_TAXI_COINS { say::ticket_bonus_short(coins) } else { say::ticket_bonus(coins) };
    html! {
        <p id={Spot::Bonus.id()} class="stage-bonus">
            <span class="stage-coins">{ for (0..coins).map(coin) }</span>
            <span><b>{ words.say(say::ticket_full_taxi()) }</b>{ words.say(text) }</span>
        </p>
    }
}

/// Takes the points, or takes the launch back, if it can be.
fn take(points: u8, undo: bool, table: &TableContext, words: &Words) -> Html {
    let name = words.say(say::undo());
    html! {
        <div class="ticket-go">
            <button type="button" class="btn primary ticket-take" disabled={!table.can_act} onclick={table.wants(Intent::Settle)}>
                { words.say(say::take_points(points)) }
            </button>
            if undo {
                <button type="button" class="btn ticket-undo" title={name.clone()} aria-label={name} disabled={!table.can_act}
                    onclick={table.wants(Intent::Undo)}>{ icon("undo") }</button>
            }
        </div>
    }
}
