//! The button that opens the coach.

use yew::prelude::*;

use super::art::icon;
use crate::words::{say, use_words};

#[derive(Properties, PartialEq)]
pub struct CoachButtonProps {
    pub is_open: bool,
    pub toggle: Callback<()>,
}

#[component]
pub fn CoachButton(props: &CoachButtonProps) -> Html {
    let name = use_words().say(say::coach_open());
    html! {
        <button type="button" id="coach-button" class={classes!("bar-button", props.is_open.then_some("is-on"))} title={name.clone()} aria-label={name}
            aria-pressed={props.is_open.to_string()} onclick={props.toggle.reform(|_| ())}>{ icon("bulb") }</button>
    }
}
