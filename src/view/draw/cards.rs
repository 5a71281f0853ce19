//! The players' cards.

use yew::prelude::*;

use super::card::PlayerCard;
use crate::table::CardModel;
use crate::words::{say, use_words};
use browser::keys::key_of;
use browser::renders;
use space_taxi::rules::Player;

#[derive(Properties, PartialEq)]
pub struct PlayerCardsProps {
    pub cards: Vec<CardModel>,
}

#[component]
pub fn PlayerCards(props: &PlayerCardsProps) -> Html {
    renders::count("PlayerCards");
    let words = use_words();
    // On a phone a card has no room for its rounds: a tap on it shows them, another one anywhere hides them, and so does Escape.
    let open = use_state_eq(|| None::<Player>);
    let on_press = use_callback(open.clone(), |player, open| open.set((**open != Some(player)).then_some(player)));
    let on_leave = use_callback(open.setter(), |_: FocusEvent, open| open.set(None));
    let on_key = use_callback(open.setter(), |event: KeyboardEvent, open| {
        if key_of(&event).as_deref() == Some("Escape") {
            open.set(None);
        }
    });
    let card = |card: &CardModel| {
        html! { <PlayerCard card={card.clone()} is_open={*open == Some(card.player)} on_press={on_press.clone()} /> }
    };
    html! {
        <aside class={classes!("cards", format!("cards-{}", props.cards.len()))} aria-label={words.say(say::player_cards())}
            onfocusout={on_leave} onkeydown={on_key}>
            { for props.cards.iter().map(card) }
        </aside>
    }
}
