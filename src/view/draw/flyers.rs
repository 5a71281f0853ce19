//! What is in the air: over everything, touched by nobody. Where it is, is for whoever moves it.

use yew::prelude::*;

use super::art::placed_symbol;
use crate::table::moves::Piece;

/// The id of a flying piece, by its number.
#[must_use]
pub fn flyer_id(number: usize) -> String {
    format!("fly-{number}")
}

#[derive(Properties, PartialEq)]
pub struct FlyersProps {
    pub pieces: Vec<Piece>,
    /// Whether dice or a scene are still on their way.
    pub holds_tips_back: bool,
}

/// These pieces, ready to be moved.
#[component]
pub fn Flyers(props: &FlyersProps) -> Html {
    let flyer = |(number, piece): (usize, &Piece)| {
        let symbol = match piece {
            Piece::Die(die, joker) => placed_symbol(*die, *joker),
            Piece::Coin => "coin".to_owned(),
            Piece::Spark => "spark".to_owned(),
        };
        html! {
            <svg id={flyer_id(number)} class="flyer">
                <use href={format!("#{symbol}")} width="100%" height="100%" />
            </svg>
        }
    };
    html! { <div class={classes!("flyers", props.holds_tips_back.then_some("holds-tips-back"))} aria-hidden="true">{ for props.pieces.iter().enumerate().map(flyer) }</div> }
}
