//! Pictures of the sprite that the page carries, as the screens around the table use them.

use yew::prelude::*;

use space_taxi::record::Driver;

/// Where the helmet of a seat is drawn, counted from 0; a computer has its own.
pub fn helmet_symbol(seat: usize, driver: Driver) -> String {
    match driver {
        Driver::Person => format!("#av-{}", seat + 1),
        Driver::Computer(_) => "#av-bot".to_owned(),
    }
}

/// The helmet and colour that belong to a seat.
pub fn helmet(seat: usize, driver: Driver, class: &'static str) -> Html {
    let (number, href) = (seat + 1, helmet_symbol(seat, driver));
    html! {
        <svg class={classes!(class, format!("p{number}"))} aria-hidden="true" focusable="false">
            <use {href} width="100%" height="100%" />
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
