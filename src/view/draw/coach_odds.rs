//! How turn and game are likely to end.

use yew::prelude::*;

use super::coach::CoachAnswer;
use crate::table::CardModel;
use crate::words::{Message, Number, say, use_words};
use space_taxi::pilot::protocol::Odds;

#[derive(Properties, PartialEq)]
pub struct CoachOddsProps {
    pub cards: Vec<CardModel>,
    pub odds: CoachAnswer<Odds>,
}

#[component]
pub fn CoachOdds(props: &CoachOddsProps) -> Html {
    let words = use_words();
    let odds = match &props.odds {
        CoachAnswer::Soon => return html! { <CoachWorks /> },
        CoachAnswer::Nothing => return Html::default(),
        CoachAnswer::Told(odds) => odds,
    };
    let line = |name: Message, value: Message| {
        html! { <p class="coach-line"><span>{ words.say(name) }</span><b>{ words.say(value) }</b></p> }
    };
    let chance = |card: &CardModel| {
        let chance = odds.wins[card.player];
        html! {
            <li class="coach-line">
                <span>{ card.name.clone() }</span>
                <svg class="coach-bar" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true"><rect width={((1000.0 * chance) as u32).to_string()} height="8" /></svg>
                <b>{ words.say(say::percent(Number::decimal(100.0 * chance, 0))) }</b>
            </li>
        }
    };
    html! {
        <section class="coach-odds" aria-label={words.say(say::odds())}>
            if let Some(turn) = odds.turn {
                { line(say::odds_launch(), say::percent(Number::decimal(100.0 * turn.launch, 0))) }
                { line(say::odds_result(), say::coach_expects(Number::decimal(turn.result, 1))) }
            }
            if props.cards.len() > 1 {
                <h3>{ words.say(say::odds_wins()) }</h3>
                <ul>{ for props.cards.iter().map(chance) }</ul>
            }
        </section>
    }
}

/// The pilot is still at work.
#[component]
pub fn CoachWorks() -> Html {
    let words = use_words();
    html! {
        <p class="coach-note">
            <span class="act-thinks" aria-hidden="true"><i /><i /><i /></span>
            { words.say(say::coach_works()) }
        </p>
    }
}
