//! The computer players at the table: what they do next and how long everyone may look at it first.

use crate::table::{Intent, Scene, TableState};
use space_taxi::record::{DiceSource, Driver, Level};
use space_taxi::rules::{Phase, Player};

/// How fast they play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Haste {
    #[default]
    Human,
    Fast,
    /// As fast as they can think: somebody has skipped the turn.
    Skip,
}

/// What a computer player does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerStep {
    /// Thinks about what to do, and proposes it after so long.
    Think { level: Level, after_ms: u32 },
    /// Does this, after so long.
    Do { intent: Intent, after_ms: u32 },
}

/// Whether a computer drives the player whose turn is shown, and at which level.
#[must_use]
pub fn computer_on_turn(state: &TableState) -> Option<Level> {
    match (state.scene(), state.record().driver(state.shown_player())) {
        (Scene::RoundOver | Scene::GameOver, _) | (_, Driver::Person) => None,
        (Scene::Table | Scene::Ticket | Scene::Misfire, Driver::Computer(level)) => Some(level),
    }
}

/// The turn that is shown, by which a skipped one is known.
#[must_use]
pub fn shown_turn(state: &TableState) -> (usize, Player) {
    (state.record().game().rounds().len(), state.shown_player())
}

/// What happens without anybody's doing, if anything.
#[must_use]
pub fn next_step(state: &TableState, haste: Haste) -> Option<ComputerStep> {
    let record = state.record();
    let after = |normal_ms: u32| match haste {
        Haste::Human => normal_ms,
        Haste::Fast => normal_ms / 5,
        Haste::Skip => 0,
    };
    let act = |intent, after_ms| Some(ComputerStep::Do { intent, after_ms });
    if state.scene() == Scene::RoundOver {
        let people = record.game().mode().players().any(|player| record.driver(player) == Driver::Person);
        return if people { None } else { act(Intent::Continue, after(3000)) };
    }
    let level = computer_on_turn(state)?;
    match (state.scene(), record.game().phase()) {
        (Scene::Misfire, _) => act(Intent::Continue, after(2200)),
        (Scene::Ticket | Scene::Table, _) if state.proposal().is_some() => act(Intent::Accept, after(1500)),
        (Scene::Ticket, Phase::ToSpend(_)) => Some(ComputerStep::Think { level, after_ms: after(1600) }),
        (Scene::Table, Phase::ToPlace(..)) => Some(ComputerStep::Think { level, after_ms: after(1100) }),
        // Dice that are thrown by hand are not a computer's to throw.
        (Scene::Table, _) if *record.opening().dice() == DiceSource::Hand => None,
        (Scene::Table, _) => act(Intent::Throw, after(900)),
        (Scene::Ticket | Scene::RoundOver | Scene::GameOver, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use space_taxi::dice::Seed;
    use space_taxi::pilot::at_a_glance;
    use space_taxi::record::{Entrant, Name, Opening, Record};

    fn table(drivers: &[Driver]) -> TableState {
        let entrants: Vec<_> = ["Mila", "Otto", "Noor", "Ida", "Bo"]
            .iter()
            .zip(drivers)
            .map(|(name, driver)| Entrant { name: Name::new(name).unwrap(), driver: *driver })
            .collect();
        TableState::open(Record::new(Opening::new(&entrants, 0, DiceSource::Seed(Seed::from_bytes([5; 32]))).unwrap()))
    }

    /// Lets computers do what they want until nothing happens by itself any more.
    fn left_alone(mut state: TableState, haste: Haste) -> (TableState, u32) {
        let mut took_ms = 0;
        while let Some((next, after_ms)) = step(&state, haste) {
            took_ms += after_ms;
            state = next;
        }
        (state, took_ms)
    }

    /// The table after the next step, and how long that takes.
    fn step(state: &TableState, haste: Haste) -> Option<(TableState, u32)> {
        let (intent, after_ms) = match next_step(state, haste)? {
            ComputerStep::Do { intent, after_ms } => (intent, after_ms),
            ComputerStep::Think { level, after_ms } => {
                (Intent::Propose(at_a_glance(level, state.record().game()).unwrap()), after_ms)
            }
        };
        Some((state.after(&intent), after_ms))
    }

    #[test]
    fn a_table_of_computers_plays_to_the_end_by_itself() {
        let five = [Driver::Computer(Level::Cabbie), Driver::Computer(Level::Rookie)].repeat(3);
        let (over, took_ms) = left_alone(table(&five[..5]), Haste::Human);
        assert_eq!(over.scene(), Scene::GameOver);
        assert!(took_ms > 60_000, "{took_ms}");
        let (skipped, took_ms) = left_alone(table(&five[..5]), Haste::Skip);
        assert_eq!((skipped.record(), took_ms), (over.record(), 0));
    }

    #[test]
    fn a_computer_waits_for_people() {
        let drivers = [Driver::Computer(Level::Cabbie), Driver::Person, Driver::Computer(Level::Rookie)];
        let (waits, _) = left_alone(table(&drivers), Haste::Fast);
        let player = waits.record().game().player();
        assert_eq!((player.index(), waits.scene()), (1, Scene::Table));
        assert_eq!(computer_on_turn(&waits), None);
        let person = Driver::Person;
        assert_eq!(next_step(&table(&[person, person, person]), Haste::Human), None);
    }

    #[test]
    fn after_a_handover_the_computer_goes_on_with_the_dice_as_they_lie() {
        let state = table(&[Driver::Person; 3]).after(&Intent::Throw);
        let player = state.record().game().player();
        let given = state.after(&Intent::HandOver(player, Driver::Computer(Level::Ace)));
        assert_eq!(given.tray(), state.tray());
        assert!(matches!(next_step(&given, Haste::Human), Some(ComputerStep::Think { level: Level::Ace, .. })));
    }

    #[test]
    fn a_settled_round_waits_for_people_if_there_are_any() {
        let (computer, person) = (Driver::Computer(Level::Rookie), Driver::Person);
        let mut state = table(&[person, computer, computer]);
        let player = state.record().game().player();
        // The person lets a Rookie drive for the first turn and takes the wheel again before the round is over.
        state = state.after(&Intent::HandOver(player, computer));
        while state.shown_player() == player {
            state = step(&state, Haste::Fast).unwrap().0;
        }
        state = state.after(&Intent::HandOver(player, person));
        let (state, _) = left_alone(state, Haste::Human);
        assert_eq!(state.scene(), Scene::RoundOver);
    }
}
