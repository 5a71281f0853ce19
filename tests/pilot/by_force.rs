//! Small endings, played out to the last die by the rules themselves.

use space_taxi::pilot::{Supply, TurnValues};
use space_taxi::rules::{
    ALL_COINS, Action, Crystal, DiceLeft, Face, FuelDice, FuelFace, Game, Handful, Mode, NumberTile, PassengerDice,
    PassengerFace, Phase, Player, Throw,
};

use super::TABLES;
use super::moments::moments;

/// Points count more the more there are, and a coin is worth a little: nothing like plain points.
fn worth(result: u8, coins: u8) -> f64 {
    f64::from(result) * f64::from(result) / 20.0 + 1.5 * f64::from(coins)
}

/// The best that can be had from here, by trying everything that the rules allow.
pub fn best_by_force(game: &Game, player: Player, turns: usize, worth: &dyn Fn(&Game) -> f64) -> f64 {
    let after = |action: &Action| game.apply(action).expect("the action is legal");
    if turns_ended(game, player) > turns {
        return worth(game);
    }
    match game.phase() {
        Phase::ToThrow(turn) => {
            let weighed = throws(turn.dice_left());
            let ways: f64 = weighed.iter().map(|(ways, _)| ways).sum();
            let after_throw = |throw: &Throw| best_by_force(&after(&Action::Throw(*throw)), player, turns, worth);
            weighed.iter().map(|(way, throw)| way / ways * after_throw(throw)).sum()
        }
        Phase::ToPlace(..) => {
            let placements = game.legal_placements();
            let after_placing = |placement| best_by_force(&after(&Action::Place(placement)), player, turns, worth);
            placements.into_iter().map(after_placing).fold(f64::NEG_INFINITY, f64::max)
        }
        Phase::ToSpend(_) => {
            let after_paying = |coins| best_by_force(&after(&Action::Spend(coins)), player, turns, worth);
            (0..=game.coins().purse(player)).map(after_paying).fold(f64::NEG_INFINITY, f64::max)
        }
        Phase::RoundOver | Phase::GameOver => unreachable!("the turn has ended by then"),
    }
}

/// How many turns of the player are over.
pub fn turns_ended(game: &Game, player: Player) -> usize {
    game.rounds().len() + usize::from(game.result(player).is_some())
}

/// Every throw of these dice, equal dice as one, with the number of ways in which it falls.
fn throws(left: DiceLeft) -> Vec<(f64, Throw)> {
    let crystals: Vec<Option<Crystal>> =
        if left.smuggling { (1..=Crystal::MOST).map(Crystal::new).collect() } else { vec![None] };
    let mut throws = Vec::new();
    for (passenger_ways, passengers) in handfuls::<PassengerFace>(left.passengers) {
        for (fuel_ways, fuel) in handfuls::<FuelFace>(left.fuel) {
            throws.extend(crystals.iter().map(|crystal| {
                let (passengers, fuel): (PassengerDice, FuelDice) = (passengers, fuel);
                (passenger_ways * fuel_ways, Throw { passengers, fuel, smuggling: *crystal })
            }));
        }
    }
    throws
}

fn handfuls<F: Face + Ord>(dice: u8) -> Vec<(f64, Handful<F>)> {
    let mut found = vec![(1.0, Vec::new())];
    for _ in 0..dice {
        let longer = |(_, faces): (f64, Vec<F>)| {
            let least = faces.last().copied();
            let next = F::ALL.iter().filter(move |face| least.is_none_or(|least| **face >= least));
            next.map(move |face| (1.0, faces.iter().copied().chain([*face]).collect()))
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    let factorial = |n: u8| (1..=n).map(f64::from).product::<f64>();
    let weighed = |(_, faces): (f64, Vec<F>)| {
        let handful: Handful<F> = faces.into_iter().collect();
        (handful.groups().fold(factorial(dice), |ways, (_, count)| ways / factorial(count)), handful)
    };
    found.into_iter().map(weighed).collect()
}

#[test]
fn every_way_in_which_dice_fall_is_counted() {
    let ways: f64 = throws(DiceLeft { passengers: 2, fuel: 1, smuggling: true }).iter().map(|(ways, _)| ways).sum();
    assert_eq!(ways, f64::from(6_u32.pow(3) * 8));
}

/// Positions of random solo games, so that every kind of die, odd groups and unpaid thumbs come up. Nobody else holds
/// coins there: purse and supply are always all of them.
#[test]
fn the_solver_agrees_with_playing_small_endings_out_by_the_rules() {
    let values = TurnValues::solve(&TABLES, worth, Supply::Shared(ALL_COINS), ALL_COINS);
    let (mut tried, mut thumbs, mut in_play, mut full_dice) = (0, 0, 0, 0);
    for game in (0..200).flat_map(|seed| moments(Mode::Solo, seed)) {
        let Phase::ToThrow(turn) = *game.phase() else { continue };
        let left = turn.dice_left();
        let again = turn.tiles().has(NumberTile::Zero);
        if left.count() > 3 || (left.count() == 3 && (again || left.passengers == 3)) {
            continue;
        }
        let player = game.player();
        let purse = game.coins().purse(player);
        let ended = |game: &Game| {
            let result = game.result(player).or_else(|| game.rounds().last().map(|round| round.results()[player]));
            worth(result.expect("the turn has ended").points(), game.coins().purse(player))
        };
        let by_force = best_by_force(&game, player, turns_ended(&game, player), &ended);
        let by_pilot = values.before_throw(&turn, purse);
        assert!((by_force - by_pilot).abs() < 1e-9, "{turn:?} with {purse}: {by_force} by force, {by_pilot}");
        tried += 1;
        thumbs += usize::from(turn.taxi().seats.count(PassengerFace::Thumb) > 0);
        in_play += usize::from(left.smuggling);
        full_dice += usize::from(left.count() == 3);
    }
    assert!(tried > 300 && thumbs > 100 && in_play > 10 && full_dice > 30, "{tried} {thumbs} {in_play} {full_dice}");
}
