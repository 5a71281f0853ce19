//! How turn and game are likely to end.

use yew::prelude::*;

use super::coach::CoachAnswer;
use crate::table::CardModel;
use crate::words::{Message, Number, Words, say};
use space_taxi::pilot::protocol::Odds;

/// This turn: its points, and how likely it is to lift off.
pub fn turn_odds(odds: &CoachAnswer<Odds>, words: &Words) -> Html {
    let CoachAnswer::Told(Odds { turn: Some(turn), .. }) = odds else { return Html::default() };
    let part = |name: Message, value: Message| {
        html! { <p><b>{ words.say(value) }</b><span>{ words.say(name) }</span></p> }
    };
    html! {
        <div class="coach-turn">
            { part(say::odds_result(), say::coach_expects(Number::decimal(turn.result, 1))) }
            { part(say::odds_launch(), say::percent(Number::decimal(100.0 * turn.launch, 0))) }
        </div>
    }
}

/// Everyone's chance to win the table.
pub fn win_chances(odds: &CoachAnswer<Odds>, cards: &[CardModel], words: &Words) -> Html {
    let CoachAnswer::Told(odds) = odds else { return Html::default() };
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
            <h3>{ words.say(say::odds_wins()) }</h3>
            <ul>{ for cards.iter().map(chance) }</ul>
        </section>
    }
}

/// The pilot is still at work.
pub fn works(words: &Words) -> Html {
    html! {
        <p class="coach-note">
            <span class="act-thinks" aria-hidden="true"><i /><i /><i /></span>
            { words.say(say::coach_works()) }
        </p>
    }
}
