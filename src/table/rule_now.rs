//! Which part of the rules is about what is to be done now.

use crate::table::{Primary, Scene, TableState};
use crate::words::rules::RulesSection;
use space_taxi::record::Position;
use space_taxi::rules::Phase;

/// Whether what is picked would fail to launch.
fn fails(state: &TableState) -> bool {
    matches!(state.model().actions.primary, Primary::Place { misfires: true, .. })
}

/// The section that helps with this position.
#[must_use]
pub fn rule_at(position: &Position) -> RulesSection {
    match position.thrown() {
        Some(throw) if position.turn().loses_crystal(throw) => RulesSection::Smuggling,
        Some(_) => RulesSection::Tiles,
        None => RulesSection::Turn,
    }
}

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
        (Scene::Table, Phase::ToPlace(..)) if fails(state) => RulesSection::Fuel,
        (Scene::Table, Phase::ToPlace(..)) => RulesSection::Tiles,
        (Scene::Table, _) => RulesSection::Turn,
    }
}
