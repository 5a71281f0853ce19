//! `passengers × factor + crystal + coins`, filling in as dice are picked and placed.

use yew::prelude::*;

use super::art::piece;
use super::numeral::{numeral, silent_numeral};
use crate::table::FormulaModel;
use crate::words::{Message, Words, say, use_words};
use browser::renders;

#[derive(Properties, PartialEq)]
pub struct FormulaProps {
    pub formula: FormulaModel,
}

#[component]
pub fn Formula(props: &FormulaProps) -> Html {
    renders::count("Formula");
    let model = &props.formula;
    let words = &use_words();
    let factor = model.factor.map_or_else(|| "?".to_owned(), |factor| factor.to_string());
    let to_go = (model.fuel_left > 0).then(|| say::fuel_to_go(model.fuel_left));
    let none = (model.passengers == 0).then(say::passengers_none);
    let open = if model.factor.is_none() && !model.grounded { "is-open" } else { "" };
    let operator = |sign: &str| html! { <span class="formula-sign">{ silent_numeral(sign) }</span> };
    html! {
        <section class={classes!("formula", model.previews.then_some("is-preview"))} aria-label={words.say(say::formula())}>
            { term("thumb", "", &model.passengers.to_string(), say::label_passengers(), none, words) }
            { operator("×") }
            { term("flame", open, &factor, say::label_factor(), to_go, words) }
            { operator("+") }
            { term("gem", "", &model.crystal.to_string(), say::label_crystal(), None, words) }
            { operator("+") }
            { term("coin", "", &model.coins.to_string(), say::label_coins(), Some(say::coins_at_end()), words) }
            { operator("=") }
            { total(model, words) }
        </section>
    }
}

fn term(
    art: &'static str,
    class: &'static str,
    value: &str,
    name: Message,
    note: Option<Message>,
    words: &Words,
) -> Html {
    let label = if value == "?" { words.say(say::factor_open()) } else { value.to_owned() };
    html! {
        <div class={classes!("formula-part", class)}>
            { piece(art, "formula-icon") }
            <span key={value.to_owned()} class="formula-value">{ numeral(value, label) }</span>
            <span class="formula-name">
                <b>{ words.say(name) }</b>
                if let Some(note) = note { <span>{ words.say(note) }</span> }
            </span>
        </div>
    }
}

fn total(model: &FormulaModel, words: &Words) -> Html {
    let shown =
        if model.least == model.most { model.most.to_string() } else { format!("{}–{}", model.least, model.most) };
    let (class, caption, label) = match (model.grounded, model.least == model.most) {
        (true, _) => ("is-grounded", say::failed_to_launch(), "0".to_owned()),
        (false, true) => ("", say::so_far(), shown.clone()),
        (false, false) => ("", say::so_far(), words.say(say::range_spoken(model.least, model.most))),
    };
    html! {
        <div class={classes!("formula-total", class, (shown.len() > 4).then_some("is-long"))}>
            <b>{ words.say(caption) }</b>
            <span key={shown.clone()} class="formula-value">{ numeral(&shown, label) }</span>
        </div>
    }
}
