//! The number tiles in front of the left neighbour.

use yew::prelude::*;

use super::art::{avatar, piece};
use super::who::Who;
use crate::table::moves::Spot;
use crate::table::{TileState, tile_name};
use crate::words::{Words, say, use_words};
use browser::renders;

#[derive(Properties, PartialEq)]
pub struct TilesProps {
    pub tiles: [TileState; 5],
    /// The left neighbour; nobody on a solo flight.
    pub holder: Option<Who>,
}

#[component]
pub fn Tiles(props: &TilesProps) -> Html {
    renders::count("Tiles");
    let words = &use_words();
    let title = match &props.holder {
        Some(who) => say::tiles_of(who.name.as_str()),
        None => say::tiles(),
    };
    html! {
        <section class="tiles">
            <h2 class="tiles-holder">
                if let Some(who) = &props.holder { { avatar(who.player, who.driver, "tiles-avatar") } }
                <span>{ words.say(title) }</span>
            </h2>
            <ol class="tiles-row">
                { for props.tiles.iter().enumerate().map(|(number, state)| tile(number, *state, words)) }
            </ol>
        </section>
    }
}

fn tile(number: usize, state: TileState, words: &Words) -> Html {
    let (class, symbol) = match state {
        TileState::Up => ("", format!("tile-{number}")),
        TileState::Next => ("is-next", format!("tile-{number}")),
        TileState::Turned => ("is-turned", format!("tile-{number}-used")),
    };
    html! {
        <li class={classes!("tile", class)}>
            <span class="sr">{ words.say(tile_name(number, state)) }</span>
            <span id={Spot::Tile(number).id()} class="tile-face">{ piece(symbol, "tile-art") }</span>
        </li>
    }
}
