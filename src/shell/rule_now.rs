//! Which part of the rules is about what is to be done now.

use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::{Scene, TableState};
use crate::words::rules::RulesSection;

/// The section that helps at this table.
#[must_use]
pub fn rule_now(state: &TableState) -> RulesSection {
    match (state.scene(), state.record().game().phase()) {
        (Scene::GameOver, _) => RulesSection::End,
        (Scene::RoundOver, _) => RulesSection::Round,
        (Scene::Misfire, _) => RulesSection::Fuel,
        (Scene::Ticket, _) => RulesSection::Coins,
        (Scene::Table, _) if state.asking().is_some() => RulesSection::Joker,
        (Scene::Table, Phase::ToPlace(turn, throw)) if turn.loses_crystal(throw) => RulesSection::Smuggling,
        (Scene::Table, Phase::ToPlace(..)) => RulesSection::Tiles,
        (Scene::Table, _) => RulesSection::Turn,
    }
}
