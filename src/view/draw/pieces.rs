//! What was thrown or chosen as a row of small pieces; whoever does not see them has it in words.

use yew::prelude::*;

use super::art::{die_symbol, passenger_symbol, piece};
use crate::table::pictured::{Pictured, SmallPiece};
use crate::words::Words;
use space_taxi::rules::PassengerFace;

/// The row; where there is nothing to be drawn, the words.
pub fn pictured(shown: &Pictured, words: &Words) -> Html {
    let told = words.text(&shown.words);
    if shown.pieces.is_empty() {
        return html! { <span>{ told }</span> };
    }
    html! { <span class="pieces"><span class="sr">{ told }</span>{ for shown.pieces.iter().map(|piece| one(*piece)) }</span> }
}

fn one(shown: SmallPiece) -> Html {
    let coin = || piece("coin", "pieces-coin");
    match shown {
        SmallPiece::Tile(tile) => piece(format_args!("tile-{}", tile.number()), "pieces-tile"),
        SmallPiece::Die(die) => piece(die_symbol(die), "piece"),
        SmallPiece::UnpaidJoker => piece(passenger_symbol(PassengerFace::Thumb), "piece"),
        SmallPiece::Joker(species) => html! {
            <span class="pieces-joker">{ piece(passenger_symbol(PassengerFace::Alien(species)), "piece") }{ coin() }</span>
        },
        SmallPiece::LostCrystal => piece("gem-broken", "piece"),
        SmallPiece::Coin => coin(),
    }
}
