//! The Rookie: a beginner with the mistakes of beginners, and always the same ones.
//!
//! - Grabs: a die on the board is better than one in the hand, so the large tiles go first, whatever has fallen.
//! - Chases one species: only the largest group counts, the rest of the taxi is an afterthought.
//! - Holds the crystal too long: nothing below a 7 is good enough to be put away.
//! - Fuels late: fuel goes on the wings when nothing else can, and then with an eye on the factor, not on the launch.
//! - Pays for every joker of the chased species, and keeps no coin for a later round.

use super::cabbie::best;
use super::rules_of_thumb::FuelHope;
use crate::rules::{Launch, Placement, Progress, Smuggling, Throw, Turn, group_points, placements};

/// The smallest crystal that a Rookie is content with.
const GOOD_CRYSTAL: u8 = 7;

/// What each die on the board is worth to a Rookie by itself: much, but no failure to launch.
const GRABS: f64 = 2.0;

/// The placement that a Rookie likes best.
#[must_use]
pub fn place(turn: &Turn, throw: &Throw, coins: u8) -> Option<Placement> {
    best(placements(turn, throw, coins), |placement| {
        turn.place(throw, coins, placement).map_or(f64::NEG_INFINITY, |progress| liking(&progress))
    })
}

/// A Rookie pays whatever is left: points are points.
#[must_use]
pub const fn spend(coins: u8) -> u8 {
    coins
}

fn liking(progress: &Progress) -> f64 {
    let (Progress::ThrowOn(turn) | Progress::LiftOff(turn, _) | Progress::Misfire(turn)) = progress;
    let groups = turn.taxi().aliens();
    let largest = groups.into_iter().max().unwrap_or_default();
    let others: u8 = groups.iter().map(|aliens| group_points(*aliens)).sum::<u8>() - group_points(largest);
    let chased = 3.0 * f64::from(largest) + f64::from(others);
    let crystal = match turn.smuggling() {
        Smuggling::Mined(crystal) if crystal.number() >= GOOD_CRYSTAL => 4.0,
        Smuggling::Mined(_) => -2.0,
        Smuggling::Unthrown | Smuggling::AtLeast(_) | Smuggling::Lost => 0.0,
    };
    chased + crystal + fuel(turn) - GRABS * f64::from(turn.dice_left().count())
}

/// Late is soon enough, but a taxi that stays on the ground is seen even by a Rookie.
fn fuel(turn: &Turn) -> f64 {
    let wings = turn.wings();
    match wings.launch() {
        Some(Launch::Misfire) => -20.0,
        Some(Launch::LiftOff(factor)) => f64::from(factor.number()) + 5.0,
        None => 8.0 * FuelHope::of(&wings).launch - 0.6 * f64::from(wings.fuel.len()),
    }
}
