//! Who is next, in a line under a ticket.

use yew::prelude::*;

use super::art::avatar;
use crate::table::{RoundCell, TableModel};
use crate::words::{Words, say};

/// The next player and who then turns the tiles, or that the round is scored.
pub fn next(model: &TableModel, words: &Words) -> Html {
    let round = usize::from(model.round.max(1)) - 1;
    let holder = model.tiles.holder.and_then(|player| model.cards.get(player.index()));
    let waiting = holder.filter(|card| matches!(card.rounds.get(round), Some(RoundCell::Empty | RoundCell::Running)));
    let Some(card) = waiting else {
        return html! { <p class="ticket-next">{ words.say(say::scoring_round()) }</p> };
    };
    let tiles = &model.cards[(card.player.index() + 1) % model.cards.len()];
    html! {
        <p class="ticket-next">
            { avatar(card.player, card.driver, "ticket-avatar") }
            <span>{ words.say(say::next_throws(card.name.as_str(), tiles.name.as_str())) }</span>
        </p>
    }
}
