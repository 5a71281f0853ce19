//! Who has to leave.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use traffiq::rules::{Act, City, Crossing, Kind, Player, Street, Vehicle};

use super::random::games;
use super::support::luck::Luck;
use super::times::times;

/// Everyone weaker than this player on the street leaves.
fn settle(cars: &mut BTreeMap<Crossing, Vehicle>, street: Street, player: Player) {
    let strength = |of: Player| -> u8 {
        let own = street.crossings().filter_map(|crossing| cars.get(&crossing)).filter(|vehicle| vehicle.player == of);
        own.map(|vehicle| vehicle.kind.worth()).sum()
    };
    let weaker: BTreeSet<Crossing> = street
        .crossings()
        .filter(|crossing| cars.get(crossing).is_some_and(|vehicle| strength(vehicle.player) < strength(player)))
        .collect();
    cars.retain(|crossing, _| !weaker.contains(crossing));
}

fn streets_of(city: &City, arrivals: &[Crossing]) -> Vec<Street> {
    let both = |crossing: &Crossing| traffiq::rules::Axis::ALL.map(|axis| city.street(*crossing, axis));
    arrivals.iter().flat_map(both).flatten().collect()
}

proptest! {
    #![proptest_config(times(1000))]

    #[test]
    fn in_whatever_order_the_streets_are_settled_the_same_leave(game in games(), seed in any::<u64>()) {
        let mut luck = Luck::seeded(seed);
        for (before, act, after) in game {
            let player = before.player();
            let mut cars: BTreeMap<Crossing, Vehicle> = before.cars().iter().collect();
            let arrivals: Vec<Crossing> = match &act {
                Act::Lay(lay) => lay.arrivals.iter().map(|arrival| arrival.crossing).collect(),
                Act::Ride(ride) => vec![ride.to],
                _ => continue,
            };
            match &act {
                Act::Lay(lay) => cars.extend(lay.arrivals.iter().map(|arrival| (arrival.crossing, Vehicle { player, kind: arrival.kind }))),
                Act::Ride(ride) => {
                    let vehicle = cars.remove(&ride.from).expect("it stood there");
                    cars.insert(ride.to, vehicle);
                }
                _ => {}
            }
            let is_spared = |street: &Street| {
                act.spared().iter().any(|spare| spare.axis == street.axis && street.touches(spare.crossing))
            };
            // One street may be settled twice, and that makes no difference either.
            let mut streets = streets_of(after.game.city(), &arrivals);
            prop_assert!(streets.len() <= 2 * arrivals.len());
            streets.retain(|street| !is_spared(street));
            (1..streets.len()).for_each(|last| streets.swap(last, luck.below(last + 1)));
            for street in streets {
                settle(&mut cars, street, player);
            }
            prop_assert_eq!(cars, after.game.cars().iter().collect::<BTreeMap<_, _>>());
        }
    }

    #[test]
    fn nobody_loses_anything_by_an_own_act(game in games()) {
        for (before, act, after) in game {
            let player = before.player();
            prop_assert!(after.beaten.iter().all(|(_, vehicle)| vehicle.player != player));
            prop_assert!(after.game.points(player) >= before.points(player));
            prop_assert!(after.beaten.is_sorted_by_key(|(crossing, _)| *crossing));
            let losses: u8 = after.beaten.iter().map(|(_, vehicle)| vehicle.kind.worth()).sum();
            let others = || before.table().players().filter(|other| *other != player);
            let lost: u8 = others().map(|other| before.points(other) - after.game.points(other)).sum();
            prop_assert_eq!(losses, lost);
            if matches!(act, Act::Draw(_) | Act::EndTurn) {
                prop_assert!(after.beaten.is_empty() && after.contests.is_empty());
            }
        }
    }

    #[test]
    fn the_contests_tell_everyones_strength_and_who_leaves(game in games()) {
        for (before, act, after) in game {
            let player = before.player();
            let arrived = match &act {
                Act::Lay(lay) => lay.arrivals.len(),
                Act::Ride(_) => 1,
                _ => 0,
            };
            prop_assert!(after.contests.len() <= 2 * arrived);
            let mut leaving = BTreeSet::new();
            for contest in &after.contests {
                let mut cars: BTreeMap<Crossing, Vehicle> = after.game.cars().iter().collect();
                cars.extend(after.beaten.iter().copied());
                for other in before.table().players() {
                    let on_street = || cars.iter().filter(|(crossing, car)| contest.street.touches(**crossing) && car.player == other);
                    let strength: u8 = on_street().map(|(_, car)| if car.kind == Kind::Truck { 2 } else { 1 }).sum();
                    prop_assert_eq!(contest.strength(other), strength);
                    if strength < contest.strength(player) && !act.spared().contains(&contest.spare()) {
                        leaving.extend(on_street().map(|(crossing, _)| *crossing));
                    }
                }
                let is_weaker = |other: Player| (1..contest.strength(player)).contains(&contest.strength(other));
                prop_assert_eq!(contest.is_at_stake(player), before.table().players().any(is_weaker));
            }
            prop_assert_eq!(leaving, after.beaten.iter().map(|(crossing, _)| *crossing).collect::<BTreeSet<_>>());
            let names: Vec<_> = after.contests.iter().map(|contest| (contest.spare().crossing, contest.spare().axis)).collect();
            prop_assert!(names.is_sorted(), "in the order in which they are written");
        }
    }
}
