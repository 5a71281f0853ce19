//! What must hold for every position: names do not matter, and more coins never hurt.

use proptest::prelude::*;
use space_taxi::record::Position;
use space_taxi::rules::{Face, Mode, PassengerDice, PassengerFace, Phase, Species, Taxi, Throw, Turn, placements};

use super::LAST_ROUND;
use super::moments::moments;
use super::times::times;

/// Some thrown position of a random game, and the coins at hand.
fn thrown() -> impl Strategy<Value = (Turn, Throw, u8)> {
    (any::<u64>(), 0..60_usize).prop_filter_map("the game is shorter", |(seed, step)| {
        let game = moments(Mode::Three, seed).into_iter().nth(step)?;
        match *game.phase() {
            Phase::ToPlace(turn, throw) => Some((turn, throw, game.coins().purse(game.player()))),
            _ => None,
        }
    })
}

fn renamed(dice: &PassengerDice, names: &[Species]) -> PassengerDice {
    let rename = |face| match face {
        PassengerFace::Alien(species) => PassengerFace::Alien(names[Species::index(species)]),
        PassengerFace::Thumb => PassengerFace::Thumb,
    };
    dice.iter().map(rename).collect()
}

proptest! {
    #![proptest_config(times(100))]

    #[test]
    fn other_names_for_the_species_change_nothing(
        (turn, throw, coins) in thrown(),
        names in Just(Species::ALL.to_vec()).prop_shuffle(),
    ) {
        let taxi = Taxi { seats: renamed(&turn.taxi().seats, &names) };
        let other = Turn::reached(turn.tiles(), taxi, turn.wings(), turn.smuggling()).expect("only names differ");
        let other_throw = Throw { passengers: renamed(&throw.passengers, &names), ..throw };
        prop_assert_eq!(LAST_ROUND.before_throw(&turn, coins), LAST_ROUND.before_throw(&other, coins));
        prop_assert_eq!(LAST_ROUND.of_throw(&turn, &throw, coins), LAST_ROUND.of_throw(&other, &other_throw, coins));
    }

    #[test]
    fn more_coins_never_hurt((turn, throw, coins) in thrown()) {
        prop_assert!(LAST_ROUND.before_throw(&turn, coins) <= LAST_ROUND.before_throw(&turn, coins + 1));
        prop_assert!(LAST_ROUND.of_throw(&turn, &throw, coins) <= LAST_ROUND.of_throw(&turn, &throw, coins + 1));
    }

    #[test]
    fn placements_are_listed_once_each_with_the_best_first((turn, throw, coins) in thrown()) {
        let valued = LAST_ROUND.placements(&turn, &throw, coins);
        prop_assert_eq!(valued.len(), placements(&turn, &throw, coins).len());
        prop_assert!(valued.is_sorted_by(|a, b| a.value >= b.value));
        prop_assert_eq!(valued[0].value, LAST_ROUND.of_throw(&turn, &throw, coins));
        prop_assert_eq!(Some(valued[0].value), LAST_ROUND.best_placement(&turn, &throw, coins).map(|best| best.value));
    }
}

#[test]
fn a_position_is_worth_the_mean_of_its_throws() {
    let faces = ["O", "A", "M", "T", "X", "j"].into_iter().flat_map(|alien| (1..=6).map(move |fuel| (alien, fuel)));
    let thrown = |(alien, fuel)| {
        let turn = "tiles 02 seats OOATj fuel 44 crystal =3 coins 2 supply 9 rounds 1";
        format!("{turn} dice {alien} f{fuel}").parse::<Position>().expect("the position can be reached")
    };
    let positions: Vec<Position> = faces.map(thrown).collect();
    let worth = |position: &Position| {
        let throw = position.thrown().expect("dice lie on the table");
        LAST_ROUND.of_throw(position.turn(), throw, position.coins())
    };
    let mean = positions.iter().map(worth).sum::<f64>() / positions.len() as f64;
    assert!((mean - LAST_ROUND.before_throw(positions[0].turn(), 2)).abs() < 1e-12);
}
