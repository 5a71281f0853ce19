//! Somebody at the table, as far as a name and a helmet tell.

use yew::AttrValue;

use crate::table::{CardModel, TableModel};
use space_taxi::record::Driver;
use space_taxi::rules::Player;

/// A player by name and helmet, whatever stands on the card.
#[derive(Clone, PartialEq)]
pub struct Who {
    pub player: Player,
    pub driver: Driver,
    pub name: AttrValue,
}

impl Who {
    /// The player of this card.
    pub fn of(card: &CardModel) -> Self {
        Self { player: card.player, driver: card.driver, name: card.name.clone().into() }
    }

    /// Whose turn is shown.
    pub fn on_turn(model: &TableModel) -> Self {
        let nobody = || Self { player: model.player, driver: Driver::Person, name: AttrValue::default() };
        model.cards.get(model.player.index()).map_or_else(nobody, Self::of)
    }
}
