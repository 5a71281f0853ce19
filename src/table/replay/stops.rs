//! The choices at which a replay stops, and the ways through them.

use super::ReplayMoment;
use crate::table::review_rows::is_mistake;
use app_core::keys::KeyPress;
use space_taxi::pilot::Review;
use space_taxi::record::Driver;
use space_taxi::rules::{Mode, Player};

/// A way through the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStep {
    First,
    Previous,
    Next,
    Last,
    /// The next choice that cost something; after the last one the first again.
    NextMistake,
    /// The choice at this place, whoever took it.
    To(usize),
    /// This one if it stops here, or the next one at which it does.
    Nearest,
}

impl ReplayStep {
    /// What the key means, if anything.
    #[must_use]
    pub fn of(press: &KeyPress) -> Option<Self> {
        match press.key.as_str() {
            _ if press.in_text_field || press.with_command => None,
            "Home" => Some(Self::First),
            "ArrowLeft" => Some(Self::Previous),
            "ArrowRight" => Some(Self::Next),
            "End" => Some(Self::Last),
            _ => None,
        }
    }
}

/// The places of the choices at which it stops.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    all: Vec<usize>,
    mistakes: Vec<usize>,
}

impl Stops {
    /// All choices, or those only that a person took for this player. Without a review no mistake is known.
    #[must_use]
    pub fn of(moments: &[ReplayMoment], only: Option<Player>, review: Option<&Review>) -> Self {
        let whose = |moment: &ReplayMoment| {
            only.is_none_or(|player| (moment.player, moment.driver) == (player, Driver::Person))
        };
        let all: Vec<_> = (0..moments.len()).filter(|nth| whose(&moments[*nth])).collect();
        let costly = |nth: &usize| {
            let mut decisions = review.into_iter().flat_map(|review| &review.decisions);
            decisions.any(|decision| decision.event == moments[*nth].event && is_mistake(decision))
        };
        Self { mistakes: all.iter().copied().filter(costly).collect(), all }
    }

    /// The choices that cost something.
    #[must_use]
    pub fn mistakes(&self) -> &[usize] {
        &self.mistakes
    }

    /// Where the step leads from here.
    #[must_use]
    pub fn after(&self, step: ReplayStep, here: usize) -> usize {
        let all = self.all.iter().copied();
        let found = match step {
            ReplayStep::First => all.min(),
            ReplayStep::Previous => all.filter(|nth| *nth < here).max(),
            ReplayStep::Next => all.filter(|nth| *nth > here).min(),
            ReplayStep::Last => all.max(),
            ReplayStep::NextMistake => {
                let later = self.mistakes.iter().find(|nth| **nth > here);
                later.or(self.mistakes.first()).copied()
            }
            ReplayStep::To(nth) => Some(nth),
            ReplayStep::Nearest => all.clone().find(|nth| *nth >= here).or(all.max()),
        };
        found.unwrap_or(here)
    }
}

/// Everybody for whom a person took a choice.
#[must_use]
pub fn people(mode: Mode, moments: &[ReplayMoment]) -> Vec<Player> {
    let chose =
        |player: &Player| moments.iter().any(|moment| (moment.player, moment.driver) == (*player, Driver::Person));
    mode.players().filter(chose).collect()
}
