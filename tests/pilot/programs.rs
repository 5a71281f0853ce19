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
fn turn_value_names_three_turns_of_traffiq_and_what_they_gain() {
    let position = "at 50.50 BRBW RBRR BWRB|BGRB RRBG RBGR cars 2 truck 51/51 supply 8/3 8/2 hand RWRW,RBGG 2 stock 38 turn 1 done - quiet 0 last -";
    let json = printed("turn_value", &["--position", position]);
    assert_eq!(json["position"], position);
    let turns = json["turns"].as_array().expect("a list");
    let behind: Vec<f64> = turns.iter().filter_map(|turn| turn["behind"]["value"].as_f64()).collect();
    assert_eq!(behind.len(), 3);
    assert!(behind[0] == 0.0 && behind.is_sorted(), "{behind:?}");
    assert_eq!(printed("turn_value", &["--game", "traffiq", "--position", position]), json);
}

#[test]
fn turn_value_takes_the_record_of_either_game() {
    let file = |name: &str| format!("{}/{name}", env!("CARGO_MANIFEST_DIR"));
    let turns = printed("turn_value", &[&file("crates/traffiq/tests/data/records/lesson.txt")]);
    assert_eq!(turns["turns"].as_array().map(Vec::len), Some(3));
    let other = run("turn_value", &["--game", "space-taxi", &file("crates/traffiq/tests/data/records/lesson.txt")]);
    assert_eq!(other.status.code(), Some(1));
}

#[test]
fn a_tournament_of_traffiq_tells_who_has_won_from_where_and_how() {
    let arguments =
        ["--game", "traffiq", "--layout", "central-park", "--tables", "6", "--levels", "rookie,cabbie,rookie"];
    let json = printed("tournament", &arguments);
    assert_eq!((&json["players"], &json["tables"], &json["layout"]), (&3.into(), &6.0.into(), &"central-park".into()));
    let wins = |level: usize| json["levels"][level]["wins_per_place"].as_f64().expect("a share");
    let parts = |parts: Vec<&Value>| parts.iter().filter_map(|part| part.as_f64()).sum::<f64>();
    let seats = parts(json["wins_in_order_of_play"].as_array().expect("a list").iter().collect());
    let ends = parts(json["ends"].as_object().expect("an object").values().collect());
    for together in [2.0 * wins(0) + wins(1), seats, ends] {
        assert!((together - 1.0).abs() < 1e-9, "{json}");
    }
    assert_eq!(printed("tournament", &arguments), json);
}

/// How much so is told in docs/TRAFFIQ-PILOT.md, from more games.
#[test]
fn each_level_of_traffiq_beats_the_one_below() {
    for (levels, tables) in [("rookie,cabbie", "60"), ("cabbie,captain", "160"), ("captain,ace", "30")] {
        for layout in ["times-square", "central-park"] {
            let json = printed(
                "tournament",
                &["--game", "traffiq", "--layout", layout, "--tables", tables, "--levels", levels],
            );
            let wins = json["levels"][1]["wins_per_place"].as_f64().expect("a share");
            assert!(levels.ends_with(json["levels"][1]["level"].as_str().expect("a word")) && wins > 0.5, "{json}");
        }
    }
}

/// Whoever has just learned the game can win against a Rookie.
#[test]
fn a_child_wins_two_games_in_five_against_a_rookie() {
    for layout in ["times-square", "central-park"] {
        let arguments = ["--game", "traffiq", "--layout", layout, "--tables", "40", "--levels", "child,rookie"];
        let json = printed("tournament", &arguments);
        let wins = json["levels"][0]["wins_per_place"].as_f64().expect("a share");
        assert!(json["levels"][0]["level"] == "child" && wins >= 0.4, "{json}");
    }
}

#[test]
fn what_is_wrong_with_the_arguments_is_explained() {
    let hidden =
        "at 50.50 BRBW RBRR BWRB|BGRB RRBG RBGR cars - supply 8/3 8/3 hand 2 2 stock 39 turn 1 done - quiet 0 last -";
    for (program, arguments) in [
        ("turn_value", &["--coins", "28", "--rounds", "1"][..]),
        ("newcomer", &["--tables", "0"]),
        ("turn_value", &["--position", hidden]),
        ("turn_value", &["--game", "chess", "--position", hidden]),
        ("tournament", &["--tables", "3", "--levels", "rookie,cabbie"]),
        ("tournament", &["--tables", "3", "--layout", "central-park"]),
        ("tournament", &["--game", "traffiq", "--tables", "3", "--levels", "person,cabbie"]),
    ] {
        let output = run(program, arguments);
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}
