//! Pieces and icons: symbols of the sprite that the page carries, by their names.

use std::fmt::Display;

use yew::prelude::*;

use crate::table::{Die, JokerChoice, TrayDie};
use space_taxi::record::Driver;
use space_taxi::rules::{PassengerFace, Player, Species};

/// A symbol as a picture of its own, as large as its class says.
pub fn piece(symbol: impl Display, class: &'static str) -> Html {
    html! {
        <svg {class} aria-hidden="true" focusable="false">
            <use href={format!("#{symbol}")} width="100%" height="100%" />
        </svg>
    }
}

/// A line icon, as large as the text around it.
pub fn icon(name: &'static str) -> Html {
    piece(format_args!("i-{name}"), "icon")
}

/// A symbol inside a scene.
pub fn placed(symbol: impl Display, x: i32, y: i32, width: u32, height: u32) -> Html {
    let (x, y, width, height) = (x.to_string(), y.to_string(), width.to_string(), height.to_string());
    html! { <use href={format!("#{symbol}")} {x} {y} {width} {height} /> }
}

/// The class that carries the colours of a species.
pub const fn species_class(species: Species) -> &'static str {
    match species {
        Species::Orbi => "sp-orbi",
        Species::Alpi => "sp-alpi",
        Species::Mopi => "sp-mopi",
        Species::Tembo => "sp-tembo",
        Species::Xeno => "sp-xeno",
    }
}

pub const fn species_symbol(species: Species) -> &'static str {
    match species {
        Species::Orbi => "orbi",
        Species::Alpi => "alpi",
        Species::Mopi => "mopi",
        Species::Tembo => "tembo",
        Species::Xeno => "xeno",
    }
}

/// The alien without its die.
pub fn alien(species: Species) -> Html {
    piece(format_args!("al-{}", species_symbol(species)), "piece")
}

/// The symbol of a passenger die.
pub fn passenger_symbol(face: PassengerFace) -> String {
    match face {
        PassengerFace::Alien(species) => format!("die-{}", species_symbol(species)),
        PassengerFace::Thumb => "die-joker".to_owned(),
    }
}

/// The symbol of a thrown die.
pub fn die_symbol(die: Die) -> String {
    match die {
        Die::Passenger(face) => passenger_symbol(face),
        Die::Fuel(face) => format!("die-fuel-{}", face.number()),
        Die::Smuggling(crystal) => format!("die-gem-{}", crystal.number()),
    }
}

/// The symbol of another face of the same die, which is seen while it falls.
pub fn other_face(die: Die) -> String {
    match die {
        Die::Passenger(PassengerFace::Thumb) => passenger_symbol(PassengerFace::Alien(Species::Orbi)),
        Die::Passenger(_) => passenger_symbol(PassengerFace::Thumb),
        Die::Fuel(face) => format!("die-fuel-{}", 7 - face.number()),
        Die::Smuggling(crystal) => format!("die-gem-{}", 9 - crystal.number()),
    }
}

/// The symbol of a picked die as it will lie on the board: a paid thumbs-up is the alien it becomes.
pub fn placed_symbol(die: Die, joker: Option<JokerChoice>) -> String {
    match joker {
        Some(JokerChoice::Paid(species)) => passenger_symbol(PassengerFace::Alien(species)),
        Some(JokerChoice::Unpaid) | None => die_symbol(die),
    }
}

/// The symbol of a die in the tray: a lost crystal is broken.
pub fn tray_symbol(die: &TrayDie) -> String {
    if die.lost { "gem-broken".to_owned() } else { placed_symbol(die.die, die.joker) }
}

/// The class that carries the colour of a player.
pub const fn player_class(player: Player) -> &'static str {
    match player.index() {
        0 => "p1",
        1 => "p2",
        2 => "p3",
        3 => "p4",
        _ => "p5",
    }
}

/// The symbol of a player's helmet.
pub fn avatar_symbol(player: Player, driver: Driver) -> String {
    match driver {
        Driver::Person => format!("av-{}", player.index() + 1),
        Driver::Computer(_) => "av-bot".to_owned(),
    }
}

/// A player's helmet in the player's colour.
pub fn avatar(player: Player, driver: Driver, class: &'static str) -> Html {
    html! {
        <svg class={classes!(class, player_class(player))} aria-hidden="true" focusable="false">
            <use href={format!("#{}", avatar_symbol(player, driver))} width="100%" height="100%" />
        </svg>
    }
}
