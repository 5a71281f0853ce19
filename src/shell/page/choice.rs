//! One of several: a row of buttons of which one is pressed in.

use yew::prelude::*;

/// What there is to choose from.
#[derive(Default)]
pub struct Choice {
    /// The name of the group, for the page and for assistive tools.
    pub name: &'static str,
    pub legend: String,
    /// Whether the legend is only spoken.
    pub quiet: bool,
    pub options: Vec<String>,
    pub chosen: usize,
    pub on_choose: Callback<usize>,
    pub class: &'static str,
}

pub fn choice(choice: &Choice) -> Html {
    let option = |(place, label): (usize, &String)| {
        html! {
            <label class="choice-option">
                <input class="sr" type="radio" name={choice.name} value={place.to_string()} checked={place == choice.chosen}
                    onchange={choice.on_choose.reform(move |_| place)} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset class={classes!("choice", choice.class)}>
            <legend class={if choice.quiet { "sr" } else { "choice-legend" }}>{ &choice.legend }</legend>
            <div class="choice-row">{ for choice.options.iter().enumerate().map(option) }</div>
        </fieldset>
    }
}
