//! A placement, picked from the tray as if somebody had tapped its dice.

use space_taxi::record::Position;
use space_taxi::rules::{Placement, placements};
use space_taxi_web::table::{Die, JokerChoice, Pick};

/// A throw with jokers, equal dice and the smuggling die.
const THROW: &str = "tiles 01234 seats - fuel - crystal - coins 2 supply 16 rounds 5 dice OOXjjj f335 s4";

fn thrown() -> (Position, Vec<Die>) {
    let position: Position = THROW.parse().unwrap();
    (position, Die::of(position.thrown().unwrap()).collect())
}

#[test]
fn every_placement_is_picked_as_it_is() {
    let (position, tray) = thrown();
    let all = placements(position.turn(), position.thrown().unwrap(), position.coins());
    assert!(all.len() > 500);
    for placement in all {
        let pick = Pick::of(&placement, &tray);
        assert_eq!(pick.placement(&tray), Ok(placement));
        assert_eq!(pick.cost(), placement.price());
    }
}

#[test]
fn a_paid_thumb_lies_before_an_unpaid_one() {
    let (position, tray) = thrown();
    let mixed = |placement: &Placement| placement.dice() == 3 && placement.jokers.len() == 1 && !placement.crystal;
    let all = placements(position.turn(), position.thrown().unwrap(), position.coins());
    let thumbs = all.iter().filter(|it| mixed(it) && it.fuel.is_empty()).map(|it| Pick::of(it, &tray));
    let unpaid = |pick: &Pick| pick.joker(4) == Some(JokerChoice::Unpaid);
    assert!(thumbs.filter(unpaid).all(|pick| matches!(pick.joker(3), Some(JokerChoice::Paid(_)))));
    assert!(Pick::of(&Placement::default(), &tray).is_empty());
}
