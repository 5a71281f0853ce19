//! The pilot's programs, as somebody runs them from the command line.

use std::process::Output;

use serde_json::Value;

use super::built::built;

fn run(program: &str, arguments: &[&str]) -> Output {
    std::process::Command::new(built(program)).args(arguments).output().expect("the program runs")
}

fn printed(program: &str, arguments: &[&str]) -> Value {
    let output = run(program, arguments);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn turn_value_prints_what_a_fresh_turn_is_worth() {
    for (coins, known) in [("3", 26.161), ("0", 17.676)] {
        let value = printed("turn_value", &["--coins", coins, "--rounds", "1"])["value"].as_f64().expect("a number");
        assert!((value - known).abs() < 0.0005, "{value} with {coins} coins");
    }
}

#[test]
fn turn_value_lists_the_placements_of_a_position_best_first() {
    let position = "tiles 01 seats OOOTTT fuel 14 crystal =6 coins 0 supply 12 rounds 1 dice f4";
    let json = printed("turn_value", &["--position", position]);
    let placements = json["placements"].as_array().expect("a list");
    let values: Vec<f64> = placements.iter().filter_map(|line| line["value"].as_f64()).collect();
    assert_eq!(values.len(), 2);
    assert!((values[0] - 22.0).abs() < 1e-9 && (values[1] - 80.0 / 6.0).abs() < 1e-9, "{values:?}");
    assert_eq!((&json["position"], &placements[0]["placement"]), (&position.into(), &"1: f4".into()));
}

#[test]
fn tournament_prints_shares_of_wins_that_add_up() {
    let json = printed("tournament", &["--tables", "3", "--levels", "rookie,cabbie,rookie"]);
    assert_eq!((&json["players"], &json["tables"]), (&3.into(), &3.into()));
    let wins = |level: usize, name: &str| {
        assert_eq!(json["levels"][level]["level"], name);
        json["levels"][level]["wins_per_place"].as_f64().expect("a share")
    };
    let together = 2.0 * wins(0, "rookie") + wins(1, "cabbie");
    assert!((together - 1.0).abs() < 1e-9, "{together}");
}

/// Its first player has the games of a child in mind: see docs/PILOT.md.
#[test]
fn a_newcomer_wins_at_least_four_games_of_ten_against_two_rookies() {
    let json = printed("newcomer", &["--tables", "1500"]);
    let [wins, error] = ["wins", "error"].map(|name| json[name].as_f64().expect("a share"));
    assert!(wins - 2.0 * error > 0.4, "{wins} ± {error}");
}

#[test]
fn a_cabbie_beats_two_rookies() {
    let json = printed("tournament", &["--tables", "150", "--levels", "rookie,rookie,cabbie"]);
    let share = |level: usize| json["levels"][level]["wins_per_place"].as_f64().expect("a share");
    assert!(share(1) > 0.5 && share(0) > 0.02, "{json}");
}

#[test]
fn what_is_wrong_with_the_arguments_is_explained() {
    for (program, arguments) in [
        ("turn_value", &["--coins", "28", "--rounds", "1"][..]),
        ("tournament", &["--tables", "3", "--levels", "rookie,cabbie"]),
        ("newcomer", &["--tables", "0"]),
    ] {
        let output = run(program, arguments);
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}
