//! The review as people read it: points to a tenth, and sums that are right as they stand there.

use std::rc::Rc;

use super::pictured::Pictured;
use super::replay::headline;
use crate::table::driver_name;
use crate::words::{Message, Number, say};
use space_taxi::pilot::{Account, Decision, Review};
use space_taxi::record::{Driver, Opening};
use space_taxi::rules::{Mode, Player};

/// A review on its way.
#[derive(Clone, Debug)]
pub enum ReviewState {
    /// It is being worked out.
    Working,
    /// It could not be worked out.
    Failed,
    Ready(Rc<Review>),
}

impl ReviewState {
    /// The review, once it is there.
    #[must_use]
    pub fn known(&self) -> Option<&Review> {
        match self {
            Self::Ready(review) => Some(review),
            Self::Working | Self::Failed => None,
        }
    }
}

impl PartialEq for ReviewState {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Ready(one), Self::Ready(other)) => Rc::ptr_eq(one, other),
            (Self::Working, Self::Working) | (Self::Failed, Self::Failed) => true,
            _ => false,
        }
    }
}

/// What a choice may cost and still be the best one as far as anybody sees: it is shown as 0.0.
const UNSEEN: f64 = 0.05;

/// A player's account in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerReview {
    pub start: i64,
    pub luck: i64,
    pub lost: i64,
    pub short_supply: i64,
    pub points: i64,
    pub struck: i64,
}

/// One line of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub name: Message,
    pub sign: &'static str,
    pub amount: Number,
}

impl PlayerReview {
    /// The account as it is shown. Points are whole and the other lines are rounded, so luck takes what is left over.
    #[must_use]
    pub fn of(account: &Account) -> Self {
        let [start, lost, short_supply] = [account.start, account.lost, account.short_supply].map(tenths);
        let [points, struck] = [account.points, account.struck].map(|points| i64::from(points) * 10);
        Self { start, luck: points - start + lost + short_supply, lost, short_supply, points, struck }
    }

    /// Its lines, each sum under what it is the sum of. Alone nobody is struck.
    #[must_use]
    pub fn lines(&self, mode: Mode) -> Vec<Line> {
        let line = |name, sign, tenths: i64| Line { name, sign, amount: shown(tenths.abs()) };
        let sum = |name, sign, tenths: i64| Line { name, sign, amount: Number::whole(tenths / 10) };
        let mut lines = vec![
            line(say::review_start(), "", self.start),
            line(say::review_luck(), if self.luck < 0 { "−" } else { "+" }, self.luck),
            line(say::review_lost(), "−", self.lost),
        ];
        if self.short_supply > 0 {
            lines.push(line(say::review_short_supply(), "−", self.short_supply));
        }
        if mode.strikes() {
            lines.push(sum(say::review_points(), "=", self.points));
            lines.push(sum(say::review_struck(), "−", self.struck));
        }
        lines.push(sum(say::label_total(), "=", self.points - self.struck));
        lines
    }
}

/// Tenths of a point as a number with one decimal.
#[must_use]
pub fn shown(tenths: i64) -> Number {
    Number::decimal(tenths as f64 / 10.0, 1)
}

fn tenths(points: f64) -> i64 {
    (points * 10.0).round() as i64
}

/// How well the player's choices were made, for each who made them. Only the flawless reach 100 per cent. Where several did,
/// each is told with what they lost, and the parts add up to the line of the sum.
#[must_use]
pub fn accuracies(review: &Review, player: Player) -> Vec<Message> {
    let mut drivers: Vec<Driver> = Vec::new();
    for decision in &review.decisions {
        if decision.player == player && !drivers.contains(&decision.driver) {
            drivers.push(decision.driver);
        }
    }
    let mut messages = Vec::new();
    let mut so_far = 0.0;
    for driver in &drivers {
        let before = tenths(so_far);
        so_far += review.lost(player, *driver);
        if let Some(kept) = review.accuracy(player, *driver) {
            let percent = (kept * 100.0 + 1e-6).floor() as u8;
            messages.push(match drivers.len() {
                1 => say::review_accuracy(percent),
                _ => say::review_accuracy_of(driver_name(*driver), shown(tenths(so_far) - before), percent),
            });
        }
    }
    messages
}

/// A choice, and what the review says to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Who, and when.
    pub head: Message,
    pub chosen: Pictured,
    /// What would have been best, if that is something else.
    pub better: Option<Pictured>,
    /// What it cost, or that it was the best one.
    pub cost: Message,
}

impl Told {
    /// The decision in words.
    #[must_use]
    pub fn of(opening: &Opening, decision: &Decision) -> Option<Self> {
        let position = &decision.position;
        let better = Pictured::choice(position, &decision.best).filter(|_| is_mistake(decision));
        let cost = match better {
            Some(_) => say::review_cost(shown(tenths(decision.cost()))),
            None => say::review_was_best(),
        };
        let head = headline(opening, decision.player, decision.driver, position);
        Some(Self { head, chosen: Pictured::choice(position, &decision.chosen)?, better, cost })
    }
}

/// Whether it cost anything, as far as anybody sees.
#[must_use]
pub fn is_mistake(decision: &Decision) -> bool {
    decision.cost() >= UNSEEN
}

/// The most expensive choices, the worst first, as far as their cost can be seen: those of people, where somebody played.
#[must_use]
pub fn costly(review: &Review) -> Vec<&Decision> {
    let by_person = |decision: &Decision| decision.driver == Driver::Person;
    let people = review.decisions.iter().any(by_person);
    let mut costly = review.most_expensive(review.decisions.len());
    costly.retain(|decision| is_mistake(decision) && (!people || by_person(decision)));
    costly.truncate(3);
    costly
}
