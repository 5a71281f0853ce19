//! After a launch: the taxi lifts off, and the fare ticket says line by line what the turn brings.

use std::rc::Rc;

use yew::prelude::*;

use super::art::{icon, piece};
use super::coins::SpendCoins;
use super::context::use_table_context;
use super::fare::{FareRow, fuel, groups, note, value};
use super::next::Next;
use super::numeral::{numeral, silent_numeral};
use super::stage::{Ending, Stage};
use super::watched::{Watched, WatchedScene};
use super::who::Who;
use crate::table::moves::Spot;
use crate::table::{Intent, MineModel, TableModel};
use crate::words::{say, use_words};
use space_taxi::rules::FULL_TAXI_COINS;

#[derive(Properties, PartialEq)]
pub struct TicketProps {
    pub model: Rc<TableModel>,
    pub watched: Option<Watched>,
}

#[component]
pub fn Ticket(props: &TicketProps) -> Html {
    let TicketProps { model, watched } = props;
    let words = use_words();
    let formula = &model.formula;
    let who = Who::on_turn(model);
    let card = model.cards.get(model.player.index());
    let (purse, spending) = card.map_or((0, 0), |card| (card.coins, card.cost));
    let mined = matches!(model.board.mine, MineModel::Mined(_));
    let crystal = if mined { say::crystal_safe() } else { say::ticket_crystal_lost() };
    let factor = formula.factor.unwrap_or_default();
    html! {
        <>
            <Stage ending={Ending::LiftOff} title={say::liftoff()} board={model.board.clone()} who={who.clone()} round={model.round} rounds={model.rounds}>
                if let Some(coins) = model.bonus { <Bonus {coins} /> }
            </Stage>
            <section id={Spot::Ticket.id()} class="ticket">
                <ol class="ticket-rows">
                    <FareRow nth=0 art="thumb" name={say::label_passengers()} value={value(&formula.passengers.to_string())}>
                        { groups(&model.board, &words) }
                    </FareRow>
                    <FareRow nth=1 art="flame" name={say::label_fuel()} value={value(&format!("×{factor}"))}>
                        { fuel(&model.board.pads, model.legend.fuel_sum) }
                    </FareRow>
                    <FareRow nth=2 art="gem" name={say::label_crystal()} value={value(&format!("+{}", formula.crystal))}>
                        { note(crystal, &words) }
                    </FareRow>
                    <SpendCoins {purse} {spending} points={formula.coins} />
                </ol>
                <p class="ticket-sum">
                    <span class="ticket-how">{ format!("{} × {factor} + {} + {}", formula.passengers, formula.crystal, formula.coins) }</span>
                    <span class="ticket-equals">{ silent_numeral("=") }</span>
                    <span id={Spot::Total.id()} class="ticket-total">{ numeral(&formula.most.to_string(), words.say(say::card_total(formula.most))) }</span>
                </p>
                if let Some(watched) = watched {
                    <WatchedScene {who} why={model.why} watched={watched.clone()} />
                } else {
                    // What is certain, also while the total still counts up.
                    <Take points={formula.least} undo={model.actions.undo} />
                }
                <Next model={Rc::clone(model)} />
            </section>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct BonusProps {
    coins: u8,
}

/// A taxi full of groups has earned coins.
#[component]
fn Bonus(props: &BonusProps) -> Html {
    let words = use_words();
    let bonus = props.coins;
    let coin = |nth: u8| html! { <span id={Spot::BonusCoin(nth.into()).id()}>{ piece("coin", "stage-coin") }</span> };
    let text = if bonus < FULL_TAXI_COINS { say::ticket_bonus_short(bonus) } else { say::ticket_bonus(bonus) };
    html! {
        <p id={Spot::Bonus.id()} class="stage-bonus">
            <span class="stage-coins">{ for (0..bonus).map(coin) }</span>
            <span><b>{ words.say(say::ticket_full_taxi()) }</b>{ words.say(text) }</span>
        </p>
    }
}

#[derive(Properties, PartialEq)]
struct TakeProps {
    points: u8,
    /// Whether the launch can be taken back.
    undo: bool,
}

/// Takes the points, or takes the launch back.
#[component]
fn Take(props: &TakeProps) -> Html {
    let (words, table) = (use_words(), use_table_context());
    let undo = words.say(say::undo());
    html! {
        <div class="ticket-go">
            <button type="button" class="btn primary ticket-take" disabled={!table.can_act} onclick={table.wants(Intent::Settle)}>
                { words.say(say::take_points(props.points)) }
            </button>
            if props.undo {
                <button type="button" class="btn ticket-undo" title={undo.clone()} aria-label={undo} disabled={!table.can_act}
                    onclick={table.wants(Intent::Undo)}>{ icon("undo") }</button>
            }
        </div>
    }
}
