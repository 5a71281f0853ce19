//! What may be placed: listed once, all of it, and nothing else is accepted.

use std::collections::HashSet;

use proptest::prelude::*;
use space_taxi::rules::{
    Action, Face, FuelFace, Game, Handful, JOKER_PRICE, Mode, PassengerFace, Phase, Placement, Smuggling, Species,
    Throw, Turn,
};

use super::paper::{Play, table};
use super::random::games;
use super::support::luck::Luck;
use super::support::random_game::RandomGame;
use super::support::random_hand::throw;
use super::times::times;

/// Every way to take at most `most` dice with these faces.
fn handfuls<F: Face>(most: u8) -> Vec<Handful<F>> {
    F::ALL.iter().fold(vec![Handful::EMPTY], |found, face| {
        let more = |dice: Handful<F>| (0..=most - dice.len()).map(move |count| dice.with(*face, count));
        found.into_iter().flat_map(more).collect()
    })
}

/// Every conceivable placement of up to five dice, thrown or not, affordable or not.
fn conceivable() -> Vec<Placement> {
    let mut all = Vec::new();
    for passengers in handfuls::<PassengerFace>(5) {
        for jokers in handfuls::<Species>(5 - passengers.len()) {
            for fuel in handfuls::<FuelFace>(3.min(5 - passengers.len() - jokers.len())) {
                let bare = Placement { passengers, jokers, fuel, crystal: false };
                all.push(bare);
                all.push(Placement { crystal: true, ..bare });
            }
        }
    }
    all
}

/// The rules of placing, read once more and without the engine's own checks.
fn is_allowed(turn: &Turn, throw: &Throw, purse: u8, placement: &Placement) -> bool {
    let lost = match (turn.smuggling(), throw.smuggling) {
        (Smuggling::AtLeast(before), Some(now)) => now.number() < before.number(),
        _ => false,
    };
    let aliens = Species::ALL.iter().map(|species| PassengerFace::Alien(*species));
    let aliens_thrown = aliens.clone().all(|alien| placement.passengers.count(alien) <= throw.passengers.count(alien));
    let thumbs = placement.passengers.count(PassengerFace::Thumb) + placement.jokers.len();
    let fuel_thrown = FuelFace::ALL.iter().all(|face| placement.fuel.count(*face) <= throw.fuel.count(*face));
    let crystal_there = throw.smuggling.is_some() && !lost;
    let seated: u8 = aliens.map(|alien| placement.passengers.count(alien)).sum();
    let dice = seated + thumbs + placement.fuel.len() + u8::from(placement.crystal) + u8::from(lost);

    aliens_thrown
        && thumbs <= throw.passengers.count(PassengerFace::Thumb)
        && placement.jokers.len() * JOKER_PRICE <= purse
        && fuel_thrown
        && (crystal_there || !placement.crystal)
        && turn.tiles().iter().any(|tile| tile.number() == dice)
}

/// Some positions with a throw on the table, from all over a game.
fn sampled(game: RandomGame, one_in: usize) -> impl Iterator<Item = Game> {
    let placing = |game: &Game| matches!(game.phase(), Phase::ToPlace(..));
    game.map(|(_, _, after)| after).filter(placing).skip(one_in / 2).step_by(one_in)
}

proptest! {
    #![proptest_config(times(300))]

    #[test]
    fn every_placement_is_listed_once_exactly_if_it_is_accepted(game in games()) {
        let conceivable = conceivable();
        for game in sampled(game, 61) {
            let Phase::ToPlace(turn, throw) = game.phase() else { continue };
            let purse = game.coins().purse(game.player());
            let listed = game.legal_placements();
            let legal: HashSet<Placement> = listed.iter().copied().collect();
            prop_assert_eq!(legal.len(), listed.len(), "a choice is listed twice");
            let mut accepted = 0;
            for placement in &conceivable {
                let allowed = is_allowed(turn, throw, purse, placement);
                prop_assert_eq!(game.is_legal(&Action::Place(*placement)), allowed, "{:?}", placement);
                prop_assert_eq!(legal.contains(placement), allowed, "{:?}", placement);
                accepted += usize::from(allowed);
            }
            prop_assert_eq!(accepted, legal.len(), "a choice is listed that is none");
        }
    }
}

proptest! {
    #![proptest_config(times(300))]

    #[test]
    fn every_throw_can_be_placed_and_leads_on(game in games()) {
        for game in sampled(game, 3) {
            let listed = game.legal_placements();
            prop_assert!(!listed.is_empty());
            for placement in listed {
                prop_assert!(game.is_legal(&Action::Place(placement)));
            }
        }
    }
}

#[test]
fn without_a_throw_there_is_nothing_to_place() {
    assert!(table(Mode::Three).legal_placements().is_empty());
    let flown = table(Mode::Three).flies("OOAAXX", "334", "s1");
    assert!(flown.legal_placements().is_empty());
}

#[test]
fn more_dice_than_any_tile_are_never_accepted() {
    let mut luck = Luck::seeded(7);
    let game = table(Mode::Three);
    for _ in 0..200 {
        let thrown = throw(&mut luck, Turn::FRESH.dice_left(), PassengerFace::ALL);
        let game = game.apply(&Action::Throw(thrown)).expect("ten dice are thrown");
        let all = Placement { passengers: thrown.passengers, fuel: thrown.fuel, ..Placement::default() };
        assert!(!game.is_legal(&Action::Place(all)));
        assert!(!game.is_legal(&Action::Place(Placement { fuel: Handful::EMPTY, ..all })));
    }
}

#[test]
fn two_equal_dice_are_one_choice() {
    let game = table(Mode::Three).throws("OOOOOO 333 s1");
    let choices = game.legal_placements().len();
    let by_hand =
        (0..=4).flat_map(|all| (0..=3).flat_map(move |fuel| (0..=1).map(move |crystal| (all, fuel, crystal))));
    assert_eq!(choices, by_hand.filter(|(all, fuel, crystal)| fuel + crystal <= *all).count());
}
