//! The programs `replay` and `convert`, as somebody runs them for a record of Manhattan TraffIQ, or for either game's.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

use serde_json::{Value, json};

use super::built::built;

static REPLAY: LazyLock<PathBuf> = LazyLock::new(|| built("replay"));
static CONVERT: LazyLock<PathBuf> = LazyLock::new(|| built("convert"));

const LESSON: &str = include_str!("../../crates/traffiq/tests/data/records/lesson.txt");
const FLIGHTS: &str = include_str!("../data/records/rulebook-example.txt");

fn run(program: &PathBuf, arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = command.spawn().unwrap();
    // A program that refuses its arguments reads nothing.
    let _ = running.stdin.take().unwrap().write_all(input.as_bytes());
    running.wait_with_output().unwrap()
}

fn printed(program: &PathBuf, arguments: &[&str], input: &str) -> String {
    let output = run(program, arguments, input);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn replayed(input: &str) -> Value {
    serde_json::from_str(&printed(&REPLAY, &["-"], input)).unwrap()
}

#[test]
fn a_record_of_traffiq_is_printed_as_json() {
    let player = |name, points, taxis, trucks, hand| json!({ "name": name, "points": points, "taxis": taxis, "trucks": trucks, "hand": hand });
    let expected = json!({
        "game": "traffiq",
        "turn": 9,
        "phase": "act",
        "end": null,
        "stock": 34,
        "players": [player("Bea", 1, 7, 3, 0), player("You", 3, 7, 2, 2)],
        "winners": [],
        "board": {
            "49.50": "RWRW", "50.50": "BRBW", "51.50": "RBRR", "52.50": "BWRB", "53.50": "RBRW",
            "49.51": "RBGG", "50.51": "BGRB", "51.51": "RRBG", "52.51": "RBGR", "53.51": "RBGB",
            "51.52": "BGBG", "52.52": "GRRG",
        },
        "cars": { "51/51": [1, "taxi"], "52/51": [1, "truck"], "52/52": [0, "taxi"] },
    });
    assert_eq!(replayed(LESSON), expected);
    let line = printed(&REPLAY, &["-"], LESSON);
    assert_eq!(line.lines().count(), 1);
    assert!(line.contains(r#""board":{"49.50":"RWRW","50.50":"BRBW","#), "in reading order: {line}");
    assert!(!line.contains("RBGW"), "nobody's tiles are told: {line}");
}

#[test]
fn the_end_is_told_with_its_winners() {
    let opening: String = LESSON.lines().take(8).map(|line| format!("{line}\n")).collect();
    let json = replayed(&(opening + "1: pass\n2: pass\n3: pass\n4: pass\n"));
    assert_eq!((&json["phase"], &json["end"]), (&json!("game_over"), &json!("quiet")));
    assert_eq!((&json["winners"], &json["turn"]), (&json!([0, 1]), &json!(4)));
    let whole = include_str!("../../crates/traffiq/tests/data/records/four-players-seeded.txt");
    let json = replayed(whole);
    assert_eq!((&json["end"], &json["winners"], &json["stock"]), (&json!("last round"), &json!([0]), &json!(0)));
}

#[test]
fn either_game_is_known_by_its_file() {
    for (text, game) in [(LESSON, "traffiq"), (FLIGHTS, "space-taxi")] {
        let letters = printed(&CONVERT, &["-"], text);
        assert_eq!(letters.split_ascii_whitespace().count(), 1);
        assert_eq!(printed(&CONVERT, &["-"], &letters).trim_end(), text.trim_end());
        assert_eq!(printed(&CONVERT, &["--game", game, "-"], text), letters);
        assert_eq!(printed(&REPLAY, &["--game", game, "-"], &letters), printed(&REPLAY, &["-"], text));
    }
}

#[test]
fn rubbish_gets_a_reason_and_exit_code_1() {
    for (arguments, input, reason) in [
        (&["-"][..], "traffiq 1\nscenario broadway\n", "-: line 2, column 10: behind `scenario` stands"),
        (&["--game", "traffiq", "-"], FLIGHTS, "-: line 1, column 1: a record begins with the line `traffiq 1`"),
        (&["--game", "space-taxi", "-"], LESSON, "-: line 1, column 1: a record begins with the line `space-taxi 1`"),
        (&["--game", "chess", "-"], LESSON, "the games are space-taxi and traffiq"),
        (&["--game", "traffiq"], "", "usage: "),
        (&["/no/such/file"], "", "/no/such/file: "),
        (&[], "", "usage: "),
    ] {
        for program in [&*REPLAY, &*CONVERT] {
            let output = run(program, arguments, input);
            assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{arguments:?}");
            let message = String::from_utf8(output.stderr).unwrap();
            assert!(message.starts_with(reason), "{arguments:?}: {message}");
        }
    }
}
