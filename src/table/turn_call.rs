//! Who is called to the screen that several people share: the next of them, whatever computers have done in between. Nobody is called to a screen
//! that is in their hands already, and nobody when a game is only opened.

use crate::table::{Happening, TableState};
use space_taxi::record::Driver;
use space_taxi::rules::{Game, Player};

/// Who is called now.
#[must_use]
pub fn called(state: &TableState) -> Option<Player> {
    let next = state.news().what.iter().find_map(|happening| match happening {
        Happening::TurnBegins { player } => Some(*player),
        _ => None,
    })?;
    let is_person = |player: &Player| state.record().driver(*player) == Driver::Person;
    let before = threw_before(state.record().game()).find(is_person)?;
    (is_person(&next) && next != before).then_some(next)
}

/// Who has had a turn in this round or the one before it, the latest first.
fn threw_before(game: &Game) -> impl Iterator<Item = Player> {
    let (mode, now) = (game.mode(), game.player());
    let from = move |opener| (0..mode.players().len()).map(move |steps| mode.left_of(opener, steps));
    let this: Vec<_> = from(game.opener()).take_while(|player| *player != now).collect();
    let last = game.rounds().last().map(|round| from(round.opener()).rev());
    this.into_iter().rev().chain(last.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::computers::{ComputerStep, Haste, next_step};
    use crate::table::{Intent, Scene};
    use space_taxi::dice::Seed;
    use space_taxi::pilot::at_a_glance;
    use space_taxi::record::{DiceSource, Entrant, Level, Name, Opening, Record};

    const PERSON: Driver = Driver::Person;
    const ROOKIE: Driver = Driver::Computer(Level::Rookie);

    /// Whoever is called in the first two rounds, and by whose turn each was called. Everybody plays as Rookies do.
    fn calls(drivers: &[Driver], seed: u8) -> Vec<(usize, usize)> {
        let entrants = ["Mila", "Otto", "Noor", "Ida", "Bo"].into_iter().zip(drivers);
        let entrants: Vec<_> =
            entrants.map(|(name, driver)| Entrant { name: Name::new(name).unwrap(), driver: *driver }).collect();
        let dice = DiceSource::Seed(Seed::from_bytes([seed; 32]));
        let mut state = TableState::open(Record::new(Opening::new(&entrants, 0, dice).unwrap()));
        let (mut calls, mut held) = (Vec::new(), 0);
        assert_eq!(called(&state), None, "nobody is called to a game that is only opened");
        while state.record().game().rounds().len() < 2 {
            let is_turn = state.scene() != Scene::RoundOver;
            if is_turn && state.record().driver(state.shown_player()) == PERSON {
                held = state.shown_player().index();
            }
            state = state.after(&deed(&state));
            calls.extend(called(&state).map(|player| (held, player.index())));
        }
        calls
    }

    /// What a Rookie does, whoever is on turn.
    fn deed(state: &TableState) -> Intent {
        match next_step(state, Haste::Skip) {
            Some(ComputerStep::Do { intent, .. }) => intent,
            _ => match at_a_glance(Level::Rookie, state.record().game()) {
                _ if matches!(state.scene(), Scene::Misfire | Scene::RoundOver) => Intent::Continue,
                Some(action) if state.proposal().is_none() => Intent::Propose(action),
                Some(_) => Intent::Accept,
                None => Intent::Throw,
            },
        }
    }

    #[test]
    fn between_people_each_is_called_but_nobody_to_the_screen_they_hold() {
        for seed in 0..20 {
            let calls = calls(&[PERSON; 3], seed);
            assert_eq!(calls[..2], [(0, 1), (1, 2)]);
            assert!(calls.iter().all(|(held, called)| held != called), "{calls:?}");
        }
    }

    #[test]
    fn after_computers_the_other_person_is_called() {
        for seed in 0..20 {
            let calls = calls(&[PERSON, ROOKIE, PERSON, ROOKIE], seed);
            assert_eq!(calls[0], (0, 2));
            assert!(calls.iter().all(|(held, called)| held != called && [0, 2].contains(called)), "{calls:?}");
        }
    }

    #[test]
    fn nobody_is_called_among_computers_or_alone() {
        for drivers in [&[PERSON, ROOKIE, ROOKIE][..], &[ROOKIE; 3], &[PERSON]] {
            assert_eq!(calls(drivers, 5), [], "{drivers:?}");
        }
    }
}
