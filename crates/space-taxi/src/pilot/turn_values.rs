//! A solved turn: what every position, throw and placement is worth by best play.

mod partial_solution;

use std::cmp::Ordering;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use self::partial_solution::PartialSolution;
use super::by_purse::{ALL_PURSES, ByPurse, FEW_PURSES, GROWN_PURSES, USUAL_PURSES};
use super::fuelling::Fuelling;
use super::position_index::SmugglingState;
use super::seating::Seating;
use super::shared_tables::SharedTables;
use super::turn_results::{Outcome, turn_results};
use super::utility::{Endings, Supply};
use crate::rules::{Fare, Placement, Progress, Throw, Turn, full_of_groups, placements};

/// A placement and what the turn is worth after it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Valued {
    pub placement: Placement,
    pub value: f64,
}

impl Valued {
    /// Of placements that are worth the same, the one that is listed first comes first.
    fn best_first(&self, other: &Self) -> Ordering {
        other.value.total_cmp(&self.value).then_with(|| self.placement.cmp(&other.placement))
    }
}

/// What each moment of a turn is worth, by purse.
#[derive(Clone, Debug)]
pub struct TurnValues {
    tables: Arc<SharedTables>,
    endings: Endings,
    rows: Rows,
}

/// The rows of all positions, as wide as the turn was solved for.
#[derive(Clone, Debug)]
enum Rows {
    Few(Vec<ByPurse<FEW_PURSES>>),
    Usual(Vec<ByPurse<USUAL_PURSES>>),
    Grown(Vec<ByPurse<GROWN_PURSES>>),
    All(Vec<ByPurse<ALL_PURSES>>),
}

impl TurnValues {
    /// Solves a turn that is played for this worth of (result, coins left), for players who begin it with up to `purse`
    /// coins. More coins must never be worth less.
    ///
    /// # Panics
    /// Never: nobody puts it off.
    #[must_use]
    pub fn solve(tables: &Arc<SharedTables>, worth: impl Fn(u8, u8) -> f64, supply: Supply, purse: u8) -> Self {
        let partial = PartialSolution::new(tables, worth, supply, purse);
        partial.solve_on(&mut || false).expect("it was never enough")
    }

    /// A turn that has not begun, for each purse, the empty one first.
    #[must_use]
    pub fn fresh(&self) -> &[f64] {
        self.row(&Turn::FRESH).unwrap_or_default()
    }

    /// How many bytes the worth of all positions takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.tables.positions() * size_of_val(self.fresh())
    }

    /// A turn before its next throw, with `coins` in the purse.
    ///
    /// # Panics
    /// If the turn was solved for smaller purses only.
    #[must_use]
    pub fn before_throw(&self, turn: &Turn, coins: u8) -> f64 {
        match self.row(turn) {
            Some(row) => *row.get(usize::from(coins)).expect("the turn is solved for purses as full as this"),
            None => self.endings.misfire(coins),
        }
    }

    /// A throw before it is placed: as much as the best placement.
    #[must_use]
    pub fn of_throw(&self, turn: &Turn, throw: &Throw, coins: u8) -> f64 {
        self.valued(turn, throw, coins).map(|valued| valued.value).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Every placement of the throw, the best one first.
    #[must_use]
    pub fn placements(&self, turn: &Turn, throw: &Throw, coins: u8) -> Vec<Valued> {
        let mut valued: Vec<Valued> = self.valued(turn, throw, coins).collect();
        valued.sort_by(Valued::best_first);
        valued
    }

    /// The best placement of the throw; none if no throw like this is due.
    #[must_use]
    pub fn best_placement(&self, turn: &Turn, throw: &Throw, coins: u8) -> Option<Valued> {
        self.valued(turn, throw, coins).min_by(Valued::best_first)
    }

    fn valued(&self, turn: &Turn, throw: &Throw, coins: u8) -> impl Iterator<Item = Valued> {
        let value = move |placement| self.of_placement(turn, throw, coins, &placement);
        placements(turn, throw, coins).into_iter().map(move |placement| Valued { placement, value: value(placement) })
    }

    /// What a placement is worth; nothing is worse than one that the rules forbid.
    #[must_use]
    pub fn of_placement(&self, turn: &Turn, throw: &Throw, coins: u8, placement: &Placement) -> f64 {
        match turn.place(throw, coins, placement) {
            Ok(progress) => self.after(&progress, coins - placement.price()),
            Err(_) => f64::NEG_INFINITY,
        }
    }

    /// What a launch is worth with `coins` in the purse, the bonus among them, and how many of them to pay for points.
    #[must_use]
    pub fn spending(&self, fare: &Fare, coins: u8) -> (f64, u8) {
        self.endings.spending(fare.points(), coins)
    }

    /// How the turn ends from here, with `coins` in the purse, if it is played by these values: every way with its chance.
    #[must_use]
    pub fn outcomes(&self, turn: &Turn, coins: u8) -> Vec<Outcome> {
        let Some(start) = self.place(turn) else {
            return vec![Outcome { result: 0, coins, launched: false, chance: 1.0 }];
        };
        match &self.rows {
            Rows::Few(rows) => turn_results(&self.tables, &self.endings, rows, start, coins),
            Rows::Usual(rows) => turn_results(&self.tables, &self.endings, rows, start, coins),
            Rows::Grown(rows) => turn_results(&self.tables, &self.endings, rows, start, coins),
            Rows::All(rows) => turn_results(&self.tables, &self.endings, rows, start, coins),
        }
    }

    fn after(&self, progress: &Progress, coins: u8) -> f64 {
        match progress {
            Progress::ThrowOn(turn) => self.before_throw(turn, coins),
            Progress::LiftOff(turn, fare) => self.endings.launch(fare.points(), full_of_groups(&turn.taxi()), coins),
            Progress::Misfire(_) => self.endings.misfire(coins),
        }
    }

    /// What the position is worth by purse; none if it cannot lift off any more.
    fn row(&self, turn: &Turn) -> Option<&[f64]> {
        let place = self.place(turn)?;
        Some(match &self.rows {
            Rows::Few(rows) => rows[place].purses(),
            Rows::Usual(rows) => rows[place].purses(),
            Rows::Grown(rows) => rows[place].purses(),
            Rows::All(rows) => rows[place].purses(),
        })
    }

    fn place(&self, turn: &Turn) -> Option<usize> {
        let fuel = Fuelling::on_wings(&turn.wings())?;
        let seating = self.tables.seatings.number_of(&Seating::in_taxi(&turn.taxi()));
        Some(self.tables.positions.stretch(turn.tiles(), SmugglingState::of(turn.smuggling()), fuel).start + seating)
    }
}
