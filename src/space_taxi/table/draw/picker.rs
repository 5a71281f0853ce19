//! The strip over the dice that asks what becomes of a thumbs-up.

use yew::prelude::*;

use super::super::{Intent, JokerChoice, PickerModel};
use super::art::{alien, piece, species_class};
use super::names;
use super::voice::{Voice, use_voice};
use crate::markup::{classes, html};
use crate::space_taxi::rules::{Face, Species};
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct PickerProps {
    pub model: PickerModel,
    /// How many dice lie in the tray, so that the strip can point at its own.
    pub count: u8,
    pub can_act: bool,
    pub on_intent: Callback<Intent>,
}

#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let voice = use_voice();
    let model = &props.model;
    let broke = model.purse == 0;
    html! {
        <div class={classes!("picker", broke.then_some("is-broke"))} role="radiogroup" aria-label={voice.say(&say::joker_becomes())}>
            if broke {
                <span class="picker-reason">{ voice.say(&say::joker_no_coin()) }</span>
            } else {
                <span class="picker-title" aria-hidden="true">{ voice.say(&say::joker_becomes()) }</span>
            }
            <div class="picker-choices">
                { for Species::ALL.iter().map(|species| choice(*species, props, &voice)) }
                { unpaid(props, &voice) }
            </div>
            <span class="picker-price">
                <span class="sr">{ voice.say(&say::joker_price()) }{ " " }{ voice.say(&say::joker_purse(model.purse)) }</span>
                <b aria-hidden="true">{ "1" }</b>
                { piece("coin", "picker-coin") }
                <small aria-hidden="true">{ format!("/ {}", model.purse) }</small>
            </span>
        </div>
    }
}

fn choice(species: Species, props: &PickerProps, voice: &Voice) -> Html {
    let wanted = JokerChoice::Paid(species);
    let on = props.model.choice == Some(wanted);
    let onclick = props.on_intent.reform(move |_| Intent::Decide(wanted));
    let broke = props.model.purse == 0;
    let name = voice.say(&names::species(species));
    html! {
        <button type="button" role="radio" class={classes!("picker-choice", species_class(species), on.then_some("is-on"))}
            aria-checked={on.to_string()} aria-label={name} title={broke.then(|| voice.say(&say::joker_no_coin()))}
            disabled={broke || !props.can_act} {onclick}>
            { alien(species) }
            <span class="picker-letter" aria-hidden="true">{ species.initial() }</span>
        </button>
    }
}

fn unpaid(props: &PickerProps, voice: &Voice) -> Html {
    let on = props.model.choice == Some(JokerChoice::Unpaid);
    let onclick = props.on_intent.reform(|_| Intent::Decide(JokerChoice::Unpaid));
    html! {
        <button type="button" role="radio" class={classes!("picker-choice", "picker-unpaid", on.then_some("is-on"))}
            aria-checked={on.to_string()} aria-label={voice.say(&say::unpaid())} title={voice.say(&say::unpaid_hint())} disabled={!props.can_act} {onclick}>
            { piece("thumb", "piece") }
            <small class="picker-word" aria-hidden="true">{ voice.say(&say::unpaid()) }</small>
            <small class="picker-free" aria-hidden="true">{ "0" }{ piece("coin", "picker-coin") }</small>
        </button>
    }
}
