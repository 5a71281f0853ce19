//! What pieces are called where they lie.

pub use super::super::species_name as species;
use super::super::{CardModel, Die, JokerChoice, Role, TrayDie, level_name};
use crate::space_taxi::record::Driver;
use crate::space_taxi::rules::{PassengerFace, Player};
use crate::words::{Arg, Message, say};

/// What a die in the tray shows, and what is to become of it.
pub fn tray_die(die: &TrayDie) -> Message {
    match (die.die, die.least) {
        (Die::Passenger(PassengerFace::Thumb), _) if die.picked => match die.joker {
            Some(JokerChoice::Paid(as_species)) => say::die_joker_as(species(as_species)),
            Some(JokerChoice::Unpaid) => say::die_joker_unpaid(),
            None => say::die_joker(),
        },
        (Die::Passenger(PassengerFace::Thumb), _) => say::die_joker(),
        (Die::Passenger(PassengerFace::Alien(alien)), _) => say::die_species(species(alien)),
        (Die::Fuel(face), _) => say::die_fuel(face.number()),
        (Die::Smuggling(crystal), Some(least)) if die.lost => say::die_smuggling_lost(crystal.number(), least.number()),
        (Die::Smuggling(crystal), Some(least)) => say::die_smuggling_after(crystal.number(), least.number()),
        (Die::Smuggling(crystal), None) => say::die_smuggling(crystal.number()),
    }
}

/// What a player does at the moment, or who plays for the player.
pub fn role(card: &CardModel) -> Message {
    match (card.role, card.driver) {
        (Role::Throws, _) => say::card_throws(),
        (Role::Tiles, _) => say::card_tiles(),
        (Role::Waits, Driver::Computer(level)) => say::computer_level(level_name(level)),
        (Role::Waits, Driver::Person) => say::card_waits(),
    }
}

/// The player's name.
pub fn player(cards: &[CardModel], player: Player) -> String {
    cards.get(player.index()).map_or_else(String::new, |card| card.name.clone())
}

/// "1, 2 or 3".
pub fn either(numbers: &[u8]) -> Arg {
    let Some((last, before)) = numbers.split_last() else { return Arg::from("") };
    let first = before.iter().map(|number| Arg::from(*number)).reduce(|list, next| say::list_more(list, next).into());
    match first {
        Some(first) => say::list_or(first, *last).into(),
        None => Arg::from(*last),
    }
}
