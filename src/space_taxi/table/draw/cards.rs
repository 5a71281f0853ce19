//! The players' cards.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{CardModel, Role, RoundCell, TableModel};
use super::art::{avatar, icon, piece, player_class};
use super::names;
use super::numeral::numeral;
use super::voice::Voice;
use crate::space_taxi::rules::Player;
use crate::words::{Message, say};

#[derive(Properties)]
pub struct PlayerCardsProps {
    pub model: Rc<TableModel>,
    pub voice: Voice,
}

/// The very same model: a new one has changed somewhere.
impl PartialEq for PlayerCardsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.model, &other.model) && self.voice == other.voice
    }
}

#[component]
pub fn PlayerCards(props: &PlayerCardsProps) -> Html {
    let voice = &props.voice;
    // On a phone a card has no room for its rounds: a tap on it shows them, another one anywhere hides them, and so does Escape.
    let open = use_state_eq(|| None::<Player>);
    let card = |card: &CardModel| {
        let (player, open) = (card.player, open.clone());
        let is_open = *open == Some(player);
        let toggle = Callback::from(move |event: MouseEvent| {
            // Safari gives a touched button no focus, and the rounds close when it is lost.
            let _ = event.target_dyn_into::<HtmlElement>().map(|button| button.focus());
            open.set((!is_open).then_some(player));
        });
        player_card(card, is_open, toggle, voice)
    };
    let on_leave = {
        let open = open.setter();
        Callback::from(move |_: FocusEvent| open.set(None))
    };
    let on_key = {
        let open = open.setter();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                open.set(None);
            }
        })
    };
    let cards = props.model.cards.iter().map(card);
    html! {
        <aside class={classes!("cards", format!("cards-{}", props.model.cards.len()))} aria-label={voice.say(say::player_cards())}
            onfocusout={on_leave} onkeydown={on_key}>
            { for cards }
        </aside>
    }
}

fn player_card(card: &CardModel, is_open: bool, toggle: Callback<MouseEvent>, voice: &Voice) -> Html {
    let (role_class, role_icon) = match card.role {
        Role::Throws => ("is-throwing", Some("dice")),
        Role::Tiles => ("has-tiles", Some("tiles")),
        Role::Waits => ("", None),
    };
    let current = (card.role == Role::Throws).then_some("true");
    html! {
        <article class={classes!("card", role_class, is_open.then_some("is-open"), player_class(card.player))} aria-current={current}>
            { avatar(card, "card-avatar") }
            <div class="card-who">
                <h2 title={card.name.clone()}>{ &card.name }</h2>
                <p>
                    if let Some(name) = role_icon { { icon(name) } }
                    <span>{ voice.say(names::role(card)) }</span>
                </p>
            </div>
            <div class="card-total">{ numeral(&card.total.to_string(), voice.say(say::card_total(card.total))) }</div>
            { purse(card, voice) }
            <ol class="card-rounds">{ for card.rounds.iter().zip(1..).map(|(cell, round)| round_cell(*cell, round, voice)) }</ol>
            <button type="button" class="card-open" aria-expanded={is_open.to_string()}
                aria-label={voice.say(say::card_show_rounds(card.name.as_str()))} onclick={toggle} />
            if let Some(name) = role_icon {
                <span class="card-flag" aria-hidden="true">{ icon(name) }</span>
            }
        </article>
    }
}

fn purse(card: &CardModel, voice: &Voice) -> Html {
    let label = match card.cost {
        0 => say::space_coins(card.coins),
        cost => say::card_coins_after(card.coins.saturating_sub(cost), card.coins),
    };
    html! {
        <p class="card-purse" id={Spot::Purse(card.player.index()).id()}>
            <span class="sr">{ voice.say(label) }</span>
            { piece("coin", "card-coin") }
            <b key={card.coins} class="card-coins" aria-hidden="true">{ card.coins }</b>
            if card.cost > 0 {
                <em key={card.cost} aria-hidden="true">{ format!("−{}", card.cost) }</em>
            }
        </p>
    }
}

fn round_cell(cell: RoundCell, round: u8, voice: &Voice) -> Html {
    let (class, label, shown) = face(cell, round);
    html! {
        <li class={classes!("card-round", class)}>
            <small aria-hidden="true">{ round }</small>
            <span class="sr">{ voice.say(label) }</span>
            <b aria-hidden="true">{ shown }</b>
        </li>
    }
}

/// The class of a round's cell, its name, and what it shows.
fn face(cell: RoundCell, round: u8) -> (&'static str, Message, Html) {
    match cell {
        RoundCell::Empty => ("is-empty", say::card_round_to_come(round), html! { "·" }),
        RoundCell::Running => ("is-running", say::card_round_playing(round), html! { "…" }),
        RoundCell::Pending { misfire: true, .. } => ("is-pending", say::card_round_failed(round), icon("crash")),
        RoundCell::Pending { result, .. } => ("is-pending", say::card_round_open(result, round), html! { { result } }),
        RoundCell::Counts { result } => ("is-counted", say::card_round_result(result, round), html! { { result } }),
        RoundCell::Struck { misfire: true, .. } => {
            ("is-struck is-misfire", say::card_round_failed_struck(round), icon("crash"))
        }
        RoundCell::Struck { result, .. } => ("is-struck", say::card_round_struck(result, round), html! { { result } }),
    }
}
