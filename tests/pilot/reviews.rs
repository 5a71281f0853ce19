//! Reviews: luck and skill add up to the points, and every choice counts for whoever made it.

use std::sync::Arc;

use space_taxi::dice::Seed;
use space_taxi::pilot::{Aim, ComputerPlayers, Review};
use space_taxi::record::{DiceSource, Driver, Entrant, Level, Name, Opening, Record};
use space_taxi::rules::{Action, Phase, Player};

use super::TABLES;

/// A table of computers before the first throw.
fn seated(levels: [Level; 3], seed: u8) -> Record {
    let entrants = ["Andi", "Bea", "Chris"]
        .into_iter()
        .zip(levels)
        .map(|(name, level)| Entrant { name: Name::new(name).expect("a name"), driver: Driver::Computer(level) });
    let dice = DiceSource::Seed(Seed::from_bytes([seed; 32]));
    Record::new(Opening::new(&entrants.collect::<Vec<_>>(), 0, dice).expect("a table"))
}

/// A whole game, in which everybody may be handed over to the Captain in the second round.
fn played(players: &mut ComputerPlayers, levels: [Level; 3], seed: u8, hand_over: bool) -> Record {
    let mut record = seated(levels, seed);
    while *record.game().phase() != Phase::GameOver {
        let game = record.game().clone();
        let player = game.player();
        if hand_over && game.rounds().len() == 1 && record.driver(player) != Driver::Computer(Level::Captain) {
            record.hand_over(player, Driver::Computer(Level::Captain)).expect("the first time");
        }
        let Driver::Computer(level) = record.driver(player) else { unreachable!("computers play") };
        match players.act(level, &game) {
            Some(action) => record.act(&action).expect("the players keep to the rules"),
            None => record.throw().map(|_| ()).expect("a throw is due"),
        }
    }
    record
}

fn everybody(record: &Record) -> impl Iterator<Item = Player> + use<> {
    record.game().mode().players()
}

#[test]
fn luck_and_skill_add_up_to_the_total() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let record = played(&mut players, [Level::Rookie, Level::Cabbie, Level::Captain], 7, false);
    let review = Review::of(&mut players, &record);
    for player in everybody(&record) {
        let account = review.accounts[player];
        let points = account.start + account.luck - account.lost - account.short_supply;
        assert!((points - f64::from(account.points)).abs() < 1e-8, "{account:?} adds up to {points}");
        assert_eq!(account.points - account.struck, record.game().total(player));
        assert!(account.lost >= 0.0 && account.short_supply >= 0.0);
    }
    assert!(review.accounts.values().any(|account| account.struck > 0), "somebody is struck in every round");
}

#[test]
fn only_who_chooses_badly_loses_by_choices() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let record = played(&mut players, [Level::Rookie, Level::Cabbie, Level::Captain], 8, true);
    let review = Review::of(&mut players, &record);
    let captain = Driver::Computer(Level::Captain);
    let lost = |wanted: fn(Driver) -> bool| -> f64 {
        let theirs = review.decisions.iter().filter(|decision| wanted(decision.driver));
        theirs.map(|decision| decision.cost()).sum()
    };
    assert!(lost(|driver| driver == Driver::Computer(Level::Captain)) < 1e-6);
    assert!(lost(|driver| driver != Driver::Computer(Level::Captain)) > 1.0);
    let costly = review.most_expensive(3);
    assert_eq!(costly.len(), 3);
    assert!(
        costly.is_sorted_by(|a, b| a.cost() >= b.cost()) && costly.iter().all(|decision| decision.driver != captain)
    );
    for player in everybody(&record) {
        let perfect = review.accuracy(player, captain).expect("everybody was handed over");
        assert!(perfect > 0.999_999, "{perfect}");
    }
    let rookie = everybody(&record).next().expect("somebody plays");
    let accuracy = review.accuracy(rookie, Driver::Computer(Level::Rookie)).expect("a Rookie played the first round");
    assert!(accuracy > 0.0 && accuracy < 1.0);
}

#[test]
fn the_curve_has_a_point_between_all_turns_and_ends_with_the_winners() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let record = played(&mut players, [Level::Rookie, Level::Cabbie, Level::Captain], 7, false);
    let curve = Review::of(&mut players, &record).curve;
    let turns = record.game().rounds().len() * record.game().mode().players().count();
    assert_eq!(curve.len(), turns + 1);
    assert!(curve.is_sorted_by(|a, b| a.event < b.event) && curve[0].event == 0);
    for point in &curve {
        assert!((point.wins.values().sum::<f64>() - 1.0).abs() < 1e-4, "{point:?}");
    }
    let last = curve.last().expect("the game is over");
    let winners = record.game().winners();
    assert_eq!(last.event, record.events().len());
    assert!(everybody(&record).all(|player| (last.wins[player] > 0.0) == winners.contains(&player)), "{last:?}");
    let first: Vec<f64> = curve[0].wins.values().copied().collect();
    assert!(first.iter().all(|chance| (0.2..0.5).contains(chance)), "nobody is ahead yet: {first:?}");
}

#[test]
fn whoever_flies_alone_has_no_curve() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let entrant = Entrant { name: Name::new("Ada").expect("a name"), driver: Driver::Computer(Level::Captain) };
    let dice = DiceSource::Seed(Seed::from_bytes([3; 32]));
    let mut record = Record::new(Opening::new(&[entrant], 0, dice).expect("a solo flight"));
    record.throw().expect("a throw is due");
    assert_eq!(Review::of(&mut players, &record).curve, []);
}

#[test]
fn the_coach_names_the_best_placement_and_two_more() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let mut start = seated([Level::Captain; 3], 9);
    let odds = players.turn_odds(start.game()).expect("a turn waits");
    assert!(odds.launch > 0.8 && odds.launch < 1.0 && odds.result > 15.0, "{odds:?}");
    assert!(players.hint(start.game(), Aim::Points).is_none());
    start.throw().expect("the first throw is due");
    let hint = players.hint(start.game(), Aim::Points).expect("dice lie on the table");
    assert_eq!(hint.next.len(), 2);
    assert!(hint.best.value >= hint.next[0].value && hint.next[0].value >= hint.next[1].value);
    assert_eq!(players.act(Level::Captain, start.game()), Some(Action::Place(hint.best.placement)));
}
