//! The number tiles in front of the left neighbour.

use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{KeepNone, TableModel, TileState, tile_name};
use super::Part;
use super::art::{avatar, piece};
use super::names;
use super::tray::tray_is_done;
use super::voice::Voice;
use crate::markup::{classes, html};
use crate::words::{Message, say};

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
            <p class="tiles-hint">if part.watched.is_none() && !tray_is_done(model) { { voice.say(hint(model)) } }</p>
            <ol class="tiles-row">
                { for model.tiles.tiles.iter().enumerate().map(|(number, state)| tile(number, *state, voice)) }
            </ol>
        </section>
    }
}

/// How many dice may be picked: a lost smuggling die counts as one by itself.
pub fn to_pick(model: &TableModel) -> Vec<u8> {
    let lost = u8::from(model.tray.dice.iter().any(|die| die.lost));
    model.tiles.numbers.iter().map(|number| number - lost).filter(|number| *number > 0).collect()
}

/// What may be placed, in a sentence.
pub fn hint(model: &TableModel) -> Message {
    let numbers = model.tiles.numbers.as_slice();
    let counts = names::either(&to_pick(model));
    let only = match numbers {
        [number] if usize::from(*number) == model.tray.dice.len() => Some(*number),
        _ => None,
    };
    if model.tray.dice.iter().any(|die| die.lost) {
        return say::lost_counts_one();
    }
    match model.actions.keep_none {
        KeepNone::Free => only.map_or_else(|| say::prompt_place_or_none(counts), say::prompt_place_all_or_none),
        KeepNone::NoDice if model.tiles.tiles[0] != TileState::Turned => say::prompt_place_or_none(counts),
        _ => only.map_or_else(|| say::prompt_place(counts), say::prompt_place_all),
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
