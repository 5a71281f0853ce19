//! What the computer players have solved and remember, and the turn that they are just solving, in pieces that can be put off.

use std::sync::Arc;

use super::{Aim, ComputerPlayers, rounds_left, shared, supply};
use crate::pilot::turn_ends::fullest;
use crate::pilot::turn_values::{PartialSolution, TurnValues};
use crate::pilot::utility::Supply;
use crate::pilot::win_chances::Standing;
use crate::record::Position;
use crate::rules::{FULL_TAXI_COINS, Game, Phase};

/// The solved turns, and the one that is not done yet.
#[derive(Clone, Debug, Default)]
pub struct SolvedTurns {
    /// Turns that are solved for points while the supply never runs short, by rounds left, the last round first.
    turns: [Option<Arc<TurnValues>>; Position::MOST_ROUNDS as usize],
    /// The last turn that was solved with a short supply: it hardly comes up again.
    short: Option<(Task, Arc<TurnValues>)>,
    /// The last turn that was solved for winning: all its placements are played for the same.
    wins: Option<(Task, Arc<TurnValues>)>,
    /// What is not done yet.
    partial: Option<(Task, Box<PartialSolution>)>,
}

/// A turn to be solved.
#[derive(Clone, Debug, PartialEq)]
enum Task {
    /// For the points of so many rounds, its own among them.
    Points { rounds: u8, supply: Supply },
    /// For the chance to win, with these coins in the purse.
    Wins { standing: Standing, purse: u8 },
}

impl SolvedTurns {
    /// How many bytes the solved turns take, and the one that is not done yet.
    pub fn bytes(&self) -> usize {
        let others = self.short.iter().chain(&self.wins).map(|(_, values)| values);
        let partial = self.partial.as_ref().map_or(0, |(_, partial)| partial.bytes());
        self.turns.iter().flatten().chain(others).map(|values| values.bytes()).sum::<usize>() + partial
    }

    fn points(&self, rounds: u8, supply: Supply) -> Option<&Arc<TurnValues>> {
        match (supply, &self.short) {
            (Supply::Plenty, _) => self.turns[usize::from(rounds).checked_sub(1)?].as_ref(),
            (_, Some((task, values))) if *task == (Task::Points { rounds, supply }) => Some(values),
            _ => None,
        }
    }

    /// Purses only shrink until the launch, and grow by the bonus then; but acts may be taken back.
    fn wins(&self, game: &Game) -> Option<&Arc<TurnValues>> {
        let bonus = if matches!(game.phase(), Phase::ToSpend(_)) { FULL_TAXI_COINS } else { 0 };
        let Some((Task::Wins { standing, purse }, values)) = &self.wins else { return None };
        let serves = *standing == Standing::of(game, shared(game)) && purse_of(game) <= purse + bonus;
        serves.then_some(values)
    }

    fn keep(&mut self, task: Task, values: TurnValues) {
        let values = Arc::new(values);
        match task {
            Task::Points { rounds, supply: Supply::Plenty } => self.turns[usize::from(rounds) - 1] = Some(values),
            Task::Points { .. } => self.short = Some((task, values)),
            Task::Wins { .. } => self.wins = Some((task, values)),
        }
    }
}

impl ComputerPlayers {
    /// Solves what it takes to play the turn on hand for this aim, until it is `enough`. Whether all of it is solved.
    pub fn prepare(&mut self, aim: Aim, game: &Game, enough: &mut dyn FnMut() -> bool) -> bool {
        match aim {
            Aim::Wins if game.mode().strikes() => self.prepare_wins(game, enough),
            Aim::Wins | Aim::Points => self.prepare_points(rounds_left(game), supply(game), enough),
        }
    }

    /// The same for a review of the whole game.
    pub fn prepare_review(&mut self, game: &Game, enough: &mut dyn FnMut() -> bool) -> bool {
        self.prepare_points(game.mode().rounds(), Supply::Plenty, enough)
    }

    /// The turn on hand, solved for the chance to win the table.
    ///
    /// # Panics
    /// Never: nobody puts it off.
    pub fn wins(&mut self, game: &Game) -> Arc<TurnValues> {
        self.prepare_wins(game, &mut || false);
        Arc::clone(self.solved.wins(game).expect("it was just solved"))
    }

    /// The turn on hand, solved for the points of all rounds left.
    ///
    /// # Panics
    /// If no round is left.
    pub fn points(&mut self, game: &Game) -> Arc<TurnValues> {
        self.turn(rounds_left(game), supply(game))
    }

    /// A turn that begins so many rounds, solved for the points of all of them.
    pub(in super::super) fn turn(&mut self, rounds: u8, supply: Supply) -> Arc<TurnValues> {
        self.prepare_points(rounds, supply, &mut || false);
        Arc::clone(self.solved.points(rounds, supply).expect("it was just solved"))
    }

    /// The points to be expected of so many rounds with these coins.
    pub(in super::super) fn expected(&mut self, rounds: u8, coins: u8) -> f64 {
        if rounds == 0 { 0.0 } else { self.turn(rounds, Supply::Plenty).fresh()[usize::from(coins)] }
    }

    /// A turn for points needs to know what the rounds after it are worth, so the last round is solved first.
    fn prepare_points(&mut self, rounds: u8, supply: Supply, enough: &mut dyn FnMut() -> bool) -> bool {
        let later = (1..rounds).map(|rounds| (rounds, Supply::Plenty));
        later.chain((rounds > 0).then_some((rounds, supply))).all(|(rounds, supply)| {
            self.solved.points(rounds, supply).is_some()
                || self.solve_on(
                    Task::Points { rounds, supply },
                    |players| players.begin_points(rounds, supply),
                    enough,
                )
        })
    }

    fn prepare_wins(&mut self, game: &Game, enough: &mut dyn FnMut() -> bool) -> bool {
        self.solved.wins(game).is_some() || {
            let task = Task::Wins { standing: Standing::of(game, shared(game)), purse: purse_of(game) };
            self.solve_on(task, |players| players.begin_wins(game), enough)
        }
    }

    fn solve_on(
        &mut self,
        task: Task,
        begin: impl Fn(&Self) -> Box<PartialSolution>,
        enough: &mut dyn FnMut() -> bool,
    ) -> bool {
        let partial = match self.solved.partial.take() {
            Some((begun, partial)) if begun == task => partial,
            _ => begin(self),
        };
        match partial.solve_on(enough) {
            Ok(values) => self.solved.keep(task, values),
            Err(partial) => self.solved.partial = Some((task, partial)),
        }
        self.solved.partial.is_none()
    }

    fn begin_points(&self, rounds: u8, supply: Supply) -> Box<PartialSolution> {
        let after = self.solved.points(rounds - 1, Supply::Plenty).map(|values| values.fresh());
        let later = |coins: u8| after.map_or(0.0, |points| points[usize::from(coins).min(points.len() - 1)]);
        let worth = |result: u8, coins: u8| f64::from(result) + later(coins);
        PartialSolution::new(&self.tables, worth, supply, fullest(rounds))
    }

    fn begin_wins(&self, game: &Game) -> Box<PartialSolution> {
        let chances = self.win_chances(game);
        PartialSolution::new(&self.tables, |result, coins| chances.worth(result, coins), supply(game), purse_of(game))
    }
}

fn purse_of(game: &Game) -> u8 {
    game.coins().purse(game.player())
}
