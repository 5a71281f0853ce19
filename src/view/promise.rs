//! The promise about the dice, on the table before the first throw.

use yew::prelude::*;

use crate::table::route::Sheet;
use crate::view::contexts::use_navigation;
use crate::view::routing::way_to;
use crate::words::{say, use_words};
use space_taxi::record::DiceSource;
use ui::icon;

/// How much of the fingerprint is shown; all of it is one tap away.
const SHOWN_DIGITS: usize = 8;

#[derive(Properties, PartialEq)]
pub struct PromiseProps {
    /// The dice of the game, before the first throw.
    pub dice: Option<DiceSource>,
}

/// Before the first throw what is promised, or that nothing is.
#[component]
pub fn Promise(PromiseProps { dice }: &PromiseProps) -> Html {
    let (words, navigation) = (use_words(), use_navigation());
    let (art, text, digits) = match dice {
        None | Some(DiceSource::Hand) => return Html::default(),
        Some(DiceSource::Code(_)) => ("info", say::dice_known(), String::new()),
        Some(DiceSource::Seed(seed)) => {
            let digits: String = seed.commitment().to_string().chars().take(SHOWN_DIGITS).collect();
            ("check", say::dice_promise(), format!("{digits}…"))
        }
    };
    html! {
        <button type="button" class="promise" onclick={way_to(&navigation.go, Sheet::Dice)}>
            { icon(art) }
            <span>{ words.say(text) }</span>
            <code>{ digits }</code>
        </button>
    }
}
