//! The `replay` program, as somebody runs it from the command line.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

use super::built::built;

static BUILT: LazyLock<PathBuf> = LazyLock::new(|| built("replay"));

fn program() -> Command {
    Command::new(&*BUILT)
}

fn replay_text(text: &str) -> Output {
    let mut running =
        program().arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    running.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    running.wait_with_output().unwrap()
}

#[test]
fn a_record_is_printed_as_json() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records/rulebook-example.txt");
    let output = program().arg(file).output().unwrap();
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let player = |name, coins, total, struck, misfire| {
        let rounds = serde_json::json!([{ "result": total, "struck": struck, "misfire": misfire }]);
        serde_json::json!({ "name": name, "coins": coins, "total": total, "rounds": rounds })
    };
    let expected = serde_json::json!({
        "phase": "round_over",
        "round": 1,
        "supply": 17,
        "players": [
            player("Andi", 4, 18, false, false),
            player("Bea", 3, 20, false, false),
            player("Chris", 3, 0, true, true),
        ],
        "winners": [],
    });
    assert_eq!(json, expected);
    assert!(output.status.success() && output.stderr.is_empty());
    assert_eq!(replay_text(&std::fs::read_to_string(file).unwrap()).stdout, output.stdout);
}

#[test]
fn each_phase_has_its_name() {
    let opening = "space-taxi 1\nmode solo\nplayer person Andi\nbegins Andi\ndice by hand\n";
    let throw = "1: OOOOOO f334 s8";
    let misfire = "1: OOOOOO f111 s8 -> 3: f111\n";
    let flight = format!("{throw} -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n");
    for (played, name) in [
        (String::new(), "throw"),
        (throw.to_owned(), "place"),
        (flight, "spend"),
        (misfire.to_owned(), "round_over"),
        (misfire.repeat(5), "game_over"),
    ] {
        let json: serde_json::Value =
            serde_json::from_slice(&replay_text(&format!("{opening}{played}")).stdout).unwrap();
        assert_eq!(json["phase"], name);
    }
}

#[test]
fn bad_input_gets_a_message_on_standard_error_and_exit_code_1() {
    let output = replay_text("space-taxi 1\nmode tabel\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("line 2, column 6: behind `mode` stands `table` or `solo`"), "{message}");
    assert_eq!(program().arg("/no/such/file").output().unwrap().status.code(), Some(1));
    assert_eq!(program().output().unwrap().status.code(), Some(1));
}
