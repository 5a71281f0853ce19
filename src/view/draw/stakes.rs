//! Under the coins of the ticket: what everyone has in this round, whose result would be struck, and what more coins would change.

use yew::prelude::*;

use super::art::{avatar, icon, player_class};
use crate::table::{CardModel, Chance, Stake, TableModel};
use crate::words::{Message, Words, say};
use space_taxi::rules::Player;

/// The round as it stands, where there is one to be struck in; it is announced elsewhere. What coins would change is of use only to whoever may pay them.
pub fn stakes(model: &TableModel, may_pay: bool, words: &Words) -> Html {
    let Some(stakes) = &model.stakes else { return Html::default() };
    let name = |player: Player| model.cards[player.index()].name.clone();
    let chances = if may_pay { stakes.chances_told(name) } else { Vec::new() };
    let rows = stakes.players.iter().zip(&model.cards);
    html! {
        <section class="stakes" aria-label={words.say(say::stakes())}>
            <ol>{ for rows.map(|(stake, card)| row(stake, card, words)) }</ol>
            <p class={classes!("stakes-chance", stakes.is_last_round.then_some("is-last-round"))}>
                { for chances.into_iter().zip(&stakes.chances).enumerate().map(|(nth, (told, chance))| sentence(nth, told, chance, words)) }
            </p>
        </section>
    }
}

fn sentence(nth: usize, told: Message, chance: &Chance, words: &Words) -> Html {
    let behind = matches!(chance, Chance::Behind { .. }).then_some("is-behind");
    html! {
        <>
            if nth > 0 { { " " } }
            <span class={classes!(behind)}>{ words.say(told) }</span>
        </>
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
