//! The Cabbie: plays every throw by sound rules of thumb, and looks no further. Cheap enough for any device.

use super::rules_of_thumb::hope;
use crate::rules::{POINTS_PER_COIN, Placement, Throw, Turn, placements};

/// A coin that is kept buys two points for certain only later, and a joker may bring more.
const KEPT_COIN: f64 = 2.6;

/// The placement that promises most at a glance.
#[must_use]
pub fn place(turn: &Turn, throw: &Throw, coins: u8, last_round: bool) -> Option<Placement> {
    let coin = if last_round { f64::from(POINTS_PER_COIN) * 0.85 } else { KEPT_COIN };
    best(placements(turn, throw, coins), |placement| {
        let after = turn.place(throw, coins, placement).ok();
        after.map_or(f64::NEG_INFINITY, |progress| hope(&progress, coins - placement.price(), coin))
    })
}

/// Coins that will not be needed are paid: all of them in the last round, and what is more than a reserve before it.
#[must_use]
pub const fn spend(coins: u8, rounds_left: u8) -> u8 {
    let reserve = match rounds_left {
        0 | 1 => 0,
        2 => 4,
        _ => 6,
    };
    coins.saturating_sub(reserve)
}

/// The first of the placements that nothing exceeds.
pub fn best(placements: Vec<Placement>, worth: impl Fn(&Placement) -> f64) -> Option<Placement> {
    let valued = placements.into_iter().map(|placement| (worth(&placement), placement));
    valued.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, placement)| placement)
}
