//! The games that are drawn come to all that the laws speak of: a law that never meets its case proves nothing.

use std::collections::BTreeSet;

use traffiq::rules::{Act, Direction, Game, Kind, Layout, Refusal, Table};

use super::perturbed::perturbed;
use super::random::MOODS;
use super::support::luck::Luck;
use super::support::random_game::RandomGame;
use super::times::many::many;

fn some_games() -> impl Iterator<Item = RandomGame> {
    let tables = || Layout::ALL.into_iter().flat_map(|layout| Table::ALL.map(|table| (layout, table)));
    MOODS.into_iter().flat_map(move |mood| {
        tables().flat_map(move |(layout, table)| {
            (0..many(40).into()).map(move |seed| RandomGame::new(layout, table, seed as usize, seed, mood))
        })
    })
}

#[test]
fn random_games_come_to_everything_that_can_happen() {
    let mut reached = BTreeSet::new();
    for (before, act, after) in some_games().flatten() {
        reached.extend(after.game.end().map(|end| format!("end {end:?}")));
        reached.extend((after.game.winners().len() > 1).then(|| "shared win".to_owned()));
        reached.insert(format!("{} beaten", after.beaten.len().min(3)));
        reached.extend(after.contests.iter().map(|contest| format!("{:?}", contest.street.axis)));
        reached.extend((after.contests.len() > 3).then(|| "four streets".to_owned()));
        reached.insert(format!("{} spared", act.spared().len().min(2)));
        let tie =
            |other| after.contests.iter().any(|street| street.strength(other) == street.strength(before.player()));
        reached.extend(
            before.table().players().any(|other| other != before.player() && tie(other)).then(|| "tie".to_owned()),
        );
        match &act {
            Act::Lay(lay) => {
                reached.insert(format!("{} arrivals", lay.arrivals.len()));
                reached.insert(format!("{} completed", before.city().completed_by(lay.cell).len()));
            }
            Act::Ride(ride) => {
                reached.insert(format!("{:?} rides after {:?}", ride.kind, before.deeds().first()));
            }
            Act::Draw(_) => {
                reached.insert(format!("draw after {:?}", before.deeds().first()));
            }
            Act::EndTurn => {
                reached.insert(format!("end of turn after {}", before.deeds().len()));
            }
        }
    }
    let expected = [
        "end AllPlaced",
        "end LastRound",
        "end Quiet",
        "shared win",
        "tie",
        "0 beaten",
        "1 beaten",
        "2 beaten",
        "3 beaten",
        "NorthSouth",
        "EastWest",
        "four streets",
        "0 spared",
        "1 spared",
        "2 spared",
        "0 arrivals",
        "1 arrivals",
        "2 arrivals",
        "0 completed",
        "1 completed",
        "2 completed",
        "3 completed",
        "Taxi rides after None",
        "Taxi rides after Some(Lay)",
        "Taxi rides after Some(Ride(Truck))",
        "Truck rides after None",
        "Truck rides after Some(Lay)",
        "Truck rides after Some(Ride(Taxi))",
        "draw after None",
        "draw after Some(Lay)",
        "draw after Some(Ride(Taxi))",
        "draw after Some(Ride(Truck))",
        "draw after Some(Draw)",
        "end of turn after 0",
        "end of turn after 1",
        "end of turn after 2",
    ];
    for expected in expected {
        assert!(reached.contains(expected), "no game has {expected}, only {reached:?}");
    }
}

#[test]
fn acts_that_are_nearly_right_are_refused_for_every_reason() {
    let mut luck = Luck::seeded(3);
    let mut refusals = BTreeSet::new();
    let mut legal = 0;
    for (before, _, after) in some_games().flatten() {
        let listed = before.legal_acts();
        let mut try_one = |game: &Game| match game.apply(&perturbed(&mut luck, game, &listed)) {
            Ok(_) => legal += 1,
            Err(refusal) => {
                refusals.insert(refusal);
            }
        };
        (0..4).for_each(|_| try_one(&before));
        try_one(&after.game);
    }
    let mut expected = vec![
        Refusal::GameOver,
        Refusal::TwoActionsDone,
        Refusal::LaidFirst,
        Refusal::OnlyDrawing,
        Refusal::OneRideOfAKind,
        Refusal::StockEmpty,
        Refusal::NotInStock,
        Refusal::NotInHand,
        Refusal::CellTaken,
        Refusal::TouchesNothing,
    ];
    expected.extend(Direction::ALL.map(Refusal::SideDiffers));
    expected.extend([Refusal::NotCompleted, Refusal::TwoOnOneCrossing]);
    expected.extend(Kind::ALL.map(Refusal::NoneLeft));
    expected.extend([Refusal::NoSuchCar, Refusal::CannotRide, Refusal::NotAtStake, Refusal::SparedAlready]);
    assert_eq!(refusals.into_iter().collect::<Vec<_>>(), expected);
    assert!(legal > 1000, "{legal} were legal all the same");
}
