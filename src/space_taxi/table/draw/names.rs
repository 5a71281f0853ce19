//! What pieces are called where they lie.

pub use super::super::species_name as species;
use super::super::{CardModel, Role, level_name};
use crate::space_taxi::record::Driver;
use crate::space_taxi::rules::Player;
use crate::words::{Arg, Message, say};

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
