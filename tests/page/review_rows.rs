//! Reviews as they are shown: every sum is right as it stands there.

use std::sync::{Arc, LazyLock, Mutex};

use proptest::prelude::*;
use space_taxi::pilot::{Account, ComputerPlayers, Decision, Prospects, Review, SharedTables};
use space_taxi::record::{Driver, Record};
use space_taxi::rules::{Game, Mode, Player};
use space_taxi_web::table::replay::moments;
use space_taxi_web::table::review_rows::{Line, PlayerReview, Told, accuracies, costly};
use space_taxi_web::words::{self, say};

use crate::tables::{english, finished};

/// One for all tests: what it has worked out for one game serves the next.
static PLAYERS: LazyLock<Mutex<ComputerPlayers>> =
    LazyLock::new(|| Mutex::new(ComputerPlayers::new(Arc::clone(&TABLES))));
static TABLES: LazyLock<Arc<SharedTables>> = LazyLock::new(|| Arc::new(SharedTables::build()));

fn review(record: &Record) -> Review {
    Review::of(&mut PLAYERS.lock().unwrap(), record)
}

/// The amount as it can be read, in tenths, with the sign in front of it.
fn read(line: &Line) -> i64 {
    let text = words::english().text(&say::points(line.amount));
    let number = text.split(' ').next().unwrap();
    let (whole, tenth) = number.split_once('.').unwrap_or((number, "0"));
    let amount = whole.parse::<i64>().unwrap() * 10 + tenth.parse::<i64>().unwrap();
    if line.sign == "−" { -amount } else { amount }
}

/// Every line with `=` is the sum of what stands above it.
fn adds_up(lines: &[Line]) -> bool {
    let mut sum = 0;
    lines.iter().all(|line| match line.sign {
        "=" => sum == read(line),
        _ => {
            sum += read(line);
            true
        }
    })
}

proptest! {
    #[test]
    fn whatever_the_account_its_lines_add_up(
        start in 0.0..120.0_f64, luck in -60.0..60.0_f64, lost in 0.0..80.0_f64, short in prop_oneof![Just(0.0), 0.0..6.0_f64], struck in 0_u16..30,
    ) {
        // Whole points, as in a game: luck makes up for what the others have behind the point.
        let points = (start + luck - lost - short).max(f64::from(struck)).ceil();
        let luck = points - start + lost + short;
        let account = Account { start, luck, lost, short_supply: short, points: points as u16, struck };
        let player_review = PlayerReview::of(&account);
        prop_assert!(adds_up(&player_review.lines(Mode::Three)), "{:?}", player_review);
        prop_assert!((player_review.luck as f64 / 10.0 - luck).abs() < 0.2);
        let alone = Account { struck: 0, ..account };
        prop_assert!(adds_up(&PlayerReview::of(&alone).lines(Mode::Solo)));
    }
}

/// What can still be expected of the turns that have not begun.
fn to_come(game: &Game, player: Player) -> f64 {
    let over = game.rounds().len() + usize::from(game.result(player).is_some());
    let rounds = game.mode().rounds() - over as u8;
    Prospects::new(Arc::clone(&TABLES)).points(rounds, game.coins().purse(player))
}

#[test]
fn the_review_of_a_whole_game_adds_up_to_its_totals() {
    for name in ["four-players", "five-way-tie-short-supply", "solo-flight"] {
        let record = finished(name);
        let (review, game) = (review(&record), record.game());
        for player in game.mode().players() {
            let account = review.accounts[player];
            let points = f64::from(account.points) + to_come(game, player);
            let sum = account.start + account.luck - account.lost - account.short_supply;
            assert!((points - sum).abs() < 1e-8, "{name}: {account:?} adds up to {sum} and not to {points}");
            let lines = PlayerReview::of(&account).lines(game.mode());
            assert!(adds_up(&lines), "{name}: {lines:?}");
            assert_eq!(lines.last().map(read), Some(i64::from(game.total(player)) * 10));
        }
        let is_short = review.accounts.values().any(|account| account.short_supply > 0.05);
        assert_eq!(is_short, name.ends_with("short-supply"), "{name}");
    }
}

#[test]
fn every_choice_of_the_review_is_a_moment_of_the_replay() {
    let record = finished("four-players");
    let review = review(&record);
    let told: Vec<Told> = review.decisions.iter().filter_map(|it| Told::of(record.opening(), it)).collect();
    assert_eq!(told.len(), moments(&record).len());
    for (decision, moment) in review.decisions.iter().zip(moments(&record)) {
        assert_eq!(
            (decision.event, decision.position, decision.chosen),
            (moment.event, moment.position, moment.chosen)
        );
    }
    let worst = costly(&review);
    assert_eq!(worst.len(), 3);
    assert!(worst.iter().all(|it| Told::of(record.opening(), it).is_some_and(|told| told.better.is_some())));
}

#[test]
fn where_people_play_what_cost_them_most_is_told_and_not_what_cost_a_computer() {
    let record = finished("five-players-seeded");
    let review = review(&record);
    let costs = |it: &&Decision| it.cost();
    let worst_of_all = review.most_expensive(1);
    let worst = costly(&review);
    assert_eq!(worst.len(), 3);
    assert!(worst.iter().all(|it| it.driver == Driver::Person));
    assert!(worst.is_sorted_by(|one, next| costs(one) >= costs(next)));
    assert_ne!(worst_of_all[0].driver, Driver::Person, "a computer's was the worst of all: {:?}", worst_of_all[0]);
}

#[test]
fn after_a_hand_over_each_driver_answers_for_their_own_choices() {
    let record = finished("five-players-seeded");
    let review = review(&record);
    let mut handed_over = 0;
    for player in record.game().mode().players() {
        let told = english(&accuracies(&review, player));
        if told.len() == 1 {
            assert!(told[0].starts_with("Accuracy: "), "{told:?}");
            continue;
        }
        assert!(told.iter().all(|line| line.contains(": accuracy ")), "{told:?}");
        let lost = |line: &String| (line.rsplit(' ').next().unwrap().parse::<f64>().unwrap() * 10.0).round() as i64;
        assert_eq!(told.iter().map(lost).sum::<i64>(), PlayerReview::of(&review.accounts[player]).lost);
        handed_over += 1;
    }
    assert!(handed_over > 0);
}
