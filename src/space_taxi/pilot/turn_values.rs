//! A solved turn: what every position, throw and placement is worth by best play.

use std::sync::Arc;

use super::by_purse::ByPurse;
use super::charts::Charts;
use super::fuelling::Fuelling;
use super::ledger::Cargo;
use super::seating::Seating;
use super::solver::solve;
use super::stakes::{Endings, Supply};
use crate::space_taxi::rules::{Fare, Placement, Progress, Throw, Turn, full_of_groups, placements};

/// A placement and what the turn is worth after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valued {
    pub placement: Placement,
    pub value: f64,
}

/// What each moment of a turn is worth, for every purse.
#[derive(Clone, Debug)]
pub struct TurnValues {
    charts: Arc<Charts>,
    endings: Endings,
    rows: Vec<ByPurse>,
}

impl TurnValues {
    /// Solves a turn that is played for this worth of (result, coins left). More coins must never be worth less.
    #[must_use]
    pub fn solve(charts: &Arc<Charts>, worth: impl Fn(u8, u8) -> f64, supply: Supply) -> Self {
        let endings = Endings::of(worth, supply);
        let rows = solve(charts, &endings);
        Self { charts: Arc::clone(charts), endings, rows }
    }

    /// A turn that has not begun, by purse.
    #[must_use]
    pub fn fresh(&self) -> ByPurse {
        *self.row(&Turn::FRESH)
    }

    /// A turn before its next throw, with `coins` in the purse.
    #[must_use]
    pub fn before_throw(&self, turn: &Turn, coins: u8) -> f64 {
        self.row(turn).at(coins)
    }

    /// A throw before it is placed: as much as the best placement.
    #[must_use]
    pub fn of_throw(&self, turn: &Turn, throw: &Throw, coins: u8) -> f64 {
        let values = placements(turn, throw, coins);
        values
            .iter()
            .map(|placement| self.of_placement(turn, throw, coins, placement))
            .fold(f64::NEG_INFINITY, f64::max)
    }

    /// Every placement of the throw, the best one first.
    #[must_use]
    pub fn placements(&self, turn: &Turn, throw: &Throw, coins: u8) -> Vec<Valued> {
        let value = |placement| Valued { placement, value: self.of_placement(turn, throw, coins, &placement) };
        let mut valued: Vec<Valued> = placements(turn, throw, coins).into_iter().map(value).collect();
        valued.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.placement.cmp(&b.placement)));
        valued
    }

    /// The best placement of the throw; none if no throw like this is due.
    #[must_use]
    pub fn best_placement(&self, turn: &Turn, throw: &Throw, coins: u8) -> Option<Valued> {
        let value = |placement| Valued { placement, value: self.of_placement(turn, throw, coins, &placement) };
        let valued = placements(turn, throw, coins).into_iter().map(value);
        valued.reduce(|best, next| if next.value > best.value { next } else { best })
    }

    /// What a placement is worth; nothing is worse than one that the rules forbid.
    #[must_use]
    pub fn of_placement(&self, turn: &Turn, throw: &Throw, coins: u8, placement: &Placement) -> f64 {
        match turn.place(throw, coins, placement) {
            Ok(progress) => self.after(&progress, coins - placement.jokers.len()),
            Err(_) => f64::NEG_INFINITY,
        }
    }

    /// What a launch is worth with `coins` in the purse, the bonus among them, and how many of them to pay for points.
    #[must_use]
    pub fn spending(&self, fare: &Fare, coins: u8) -> (f64, u8) {
        self.endings.spending(fare.points(), coins)
    }

    fn after(&self, progress: &Progress, coins: u8) -> f64 {
        match progress {
            Progress::ThrowOn(turn) => self.before_throw(turn, coins),
            Progress::LiftOff(turn, fare) => self.endings.launch(fare.points(), full_of_groups(&turn.taxi()), coins),
            Progress::Misfire(_) => self.endings.misfire().at(coins),
        }
    }

    fn row(&self, turn: &Turn) -> &ByPurse {
        let Some(fuel) = Fuelling::on_wings(&turn.wings()) else {
            return self.endings.misfire();
        };
        let seating = self.charts.seatings.number_of(&Seating::in_taxi(&turn.taxi()));
        let stretch = self.charts.ledger.stretch(turn.tiles(), Cargo::of(turn.smuggling()), fuel);
        &self.rows[stretch.start + seating]
    }
}
