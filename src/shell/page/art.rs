//! Pictures of the sprite that the page carries, as the screens around the table use them.

use yew::prelude::*;

use crate::markup::{classes, html};

/// A line icon, as large as the text around it.
pub fn icon(name: &'static str) -> Html {
    html! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href={format!("#i-{name}")} width="100%" height="100%" />
        </svg>
    }
}

/// The helmet and colour that belong to a seat, counted from 0.
pub fn helmet(seat: usize, class: &'static str) -> Html {
    let number = seat + 1;
    html! {
        <svg class={classes!(class, format!("p{number}"))} aria-hidden="true" focusable="false">
            <use href={format!("#av-{number}")} width="100%" height="100%" />
        </svg>
    }
}

/// The name of the game, drawn.
pub fn wordmark(class: &'static str, name: String) -> Html {
    html! {
        <svg {class} viewBox="-16 -6 617 114" role="img" aria-label={name}>
            <use href="#wordmark" x="-16" y="-6" width="617" height="114" />
        </svg>
    }
}
