//! When a new version of the page comes in: once somebody wants it, and never in the middle of a turn.

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

/// What is known of a new version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Update {
    /// It has taken over: from now on everything that is loaded is new.
    pub took_over: bool,
    /// Somebody wants it.
    pub wanted: bool,
}

/// What is to be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateStep {
    /// Somebody is asked whether to load it.
    Offer,
    /// It is to take over.
    TakeOver,
    Reload,
}

impl Update {
    /// What is to be done now, if anything.
    #[must_use]
    pub const fn step(self, busy: Busy) -> Option<UpdateStep> {
        match (self.took_over, self.wanted, busy) {
            (_, true, Busy::MidTurn) | (false, false, _) => None,
            (false, true, _) => Some(UpdateStep::TakeOver),
            // Another tab has let it in. Whoever does not play will not miss the old one.
            (true, true, _) | (true, false, Busy::Free) => Some(UpdateStep::Reload),
            (true, false, _) => Some(UpdateStep::Offer),
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
                let step = Update { took_over, wanted }.step(Busy::MidTurn);
                assert!(matches!(step, None | Some(UpdateStep::Offer)), "{took_over} {wanted}");
            }
        }
    }

    #[test]
    fn who_wants_the_new_version_gets_it_between_two_turns() {
        let wanted = Update { wanted: true, took_over: false };
        assert_eq!(wanted.step(Busy::AtTable), Some(UpdateStep::TakeOver));
        assert_eq!(Update { took_over: true, ..wanted }.step(Busy::AtTable), Some(UpdateStep::Reload));
    }

    #[test]
    fn nobody_at_a_table_is_disturbed_by_what_another_tab_wants() {
        let elsewhere = Update { took_over: true, wanted: false };
        assert_eq!(elsewhere.step(Busy::AtTable), Some(UpdateStep::Offer));
        assert_eq!(elsewhere.step(Busy::Free), Some(UpdateStep::Reload));
        assert_eq!(Update::default().step(Busy::Free), None);
    }
}
