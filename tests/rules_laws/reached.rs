//! Which turns play can come to: every one of them, looked through with two faces a die.

use std::collections::HashSet;

use proptest::prelude::*;
use space_taxi::rules::{
    Crystal, DiceLeft, FuelDice, FuelFace, NumberTile, NumberTiles, PassengerDice, PassengerFace, Phase, Progress,
    Smuggling, Species, Taxi, Throw, Turn, UnreachableTurn, Wings, placements,
};

use super::random::games;
use super::times::times;

fn seats(orbis: u8, thumbs: u8) -> PassengerDice {
    PassengerDice::EMPTY.with(PassengerFace::Alien(Species::Orbi), orbis).with(PassengerFace::Thumb, thumbs)
}

/// Sums of 6, 9, 12 and 15: both kinds of misfire and a launch.
fn fuel(twos: u8, fives: u8) -> FuelDice {
    let face = |number| FuelFace::new(number).expect("a face of a fuel die");
    FuelDice::EMPTY.with(face(2), twos).with(face(5), fives)
}

fn crystal(number: u8) -> Crystal {
    Crystal::new(number).expect("a face of the smuggling die")
}

fn throws(left: DiceLeft) -> impl Iterator<Item = Throw> {
    let crystals = if left.smuggling { vec![Some(crystal(3)), Some(crystal(4))] } else { vec![None] };
    crystals.into_iter().flat_map(move |smuggling| {
        (0..=left.passengers).flat_map(move |orbis| {
            (0..=left.fuel).map(move |twos| Throw {
                passengers: seats(orbis, left.passengers - orbis),
                fuel: fuel(twos, left.fuel - twos),
                smuggling,
            })
        })
    })
}

/// All that can be played with such dice and an empty purse; misfired turns are over and not among it.
fn played() -> HashSet<Turn> {
    let mut found = HashSet::from([Turn::FRESH]);
    let mut open = vec![Turn::FRESH];
    while let Some(turn) = open.pop() {
        for throw in throws(turn.dice_left()) {
            let choices = placements(&turn, &throw, 0);
            assert!(!choices.is_empty(), "{turn:?} cannot place {throw:?}");
            for placement in choices {
                match turn.place(&throw, 0, &placement).expect("a listed placement is accepted") {
                    Progress::ThrowOn(next) if found.insert(next) => open.push(next),
                    Progress::LiftOff(next, _) => {
                        found.insert(next);
                    }
                    Progress::ThrowOn(_) | Progress::Misfire(_) => {}
                }
            }
        }
    }
    found
}

fn tile_sets() -> impl Iterator<Item = NumberTiles> {
    (0..32_u8).map(|set| NumberTile::ALL.into_iter().filter(|tile| set >> tile.number() & 1 == 1).collect())
}

#[test]
fn a_turn_is_reached_exactly_if_it_can_be_played_and_every_throw_of_it_can_be_placed() {
    use Smuggling::{AtLeast, Lost, Mined, Unthrown};
    let played = played();
    let fates = [Unthrown, AtLeast(crystal(3)), AtLeast(crystal(4)), Mined(crystal(3)), Mined(crystal(4)), Lost];
    let mut reached = 0;
    for tiles in tile_sets() {
        for (orbis, thumbs) in (0..=7).flat_map(|orbis| (0..=7).map(move |thumbs| (orbis, thumbs))) {
            for (twos, fives) in (0..=4).flat_map(|twos| (0..=4).map(move |fives| (twos, fives))) {
                for smuggling in fates {
                    let (taxi, wings) = (Taxi { seats: seats(orbis, thumbs) }, Wings { fuel: fuel(twos, fives) });
                    if let Ok(turn) = Turn::reached(tiles, taxi, wings, smuggling) {
                        assert!(played.contains(&turn), "{turn:?} cannot be played");
                        reached += 1;
                    }
                }
            }
        }
    }
    assert_eq!(reached, played.len(), "some turn can be played but is not accepted");
}

proptest! {
    #![proptest_config(times(2000))]

    #[test]
    fn every_turn_that_is_met_is_accepted(game in games()) {
        for (_, _, after) in game {
            let turn = match after.phase() {
                Phase::ToThrow(turn) | Phase::ToPlace(turn, _) => turn,
                Phase::ToSpend(flight) => &flight.turn,
                Phase::RoundOver | Phase::GameOver => continue,
            };
            prop_assert_eq!(Turn::reached(turn.tiles(), turn.taxi(), turn.wings(), turn.smuggling()), Ok(*turn));
        }
    }
}

#[test]
fn an_unreachable_turn_says_why() {
    let after_four = NumberTiles::ALL.turn_over(NumberTile::Four);
    let check = |tiles, orbis, twos, fives, smuggling| {
        Turn::reached(tiles, Taxi { seats: seats(orbis, 0) }, Wings { fuel: fuel(twos, fives) }, smuggling).err()
    };
    let least = Smuggling::AtLeast(crystal(3));
    assert_eq!(check(NumberTiles::NONE, 7, 0, 0, least), Some(UnreachableTurn::TooManyPassengers));
    assert_eq!(check(NumberTiles::NONE, 4, 4, 0, least), Some(UnreachableTurn::TooMuchFuel));
    assert_eq!(check(after_four, 3, 0, 0, least), Some(UnreachableTurn::TilesDisagree { placed: 3, tiles: 4 }));
    assert_eq!(check(NumberTiles::ALL, 0, 0, 0, least), Some(UnreachableTurn::SmugglingTooEarly));
    assert_eq!(check(after_four, 3, 0, 0, Smuggling::Lost), Some(UnreachableTurn::SmugglingTooEarly));
    assert_eq!(check(after_four, 4, 0, 0, Smuggling::Unthrown), Some(UnreachableTurn::SmugglingTooEarly));
    assert_eq!(check(after_four, 1, 3, 0, least), Some(UnreachableTurn::Misfired));
}
