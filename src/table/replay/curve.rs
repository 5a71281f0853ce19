//! Everybody's chance to win, as a curve over the choices of a replay.

use super::ReplayMoment;
use space_taxi::pilot::Review;
use space_taxi::rules::{ByPlayer, Player};

/// A curve for each player.
#[derive(Clone, Debug, PartialEq)]
pub struct WinCurve {
    /// The first choice after each turn, and the chances there.
    points: Vec<(usize, ByPlayer<f64>)>,
    choices: usize,
}

impl WinCurve {
    /// How wide and how high it is drawn.
    pub const WIDTH: usize = 1000;
    pub const HEIGHT: usize = 100;

    /// The curve of a reviewed game; nothing alone.
    #[must_use]
    pub fn of(review: &Review, moments: &[ReplayMoment]) -> Option<Self> {
        let choices_before = |event: usize| moments.iter().filter(|moment| moment.event < event).count();
        let points: Vec<_> =
            review.curve.iter().map(|point| (choices_before(point.event), point.wins.clone())).collect();
        (points.len() > 1).then_some(Self { points, choices: moments.len() })
    }

    /// How far to the right this choice lies.
    #[must_use]
    pub fn x(&self, nth: usize) -> usize {
        (nth * Self::WIDTH / self.choices.saturating_sub(1).max(1)).min(Self::WIDTH)
    }

    /// The points of a player's line.
    #[must_use]
    pub fn line(&self, player: Player) -> String {
        let point = |(nth, wins): &(usize, ByPlayer<f64>)| {
            format!("{},{:.1}", self.x(*nth), Self::HEIGHT as f64 * (1.0 - wins[player]))
        };
        self.points.iter().map(point).collect::<Vec<_>>().join(" ")
    }

    /// Everybody's chance before the turn of this choice.
    #[must_use]
    pub fn before(&self, nth: usize) -> Option<&ByPlayer<f64>> {
        self.points.iter().rev().find(|(first, _)| *first <= nth).map(|(_, wins)| wins)
    }
}
