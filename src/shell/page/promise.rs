//! The promise about the dice, on the table before the first throw.

use yew::prelude::*;

use super::art::icon;
use super::routing::way_to;
use crate::markup::html;
use crate::shell::route::{Route, Sheet};
use crate::space_taxi::record::{DiceSource, Record};
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

/// How much of the fingerprint is shown; all of it is one tap away.
const SHOWN_DIGITS: usize = 8;

pub fn promise(record: &Record, on_go: &Callback<Route>, voice: &Voice) -> Html {
    let DiceSource::Seed(seed) = record.opening().dice() else {
        return Html::default();
    };
    if !record.events().is_empty() {
        return Html::default();
    }
    let digits: String = seed.commitment().to_string().chars().take(SHOWN_DIGITS).collect();
    html! {
        <button type="button" class="promise" onclick={way_to(on_go, Sheet::Dice)}>
            { icon("check") }
            <span>{ voice.say(say::dice_promise()) }</span>
            <code>{ format!("{digits}…") }</code>
        </button>
    }
}
