//! What is in the air: over everything, touched by nobody. Where it is, is for whoever moves it.

use yew::prelude::*;

use super::art::placed_symbol;
use crate::table::moves::Piece;

/// The id of a flying piece, by its number.
#[must_use]
pub fn flyer_id(number: usize) -> String {
    format!("fly-{number}")
}

/// These pieces, ready to be moved, and whether dice or a scene are still on their way.
pub fn flyers(pieces: &[Piece], holds_tips_back: bool) -> Html {
    let flyer = |(number, piece): (usize, &Piece)| {
        let symbol = match piece {
            Piece::Die(die, joker) => placed_symbol(*die, *joker),
            Piece::Coin => "coin".to_owned(),
            Piece::Spark => "spark".to_owned(),
            Piece::Flag => "i-flag".to_owned(),
        };
        html! {
            <svg id={flyer_id(number)} class="flyer">
                <use href={format!("#{symbol}")} width="100%" height="100%" />
            </svg>
        }
    };
    html! { <div class={classes!("flyers", holds_tips_back.then_some("holds-tips-back"))} aria-hidden="true">{ for pieces.iter().enumerate().map(flyer) }</div> }
}
