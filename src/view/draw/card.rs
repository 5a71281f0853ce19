//! A player's card: who it is, what they do at the moment, their coins, and how their rounds went.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::art::{avatar, icon, piece, player_class};
use super::names;
use super::numeral::numeral;
use crate::table::moves::Spot;
use crate::table::{CardModel, Role, RoundCell, TurnSum};
use crate::words::{Message, Words, say, use_words};
use browser::renders;
use space_taxi::rules::{Player, TurnResult};

#[derive(Properties, PartialEq)]
pub struct PlayerCardProps {
    pub card: CardModel,
    /// Whether its rounds are shown where there is no room for them.
    pub is_open: bool,
    pub on_press: Callback<Player>,
}

#[component]
pub fn PlayerCard(props: &PlayerCardProps) -> Html {
    renders::count("PlayerCard");
    let PlayerCardProps { card, is_open, on_press } = props;
    let words = &use_words();
    let (player, on_press) = (card.player, on_press.clone());
    let onclick = Callback::from(move |event: MouseEvent| {
        // Safari gives a touched button no focus, and the rounds close when it is lost.
        let _ = event.target_dyn_into::<HtmlElement>().map(|button| button.focus());
        on_press.emit(player);
    });
    let (role_class, role_icon) = match card.role {
        Role::Throws => ("is-throwing", Some("dice")),
        Role::Tiles => ("has-tiles", Some("tiles")),
        Role::Waits => ("", None),
    };
    let current = (card.role == Role::Throws).then_some("true");
    html! {
        <article class={classes!("card", role_class, is_open.then_some("is-open"), player_class(card.player))} aria-current={current}>
            { avatar(card.player, card.driver, "card-avatar") }
            <div class="card-who">
                <h2 title={card.name.clone()}>{ &card.name }</h2>
                <p>
                    if let Some(name) = role_icon { { icon(name) } }
                    <span>{ words.say(names::role(card)) }</span>
                </p>
                <div class={classes!("card-total", (card.total > 99).then_some("is-long"))}>
                    { numeral(&card.total.to_string(), words.say(say::card_total(card.total))) }
                </div>
            </div>
            { purse(card, words) }
            if let Some((cell, round)) = card.now { { now(cell, round, words) } }
            <ol class="card-rounds">{ for card.rounds.iter().zip(1..).map(|(cell, round)| round_cell(*cell, round, words)) }</ol>
            { turns(card, words) }
            <button type="button" class="card-open" aria-expanded={is_open.to_string()}
                aria-label={words.say(say::card_show_rounds(card.name.as_str()))} {onclick} />
            if let Some(name) = role_icon {
                <span class="card-flag" aria-hidden="true">{ icon(name) }</span>
            }
        </article>
    }
}

fn purse(card: &CardModel, words: &Words) -> Html {
    let label = match card.cost {
        0 => say::space_coins(card.coins),
        cost => say::card_coins_after(card.coins.saturating_sub(cost), card.coins),
    };
    html! {
        <p class="card-purse" id={Spot::Purse(card.player.index()).id()}>
            <span class="sr">{ words.say(label) }</span>
            { piece("coin", "card-coin") }
            <b key={card.coins} class="card-coins" aria-hidden="true">{ card.coins }</b>
            if card.cost > 0 {
                <em key={card.cost} aria-hidden="true">{ format!("−{}", card.cost) }</em>
            }
        </p>
    }
}

/// The result of the round that is on, where there is no room for all of them.
fn now(cell: RoundCell, round: u8, words: &Words) -> Html {
    let (class, label, shown) = face(cell, round);
    html! {
        <p class={classes!("card-now", class)}>
            <span class="sr">{ words.say(label) }</span>
            <b aria-hidden="true">{ shown }</b>
        </p>
    }
}

/// How the turn of this round and the one before it came out, where there is room for it.
fn turns(card: &CardModel, words: &Words) -> Html {
    let turn = |name: Message, result: Html| html! { <div><dt>{ words.say(name) }</dt><dd>{ result }</dd></div> };
    let to_come = if card.role == Role::Throws { "…" } else { "–" };
    html! {
        <dl class="card-turns">
            { turn(say::card_this_round(), card.this_round.map_or_else(|| html! { to_come }, |result| sum(result, words))) }
            { turn(say::card_round_before(), card.round_before.map_or_else(|| html! { "–" }, |result| sum(result, words))) }
        </dl>
    }
}

/// `passengers × factor + crystal + coins = points`, without what brought nothing.
fn sum(result: TurnResult, words: &Words) -> Html {
    let Some(TurnSum { passengers, factor, crystal, coins, points }) = TurnSum::of(result) else {
        return html! { <>{ icon("crash") }<span class="sr">{ words.say(say::failed_to_launch()) }</span></> };
    };
    let more = |points: u8| if points > 0 { format!("+{points}") } else { String::new() };
    html! { { format!("{passengers}×{factor}{}{}={points}", more(crystal), more(coins)) } }
}

fn round_cell(cell: RoundCell, round: u8, words: &Words) -> Html {
    let (class, label, shown) = face(cell, round);
    html! {
        <li class={classes!("card-round", class)}>
            <small aria-hidden="true">{ round }</small>
            <span class="sr">{ words.say(label) }</span>
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
        RoundCell::Counts { misfire: true, .. } => ("is-misfire", say::card_round_failed(round), icon("crash")),
        RoundCell::Counts { result, .. } => ("is-counted", say::card_round_result(result, round), html! { { result } }),
        RoundCell::Struck { misfire: true, .. } => {
            ("is-struck is-misfire", say::card_round_failed_struck(round), icon("crash"))
        }
        RoundCell::Struck { result, .. } => ("is-struck", say::card_round_struck(result, round), html! { { result } }),
    }
}
