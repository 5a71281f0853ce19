//! The row of the ticket in which coins are paid for points.

use yew::prelude::*;

use super::art::{icon, piece};
use super::context::TableContext;
use super::fare::{note, value};
use crate::table::Intent;
use crate::table::moves::Spot;
use crate::words::{Words, say};

/// So much of the purse is about to be paid, which brings so many points.
pub fn spend_coins(purse: u8, spending: u8, points: u8, table: &TableContext, words: &Words) -> Html {
    let to = |coins: u8| table.wants(Intent::SpendTo(coins));
    let coin = |number: u8| {
        let paid = number <= spending;
        // A tap on the last paid coin takes it back; on any other, it pays up to that one.
        let wanted = if number == spending { number - 1 } else { number };
        html! {
            <button type="button" id={Spot::Coin(usize::from(number) - 1).id()} class={classes!("coins-coin", paid.then_some("is-paid"))} tabindex="-1" aria-hidden="true"
                disabled={!table.can_act} onclick={to(wanted)}>{ piece("coin", "piece") }</button>
        }
    };
    let step = |symbol: &'static str, name: String, off: bool, coins: u8| {
        html! {
            <button type="button" class="coins-step" aria-label={name} disabled={off || !table.can_act} onclick={to(coins)}>
                { icon(symbol) }
            </button>
        }
    };
    html! {
        <li class="ticket-row coins">
            { piece("coin", "ticket-icon") }
            <div class="ticket-what">
                <b>{ words.say(say::spend_coins()) }</b>
                { note(if purse == 0 { say::spend_purse_empty() } else { say::spend_each() }, words) }
            </div>
            <span class="ticket-value">{ value(&format!("+{}", points)) }</span>
            if purse > 0 {
                <div class="coins-stepper" role="group" aria-label={words.say(say::spend_chosen(spending, purse))}>
                    { step("minus", words.say(say::spend_less()), spending == 0, spending.saturating_sub(1)) }
                    <div class="coins-pile">
                        { for (1..=purse).map(coin) }
                        <span class="coins-count">{ format!("{spending} / {purse}") }</span>
                    </div>
                    { step("plus", words.say(say::spend_more()), spending == purse, spending + 1) }
                </div>
            }
        </li>
    }
}
