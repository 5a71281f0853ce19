//! The luck of a turn's draws: what the tile that came is worth in the hand, against the mean of all that could have come.
//!
//! The mean is over every unseen tile and exact. What a hand is worth is the outlook's view of the next own turn.

use super::PlayedTurn;
use crate::pilot::fitting::Fitting;
use crate::pilot::glance::{Deeds, between_lost_and_won};
use crate::pilot::search::hand_sizes;
use crate::pilot::seen::{Seen, Tiles};

impl PlayedTurn {
    pub(super) fn luck(&self) -> f64 {
        if self.drawn.is_empty() || self.after.end().is_some() {
            return 0.0;
        }
        let seen = Seen::of(&self.before);
        let mut moment = self.played(&seen);
        let (fitting, hands) = (Fitting::of(&seen.unseen), hand_sizes(&seen));
        let (mut hand, mut unseen, mut luck) = (self.kept.clone(), seen.unseen.clone(), 0.0);
        for (number, came) in self.drawn.iter().enumerate() {
            let to_come = self.drawn.len() - number - 1;
            let mut value = |tile, hand: &Tiles| {
                let mut hand = hand.clone();
                hand.push(tile);
                let deeds = Deeds { drawn: to_come, ..self.deeds };
                let ahead = moment.prospects(&hand, deeds, &fitting, hands);
                f64::from(between_lost_and_won(moment.glance((self.deeds, hand.len() + to_come)) + ahead))
            };
            let mean = unseen.iter().map(|tile| value(*tile, &hand)).sum::<f64>() / unseen.len() as f64;
            luck += value(*came, &hand) - mean;
            unseen.retain(|tile| tile != came);
            hand.push(*came);
        }
        luck
    }
}
