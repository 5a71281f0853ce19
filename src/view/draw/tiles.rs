//! The number tiles in front of the left neighbour.

use yew::prelude::*;

use super::art::{avatar, piece};
use super::context::{TableContext, use_table_context};
use super::who::Who;
use crate::table::moves::Spot;
use crate::table::{Intent, TileState, tile_name};
use crate::words::{Words, say, use_words};
use browser::renders;
use space_taxi::rules::NumberTile;

#[derive(Properties, PartialEq)]
pub struct TilesProps {
    pub tiles: [TileState; 5],
    /// The left neighbour; nobody on a solo flight.
    pub holder: Option<Who>,
    /// The number that the best placement would turn over.
    pub advised: Option<u8>,
}

#[component]
pub fn Tiles(props: &TilesProps) -> Html {
    renders::count("Tiles");
    let words = &use_words();
    let table = &use_table_context();
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
                { for NumberTile::ALL.into_iter().zip(props.tiles).map(|(number, state)| {
                    let advised = props.advised == Some(number.number());
                    tile(number, state, advised, table, words)
                }) }
            </ol>
        </section>
    }
}

/// A tile as a button: 0 keeps none, another one takes its dice or says which. One that is turned over, or not to be used now, says so.
fn tile(tile: NumberTile, state: TileState, advised: bool, table: &TableContext, words: &Words) -> Html {
    let number = usize::from(tile.number());
    let cannot = matches!(state, TileState::Turned | TileState::Barred);
    let (class, symbol) = match state {
        TileState::Barred => ("is-barred", format!("tile-{number}")),
        TileState::Up => ("", format!("tile-{number}")),
        TileState::Next => ("is-next", format!("tile-{number}")),
        TileState::Turned => ("is-turned", format!("tile-{number}-used")),
    };
    html! {
        <li class={classes!("tile", class, advised.then_some("is-hinted"))}>
            <button type="button" class="tile-button" disabled={!table.can_act} aria-disabled={cannot.then_some("true")}
                aria-label={words.say(tile_name(number, state))} onclick={table.wants(Intent::Tile(tile))}>
                <span id={Spot::Tile(number).id()} class="tile-face">{ piece(symbol, "tile-art") }</span>
            </button>
        </li>
    }
}
