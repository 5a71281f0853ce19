//! Games with a known course, worked out by hand from the rules: their text reads, prints and adds up.

use space_taxi::record::{PhaseName, PlayerSummary, RoundSummary, Summary, text};
use space_taxi::rules::ALL_COINS;

fn golden(name: &str) -> Summary {
    let file = format!("{}/tests/data/records/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let written = std::fs::read_to_string(&file).unwrap();
    let record = text::read(&written).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(text::print(&record), written, "{file} is printed as it was written");
    let summary = Summary::of(&record);
    assert_eq!(summary.supply + summary.players.iter().map(|player| player.coins).sum::<u8>(), ALL_COINS);
    summary
}

fn coins(summary: &Summary) -> Vec<u8> {
    summary.players.iter().map(|player| player.coins).collect()
}

fn totals(summary: &Summary) -> Vec<u16> {
    summary.players.iter().map(|player| player.total).collect()
}

/// A player's results, negative where they were struck.
fn results(player: &PlayerSummary) -> Vec<i16> {
    let signed = |round: &RoundSummary| i16::from(round.result) * if round.struck { -1 } else { 1 };
    player.rounds.iter().map(signed).collect()
}

#[test]
fn the_rulebooks_example_adds_up_to_18_and_20_and_a_failure_to_launch() {
    let game = golden("rulebook-example");
    assert_eq!((game.phase, game.round, game.supply), (PhaseName::RoundOver, 1, 17));
    assert_eq!((totals(&game), coins(&game)), (vec![18, 20, 0], vec![4, 3, 3]));
    assert_eq!(game.players[2].rounds, [RoundSummary { result: 0, struck: true, misfire: true }]);
    assert!(game.winners.is_empty());
}

#[test]
fn a_misfire_too_low_or_too_high_brings_nothing_and_a_joker_paid_with_it_stays_paid() {
    let game = golden("misfire");
    assert_eq!((totals(&game), coins(&game)), (vec![16, 0, 0], vec![0, 3, 2]));
    assert!(game.players[1].rounds[0].misfire && game.players[2].rounds[0].misfire);
    assert!(game.players[1].rounds[0].struck && game.players[2].rounds[0].struck);
}

#[test]
fn with_an_empty_purse_the_last_thumb_is_seated_unpaid_and_scores_nothing() {
    let game = golden("unpaid-thumb");
    assert_eq!((results(&game.players[0]), coins(&game)), (vec![50, 28], vec![0]));
}

#[test]
fn a_lost_crystal_may_be_covered_by_tile_1_alone() {
    let game = golden("lost-crystal-under-tile-1");
    assert_eq!(results(&game.players[2]), [10]);
    assert_eq!((game.phase, coins(&game)), (PhaseName::Throw, vec![3, 3, 3]));
}

#[test]
fn five_equal_results_are_all_struck_and_a_short_supply_gives_what_it_has() {
    let game = golden("five-way-tie-short-supply");
    assert!(
        game.players.iter().all(|player| player.rounds[0] == RoundSummary { result: 40, struck: true, misfire: false })
    );
    let second: Vec<i16> = game.players.iter().map(|player| results(player)[1]).collect();
    assert_eq!(second, [9, 0, 40, 40, 42]);
    // Cleo takes the last two; Dan finds none; Eve's joker coin comes back to her as a bonus of one, she pays it, and
    // Ada takes it.
    assert_eq!((coins(&game), game.supply), (vec![6, 5, 7, 5, 4], 0));
}

#[test]
fn two_players_with_the_highest_total_win_together() {
    let game = golden("joint-winners");
    assert_eq!((game.phase, game.round), (PhaseName::GameOver, 5));
    assert_eq!((totals(&game), &game.winners[..]), (vec![50, 50, 0], &[0, 1][..]));
}

#[test]
fn four_players_play_four_rounds_and_the_best_of_each_opens_the_next() {
    let game = golden("four-players");
    assert_eq!((game.phase, game.round, &game.winners[..]), (PhaseName::GameOver, 4, &[1][..]));
    let all: Vec<Vec<i16>> = game.players.iter().map(results).collect();
    assert_eq!(all, [vec![-9, 12, 10, -9], vec![-9, 40, 11, 50], vec![44, 0, 10, 15], vec![10, 0, 0, 14]]);
}

#[test]
fn nobody_is_struck_on_a_solo_flight() {
    let game = golden("solo-flight");
    assert_eq!((results(&game.players[0]), totals(&game)), (vec![40, 0, 13, 12, 52], vec![117]));
}

#[test]
fn a_seeded_game_of_five_with_hand_overs_reads_back_from_its_text() {
    let game = golden("five-players-seeded");
    assert_eq!((game.phase, game.round, game.players.len()), (PhaseName::GameOver, 4, 5));
    assert!(game.players.iter().all(|player| player.rounds.len() == 4));
}
