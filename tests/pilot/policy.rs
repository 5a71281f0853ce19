//! The policy, played: as many points as were promised, within the error of so many turns.

use space_taxi::rules::{FULL_TAXI_COINS, Face, POINTS_PER_COIN, PassengerFace, Progress, Turn, full_of_groups};

use super::LAST_ROUND;
use super::luck::Luck;
use super::random_hand::throw;

const TURNS: usize = 3_000;

/// The points of one turn in the last round, all coins paid after a launch.
fn play(luck: &mut Luck, mut coins: u8) -> f64 {
    let mut turn = Turn::FRESH;
    loop {
        let thrown = throw(luck, turn.dice_left(), PassengerFace::ALL);
        let best = LAST_ROUND.best_placement(&turn, &thrown, coins).expect("something can always be placed");
        let progress = turn.place(&thrown, coins, &best.placement).expect("the pilot keeps to the rules");
        coins -= best.placement.price();
        match progress {
            Progress::ThrowOn(next) => turn = next,
            Progress::Misfire(_) => return 0.0,
            Progress::LiftOff(turn, fare) => {
                let bonus = if full_of_groups(&turn.taxi()) { FULL_TAXI_COINS } else { 0 };
                let (_, paid) = LAST_ROUND.spending(&fare, coins + bonus);
                return f64::from(fare.points() + POINTS_PER_COIN * paid);
            }
        }
    }
}

#[test]
fn the_policy_reaches_what_it_promises() {
    let mut luck = Luck::seeded(4);
    let points: Vec<f64> = (0..TURNS).map(|_| play(&mut luck, 3)).collect();
    let mean = points.iter().sum::<f64>() / TURNS as f64;
    let variance = points.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / (TURNS - 1) as f64;
    let error = (variance / TURNS as f64).sqrt();
    let promised = LAST_ROUND.fresh()[3];
    assert!((mean - promised).abs() < 3.0 * error, "{mean} ± {error}, promised {promised}");
    assert!(error < 0.3, "so many turns tell enough: {error}");
}
