//! The button that opens the coach.

use yew::prelude::*;

use super::art::icon;
use super::coach::CoachSwitch;
use crate::words::{Words, say};

pub fn coach_button(switch: &CoachSwitch, words: &Words) -> Html {
    let CoachSwitch { is_open, toggle } = switch;
    let name = words.say(say::coach_open());
    html! {
        <button type="button" id="coach-button" class={classes!("bar-button", is_open.then_some("is-on"))} title={name.clone()} aria-label={name}
            aria-pressed={is_open.to_string()} onclick={toggle.reform(|_| ())}>{ icon("bulb") }</button>
    }
}
