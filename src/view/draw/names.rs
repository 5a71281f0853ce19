//! What pieces are called where they lie.

pub use crate::table::species_name as species;
use crate::table::{CardModel, Role, level_name};
use crate::words::{Message, say};
use space_taxi::record::Driver;
use space_taxi::rules::Player;

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
