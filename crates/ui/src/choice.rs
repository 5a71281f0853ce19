//! One of several: a row of buttons of which one is pressed in.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ChoiceProps {
    /// The name of the group, for the page and for assistive tools.
    pub name: AttrValue,
    pub legend: AttrValue,
    /// Whether the legend is only spoken.
    #[prop_or_default]
    pub quiet: bool,
    pub options: Vec<String>,
    pub chosen: usize,
    pub on_choose: Callback<usize>,
    #[prop_or_default]
    pub class: Classes,
}

#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let option = |(place, label): (usize, &String)| {
        html! {
            <label class="choice-option">
                <input class="sr" type="radio" name={props.name.clone()} value={place.to_string()} checked={place == props.chosen}
                    onchange={props.on_choose.reform(move |_| place)} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset class={classes!("choice", props.class.clone())}>
            <legend class={if props.quiet { "sr" } else { "choice-legend" }}>{ &props.legend }</legend>
            <div class="choice-row">{ for props.options.iter().enumerate().map(option) }</div>
        </fieldset>
    }
}
