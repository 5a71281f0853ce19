//! When a new version of the page comes in: once somebody wants it, and never in the middle of a turn.

use crate::shell::route::{Place, Screen};
use crate::table::{Scene, TableState};
use space_taxi::rules::Phase;

/// How much a reload would disturb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Busy {
    /// Nobody would lose anything.
    Free,
    /// Somebody sits at a running game, between two turns, or is in the middle of something else.
    AtTable,
    /// In the middle of a turn, or at a game that is kept nowhere.
    MidTurn,
}

impl Busy {
    /// How busy somebody is at this place with this table. Whoever fills in a form, reads or watches something is not free.
    #[must_use]
    pub fn at(place: Place, table: Option<&TableState>) -> Self {
        let table = match (place, table) {
            (Place { screen: Screen::Home, sheet: None }, _) | (Place { screen: Screen::Table, sheet: None }, None) => {
                return Self::Free;
            }
            (Place { screen: Screen::Table, .. }, Some(table)) => table,
            _ => return Self::AtTable,
        };
        match (table.scene(), table.record().game().phase()) {
            // As long as its end is being looked at, it is not over.
            (Scene::Misfire, _) => Self::MidTurn,
            (_, Phase::GameOver) if place.sheet.is_none() => Self::Free,
            (_, Phase::GameOver) => Self::AtTable,
            (_, Phase::RoundOver) => Self::AtTable,
            (_, Phase::ToThrow(turn)) if turn.throws_made() == 0 => Self::AtTable,
            (_, Phase::ToThrow(_) | Phase::ToPlace(..) | Phase::ToSpend(_)) => Self::MidTurn,
        }
    }
}

/// What is known of a new version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Renewal {
    /// It has taken over: from now on everything that is loaded is new.
    pub took_over: bool,
    /// Somebody wants it.
    pub wanted: bool,
}

/// What is to be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Somebody is asked whether to load it.
    Offer,
    /// It is to take over.
    TakeOver,
    Reload,
}

impl Renewal {
    /// What is to be done now, if anything.
    #[must_use]
    pub const fn step(self, busy: Busy) -> Option<Step> {
        match (self.took_over, self.wanted, busy) {
            (_, true, Busy::MidTurn) | (false, false, _) => None,
            (false, true, _) => Some(Step::TakeOver),
            // Another tab has let it in. Whoever does not play will not miss the old one.
            (true, true, _) | (true, false, Busy::Free) => Some(Step::Reload),
            (true, false, _) => Some(Step::Offer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_loaded_in_the_middle_of_a_turn() {
        for took_over in [false, true] {
            for wanted in [false, true] {
                let step = Renewal { took_over, wanted }.step(Busy::MidTurn);
                assert!(matches!(step, None | Some(Step::Offer)), "{took_over} {wanted}");
            }
        }
    }

    #[test]
    fn who_wants_the_new_version_gets_it_between_two_turns() {
        let wanted = Renewal { wanted: true, took_over: false };
        assert_eq!(wanted.step(Busy::AtTable), Some(Step::TakeOver));
        assert_eq!(Renewal { took_over: true, ..wanted }.step(Busy::AtTable), Some(Step::Reload));
    }

    #[test]
    fn nobody_at_a_table_is_disturbed_by_what_another_tab_wants() {
        let elsewhere = Renewal { took_over: true, wanted: false };
        assert_eq!(elsewhere.step(Busy::AtTable), Some(Step::Offer));
        assert_eq!(elsewhere.step(Busy::Free), Some(Step::Reload));
        assert_eq!(Renewal::default().step(Busy::Free), None);
    }
}
