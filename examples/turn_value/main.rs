//! What would you play here? What a turn is worth by best play, as JSON.
//!
//! - `cargo run --release --example turn_value -- --position 'tiles 01 seats OOOTTT fuel 14 crystal =6 coins 0 supply 12
//!   rounds 1 dice f4'` prints every placement of the thrown dice with the points to be expected after it, the best one first.
//!   The supply of this turn is that of the position.
//! - `-- --position 'at 50.50 BRBW RBRR BWRB|BGRB RRBG RBGR cars 2 truck 51/51 supply 8/3 8/2 hand RWRW,RBGG 2 stock 38 turn 1
//!   done - quiet 0 last -'` prints the best three turns with what each of them gains, for the hand that is shown.
//! - `-- FILE` does so at the end of a record of either game. `-` stands for standard input. `--game` says which game it has to be.
//! - `-- --coins 3 --rounds 1` prints the points that a player of Space Taxi with 3 coins can expect of this turn and of the
//!   turns in the rounds after it; `--rounds` counts this one. The supply never runs short and nobody is struck.
//!
//! What is wrong with the arguments is explained on standard error, with exit code 1.

#[path = "../records/either_game.rs"]
mod either_game;
mod space_taxi;
mod traffiq;

use std::process::ExitCode;

use either_game::{EitherRecord, finish, read_asked};
use serde_json::Value;

fn main() -> ExitCode {
    finish(answer().map(|json| json.to_string()))
}

fn answer() -> Result<Value, String> {
    let arguments: Vec<String> = std::env::args_os().skip(1).filter_map(|word| word.into_string().ok()).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["--coins", coins, "--rounds", rounds] | ["--rounds", rounds, "--coins", coins] => {
            space_taxi::expected(coins, rounds)
        }
        ["--position", line] if line.starts_with("at ") => traffiq::of_line(line),
        ["--position", line] | ["--game", "space-taxi", "--position", line] => space_taxi::of_line(line),
        ["--game", "traffiq", "--position", line] => traffiq::of_line(line),
        _ => match read_asked("turn_value")?.0 {
            EitherRecord::SpaceTaxi(record) => space_taxi::of_record(&record),
            EitherRecord::Traffiq(record) => traffiq::of_game(record.game()),
        },
    }
}
