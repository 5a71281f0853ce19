//! The number tiles in front of the left neighbour.

use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{TileState, tile_name, what_to_place};
use super::Part;
use super::art::{avatar, piece};
use super::tray::tray_is_done;
use super::voice::Voice;
use crate::words::say;

pub fn tiles(part: &Part) -> Html {
    let voice = part.voice;
    let model = part.model;
    let holder = model.tiles.holder.and_then(|player| model.cards.get(player.index()));
    let title = match holder {
        Some(card) => say::tiles_of(card.name.as_str()),
        None => say::tiles(),
    };
    html! {
        <section class="tiles">
            <h2 class="tiles-holder">
                if let Some(card) = holder { { avatar(card, "tiles-avatar") } }
                <span>{ voice.say(title) }</span>
            </h2>
            <p class="tiles-hint">if part.watched.is_none() && !model.tray.dice.is_empty() && !tray_is_done(model) { { voice.say(what_to_place(model)) } }</p>
            <ol class="tiles-row">
                { for model.tiles.tiles.iter().enumerate().map(|(number, state)| tile(number, *state, voice)) }
            </ol>
        </section>
    }
}

fn tile(number: usize, state: TileState, voice: &Voice) -> Html {
    let (class, symbol) = match state {
        TileState::Up => ("", format!("tile-{number}")),
        TileState::Next => ("is-next", format!("tile-{number}")),
        TileState::Turned => ("is-turned", format!("tile-{number}-used")),
    };
    html! {
        <li class={classes!("tile", class)}>
            <span class="sr">{ voice.say(tile_name(number, state)) }</span>
            <span id={Spot::Tile(number).id()} class="tile-face">{ piece(symbol, "tile-art") }</span>
        </li>
    }
}
