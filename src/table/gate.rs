//! Whether an intent may act on the table now, whoever it comes from.

use space_taxi::rules::Phase;

use super::computers::{Haste, computer_on_turn, next_step};
use crate::table::{Happening, News, TableState};

/// Where an intent comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person at the table: by touch, by key, or by an answer to a question.
    Hand,
    /// A computer player.
    Computer,
    /// Somebody who says who plays for whom, which has no turn.
    Seating,
}

/// Whether somebody may act. Nobody does at a table that is only looked at, people wait while a computer plays, and
/// computers act only where something happens without anybody's doing. Who plays for whom is changed in anybody's turn, until the game is over.
#[must_use]
pub fn may_act(table: &TableState, still: bool, by: By) -> bool {
    !still
        && match by {
            By::Hand => computer_on_turn(table).is_none(),
            By::Computer => next_step(table, Haste::default()).is_some(),
            By::Seating => *table.record().game().phase() != Phase::GameOver,
        }
}

/// Whether people have seen what they would place: not what has just come picked by itself, until the news with this number is seen.
#[must_use]
pub fn has_been_seen(table: &TableState, seen: Option<u32>) -> bool {
    let News { number, what } = table.news();
    seen == Some(*number) || !what.iter().any(|happening| matches!(happening, Happening::Forced { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::computers::ComputerStep;
    use crate::table::{Intent, Scene};
    use space_taxi::dice::Seed;
    use space_taxi::pilot::at_a_glance;
    use space_taxi::record::{DiceSource, Driver, Entrant, Level, Name, Opening, Record};

    const PERSON: Driver = Driver::Person;
    const ROOKIE: Driver = Driver::Computer(Level::Rookie);

    fn table(drivers: [Driver; 3]) -> TableState {
        let entrants = ["Mila", "Otto", "Noor"].into_iter().zip(drivers);
        let entrants: Vec<_> =
            entrants.map(|(name, driver)| Entrant { name: Name::new(name).unwrap(), driver }).collect();
        TableState::open(Record::new(Opening::new(&entrants, 0, DiceSource::Seed(Seed::from_bytes([5; 32]))).unwrap()))
    }

    /// A person, and a computer.
    fn who_may(table: &TableState, still: bool) -> [bool; 2] {
        [By::Hand, By::Computer].map(|by| may_act(table, still, by))
    }

    /// A table of computers after its first round.
    fn round_over() -> TableState {
        played(|state| state.scene() == Scene::RoundOver)
    }

    /// One at which the game is over, whatever is still to be seen of its last turn.
    fn game_over() -> TableState {
        played(|state| *state.record().game().phase() == Phase::GameOver)
    }

    fn played(until: impl Fn(&TableState) -> bool) -> TableState {
        let mut state = table([ROOKIE; 3]);
        while !until(&state) {
            let intent = match next_step(&state, Haste::Skip).unwrap() {
                ComputerStep::Do { intent, .. } => intent,
                ComputerStep::Think { level, .. } => {
                    Intent::Propose(at_a_glance(level, state.record().game()).unwrap())
                }
            };
            state = state.after(&intent);
        }
        state
    }

    #[test]
    fn people_and_computers_act_in_their_own_turns_only() {
        for (drivers, may) in [([PERSON, ROOKIE, ROOKIE], [true, false]), ([ROOKIE, PERSON, PERSON], [false, true])] {
            let table = table(drivers);
            assert_eq!(who_may(&table, false), may);
            assert_eq!(who_may(&table.after(&Intent::Throw), false), may);
        }
    }

    #[test]
    fn nobody_acts_at_a_table_that_is_only_looked_at() {
        for drivers in [[PERSON, ROOKIE, ROOKIE], [ROOKIE, PERSON, PERSON], [ROOKIE; 3]] {
            assert_eq!(who_may(&table(drivers), true), [false, false]);
        }
        assert_eq!(who_may(&round_over(), true), [false, false]);
        assert!(!may_act(&round_over(), true, By::Seating));
    }

    #[test]
    fn a_computers_turn_that_is_taken_over_is_a_persons() {
        let computer = table([ROOKIE; 3]);
        let player = computer.shown_player();
        assert_eq!(who_may(&computer.after(&Intent::HandOver(player, PERSON)), false), [true, false]);
    }

    #[test]
    fn who_plays_for_whom_is_changed_whoever_is_on_turn() {
        for drivers in [[PERSON, ROOKIE, ROOKIE], [ROOKIE, PERSON, PERSON]] {
            assert!(may_act(&table(drivers), false, By::Seating));
        }
        assert!(!may_act(&game_over(), false, By::Seating));
    }

    #[test]
    fn a_settled_round_goes_on_by_itself_only_among_computers() {
        let over = round_over();
        assert_eq!(who_may(&over, false), [true, true]);
        let with_a_person = over.after(&Intent::HandOver(over.shown_player(), PERSON));
        assert_eq!(who_may(&with_a_person, false), [true, false]);
    }
}
