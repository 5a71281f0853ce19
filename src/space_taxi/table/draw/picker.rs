//! The strip over the dice that asks what becomes of a thumbs-up.

use yew::prelude::*;

use super::super::{Intent, JokerChoice, PickerModel};
use super::Part;
use super::art::{alien, piece, species_class};
use super::names;
use crate::space_taxi::rules::{Face, Species};
use crate::words::say;

pub fn picker(part: &Part, model: &PickerModel) -> Html {
    let voice = part.voice;
    let broke = model.purse == 0;
    html! {
        <div class={classes!("picker", broke.then_some("is-broke"))} role="radiogroup" aria-label={voice.say(say::joker_becomes())}>
            if broke {
                <span class="picker-reason">{ voice.say(say::joker_no_coin()) }</span>
            } else {
                <span class="picker-title" aria-hidden="true">{ voice.say(say::joker_becomes()) }</span>
            }
            <div class="picker-choices">
                { for Species::ALL.iter().map(|species| choice(*species, part, model)) }
                { unpaid(part, model) }
            </div>
            <span class="picker-price">
                <span class="sr">{ voice.say(say::joker_price()) }{ " " }{ voice.say(say::joker_purse(model.purse)) }</span>
                <b aria-hidden="true">{ "1" }</b>
                { piece("coin", "picker-coin") }
                <small aria-hidden="true">{ format!("/ {}", model.purse) }</small>
            </span>
        </div>
    }
}

fn choice(species: Species, part: &Part, model: &PickerModel) -> Html {
    let voice = part.voice;
    let wanted = JokerChoice::Paid(species);
    let on = model.choice == Some(wanted);
    let onclick = part.wants(Intent::Decide(wanted));
    let broke = model.purse == 0;
    let name = voice.say(names::species(species));
    html! {
        <button type="button" role="radio" class={classes!("picker-choice", species_class(species), on.then_some("is-on"))}
            aria-checked={on.to_string()} aria-label={name} title={broke.then(|| voice.say(say::joker_no_coin()))}
            disabled={broke || !part.can_act} {onclick}>
            { alien(species) }
            <span class="picker-letter" aria-hidden="true">{ species.initial() }</span>
        </button>
    }
}

fn unpaid(part: &Part, model: &PickerModel) -> Html {
    let voice = part.voice;
    let on = model.choice == Some(JokerChoice::Unpaid);
    let onclick = part.wants(Intent::Decide(JokerChoice::Unpaid));
    html! {
        <button type="button" role="radio" class={classes!("picker-choice", "picker-unpaid", on.then_some("is-on"))}
            aria-checked={on.to_string()} aria-label={voice.say(say::unpaid())} title={voice.say(say::unpaid_hint())} disabled={!part.can_act} {onclick}>
            { piece("thumb", "piece") }
            <small class="picker-word" aria-hidden="true">{ voice.say(say::unpaid()) }</small>
            <small class="picker-free" aria-hidden="true">{ "0" }{ piece("coin", "picker-coin") }</small>
        </button>
    }
}
