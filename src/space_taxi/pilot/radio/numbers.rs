//! Actions as numbers: the place among the placements that the rules allow, or the coins paid.

use crate::space_taxi::rules::{Action, Game, Phase, Placement, placements};

/// All that may be done with the thrown dice, in the order of the rules.
pub fn choices(game: &Game) -> Vec<Placement> {
    match game.phase() {
        Phase::ToPlace(turn, throw) => placements(turn, throw, game.coins().purse(game.player())),
        _ => Vec::new(),
    }
}

/// The number of an action; nothing for one that the rules forbid.
pub fn to_number(choices: &[Placement], action: &Action) -> Option<f64> {
    match action {
        Action::Place(placement) => choices.iter().position(|choice| choice == placement).map(|place| place as f64),
        Action::Spend(coins) => Some(f64::from(*coins)),
        Action::Throw(_) => None,
    }
}

/// The action of this number, if the game allows it.
pub fn from_number(game: &Game, choices: &[Placement], number: f64) -> Option<Action> {
    match game.phase() {
        Phase::ToPlace(..) => choices.get(number as usize).copied().map(Action::Place),
        Phase::ToSpend(_) => Some(Action::Spend(number as u8)).filter(|action| game.apply(action).is_ok()),
        Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver => None,
    }
}
