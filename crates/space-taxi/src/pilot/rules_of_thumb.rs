//! How people judge a taxi at a glance: figures of experience, no calculation ahead. Rookies and Cabbies play by them.

use crate::rules::{FULL_TAXI_COINS, Fare, Progress, Smuggling, Taxi, Turn, Wings, full_of_groups, group_points};

/// What fuel promises: the chance to lift off and the factor that is then usual.
#[derive(Clone, Copy, Debug)]
pub struct FuelHope {
    pub launch: f64,
    pub factor: f64,
}

impl FuelHope {
    /// One die should be near 3, two dice near 6; three dice tell.
    #[must_use]
    pub fn of(wings: &Wings) -> Self {
        let sum = usize::from(wings.fuel.sum());
        let (launch, factor) = match wings.fuel.len() {
            0 => (0.92, 2.9),
            1 => ([0.88, 0.91, 0.92, 0.91, 0.87, 0.80][sum - 1], [2.5, 2.8, 3.0, 3.0, 2.8, 2.6][sum - 1]),
            2 => (
                [0.50, 0.65, 0.80, 0.86, 0.86, 0.80, 0.62, 0.36].get(sum - 2).copied().unwrap_or(0.0),
                [1.5, 2.0, 2.6, 2.9, 2.9, 2.9, 3.0, 3.0].get(sum - 2).copied().unwrap_or(0.0),
            ),
            _ => (1.0, sum as f64 - 6.0),
        };
        Self { launch, factor }
    }
}

/// What the seats promise: the points of the groups, a little for lone aliens, and something for every free seat.
#[must_use]
pub fn passenger_hope(taxi: &Taxi) -> f64 {
    let groups = taxi.aliens();
    let free = f64::from(Taxi::SEATS - taxi.seats.len());
    let largest = groups.into_iter().max().unwrap_or_default();
    let seated: f64 =
        groups.iter().map(|aliens| if *aliens == 1 { 0.35 } else { f64::from(group_points(*aliens)) }).sum();
    let next = f64::from(group_points(largest + 1)) - f64::from(group_points(largest));
    seated + free * (0.45 + 0.12 * next.max(0.0))
}

/// What the crystal promises. One that is thrown again may be lost: the higher it is, the more likely.
#[must_use]
pub fn crystal_hope(smuggling: Smuggling, throws_left: u8) -> f64 {
    match smuggling {
        Smuggling::Mined(crystal) => f64::from(crystal.number()),
        Smuggling::Lost => 0.0,
        Smuggling::Unthrown => 4.5,
        Smuggling::AtLeast(least) => {
            let least = f64::from(least.number());
            let kept = (9.0 - least) / 8.0 * (least + 8.0) / 2.0;
            if throws_left > 2 { kept * 1.08 } else { kept }
        }
    }
}

/// What a taxi promises after a placement, with `coins` left that are worth `coin` points each.
#[must_use]
pub fn hope(progress: &Progress, coins: u8, coin: f64) -> f64 {
    let kept = coin * f64::from(coins);
    match progress {
        Progress::Misfire(_) => kept,
        Progress::LiftOff(turn, fare) => launched(turn, fare, coin) + kept,
        Progress::ThrowOn(turn) => {
            let fuel = FuelHope::of(&turn.wings());
            let crystal = crystal_hope(turn.smuggling(), turn.tiles().len());
            fuel.launch * (passenger_hope(&turn.taxi()) * fuel.factor + crystal) + kept
        }
    }
}

fn launched(turn: &Turn, fare: &Fare, coin: f64) -> f64 {
    f64::from(fare.points()) + if full_of_groups(&turn.taxi()) { f64::from(FULL_TAXI_COINS) * coin } else { 0.0 }
}
