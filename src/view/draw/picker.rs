//! The strip over the dice that asks what becomes of a thumbs-up.

use yew::prelude::*;

use super::art::{alien, piece, species_class};
use super::context::{TableContext, use_table_context};
use super::names;
use crate::table::{Intent, JokerChoice};
use crate::words::{Words, say, use_words};
use space_taxi::rules::{Face, JOKER_PRICE, Species};

#[derive(Properties, PartialEq)]
pub struct PickerProps {
    pub choice: Option<JokerChoice>,
    /// What the purse holds, the other picked jokers paid.
    pub purse: u8,
}

#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let words = &use_words();
    let table = &use_table_context();
    let broke = props.purse < JOKER_PRICE;
    html! {
        <div class={classes!("picker", broke.then_some("is-broke"))} role="radiogroup" aria-label={words.say(say::joker_becomes())}>
            if broke {
                <span class="picker-reason">{ words.say(say::joker_no_coin()) }</span>
            } else {
                <span class="picker-title" aria-hidden="true">{ words.say(say::joker_becomes()) }</span>
            }
            <div class="picker-choices">
                { for Species::ALL.iter().map(|species| choice(*species, props, table, words)) }
                { unpaid(props.choice == Some(JokerChoice::Unpaid), table, words) }
            </div>
            <span class="picker-price">
                <span class="sr">{ words.say(say::joker_price(JOKER_PRICE)) }{ " " }{ words.say(say::joker_purse(props.purse)) }</span>
                <b aria-hidden="true">{ JOKER_PRICE }</b>
                { piece("coin", "picker-coin") }
                <small aria-hidden="true">{ format!("/ {}", props.purse) }</small>
            </span>
        </div>
    }
}

fn choice(species: Species, props: &PickerProps, table: &TableContext, words: &Words) -> Html {
    let wanted = JokerChoice::Paid(species);
    let on = props.choice == Some(wanted);
    let broke = props.purse < JOKER_PRICE;
    html! {
        <button type="button" role="radio" class={classes!("picker-choice", species_class(species), on.then_some("is-on"))}
            aria-checked={on.to_string()} aria-label={words.say(names::species(species))} title={broke.then(|| words.say(say::joker_no_coin()))}
            disabled={broke || !table.can_act} onclick={table.wants(Intent::Decide(wanted))}>
            { alien(species) }
            <span class="picker-letter" aria-hidden="true">{ species.initial() }</span>
        </button>
    }
}

fn unpaid(on: bool, table: &TableContext, words: &Words) -> Html {
    html! {
        <button type="button" role="radio" class={classes!("picker-choice", "picker-unpaid", on.then_some("is-on"))}
            aria-checked={on.to_string()} aria-label={words.say(say::unpaid())} title={words.say(say::unpaid_hint())}
            disabled={!table.can_act} onclick={table.wants(Intent::Decide(JokerChoice::Unpaid))}>
            { piece("thumb", "piece") }
            <small class="picker-word" aria-hidden="true">{ words.say(say::unpaid()) }</small>
            <small class="picker-free" aria-hidden="true">{ "0" }{ piece("coin", "picker-coin") }</small>
        </button>
    }
}
