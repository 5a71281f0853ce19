//! The promise about the dice, on the table before the first throw.

use yew::prelude::*;

use super::art::icon;
use super::routing::way_to;
use crate::shell::daily::Attempt;
use crate::shell::route::{Route, Sheet};
use crate::space_taxi::record::{DiceSource, Record};
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

/// How much of the fingerprint is shown; all of it is one tap away.
const SHOWN_DIGITS: usize = 8;

/// Before the first throw what is promised, or that nothing is; after a daily flight what it is worth.
pub fn promise(record: &Record, attempt: Option<Attempt>, on_go: &Callback<Route>, voice: &Voice) -> Html {
    if let Some(attempt) = attempt {
        return html! { <p>{ voice.say(attempt.message()) }</p> };
    }
    let (art, text, digits) = match record.opening().dice() {
        _ if !record.events().is_empty() => return Html::default(),
        DiceSource::Hand => return Html::default(),
        DiceSource::Code(_) => ("info", say::dice_known(), String::new()),
        DiceSource::Seed(seed) => {
            let digits: String = seed.commitment().to_string().chars().take(SHOWN_DIGITS).collect();
            ("check", say::dice_promise(), format!("{digits}…"))
        }
    };
    html! {
        <button type="button" class="promise" onclick={way_to(on_go, Sheet::Dice)}>
            { icon(art) }
            <span>{ voice.say(text) }</span>
            <code>{ digits }</code>
        </button>
    }
}
