//! Under the coins of the ticket: what everyone has in this round, whose result would be struck, and what more coins would change.

use yew::prelude::*;

use super::art::{avatar, icon, player_class};
use crate::table::{CardModel, Chance, Stake, Stakes, TableModel};
use crate::words::{Arg, Message, Words, say};
use space_taxi::rules::Player;

/// The round as it stands, where there is one to be struck in. What coins would change is of use only to whoever may pay them.
pub fn stakes(model: &TableModel, may_pay: bool, words: &Words) -> Html {
    let Some(stakes) = &model.stakes else { return Html::default() };
    let chance = stakes.chance.as_ref().filter(|_| may_pay).map(|chance| message(chance, stakes, model));
    let rows = stakes.players.iter().zip(&model.cards);
    html! {
        <section class="stakes" aria-label={words.say(say::stakes())}>
            <ol>{ for rows.map(|(stake, card)| row(stake, card, words)) }</ol>
            <p class="stakes-chance" aria-live="polite">if let Some(chance) = chance { { words.say(chance) } }</p>
        </section>
    }
}

fn row(stake: &Stake, card: &CardModel, words: &Words) -> Html {
    let spoken = match stake.result {
        None => say::card_waits(),
        Some(result) if stake.struck => say::round_struck_counts(result),
        Some(result) => say::points(result),
    };
    html! {
        <li class={classes!("stake", stake.struck.then_some("is-struck"), player_class(stake.player))}>
            { avatar(stake.player, card.driver, "stake-avatar") }
            <b title={card.name.clone()}>{ &card.name }</b>
            <span class="stake-result">
                <span class="sr">{ words.say(spoken) }</span>
                <span aria-hidden="true">
                    if stake.struck { { icon("x") } }
                    { stake.result.map_or_else(|| "–".to_owned(), |result| result.to_string()) }
                </span>
            </span>
            <small>{ words.say(say::card_total(stake.total)) }</small>
        </li>
    }
}

fn message(chance: &Chance, stakes: &Stakes, model: &TableModel) -> Message {
    let name = |player: &Player| model.cards[player.index()].name.as_str();
    match chance {
        Chance::NotStruck { coins, struck } => say::stakes_not_struck(*coins, Arg::all_of(struck.iter().map(name))),
        Chance::StruckAnyway => say::stakes_struck_anyway(),
        Chance::InFront if stakes.is_final => say::stakes_wins(),
        Chance::InFront => say::stakes_leads(),
        Chance::InFrontWith { coins } if stakes.is_final => say::stakes_wins_with(*coins),
        Chance::InFrontWith { coins } => say::stakes_leads_with(*coins),
        Chance::Behind { points } => say::stakes_behind(*points),
    }
}
