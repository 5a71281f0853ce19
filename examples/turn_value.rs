//! What a turn is worth by best play, as JSON.
//!
//! - `cargo run --release --example turn_value -- --coins 3 --rounds 1` prints the points that a player with 3 coins can
//!   expect of this turn and of the turns in the rounds after it; `--rounds` counts this one. The supply never runs short
//!   and nobody is struck.
//! - `-- --position 'tiles 01 seats OOOTTT fuel 14 crystal =6 coins 0 supply 12 rounds 1 dice f4'` prints every placement of
//!   the thrown dice with the points to be expected after it, the best one first. The supply of this turn is that of the
//!   position.
//!
//! What is wrong with the arguments is explained on standard error, with exit code 1.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use serde_json::{Value, json};
use space_taxi::pilot::{Prospects, SharedTables, Supply, Valued};
use space_taxi::record::{Position, text};
use space_taxi::rules::{ALL_COINS, Throw};

const USAGE: &str = "usage: turn_value --coins COINS --rounds ROUNDS, or turn_value --position POSITION";

fn main() -> ExitCode {
    let printed = answer().and_then(|json| writeln!(std::io::stdout(), "{json}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn answer() -> Result<Value, String> {
    let arguments: Option<Vec<String>> = std::env::args_os().skip(1).map(|word| word.into_string().ok()).collect();
    let arguments = arguments.ok_or(USAGE)?;
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["--coins", coins, "--rounds", rounds] | ["--rounds", rounds, "--coins", coins] => expected(coins, rounds),
        ["--position", position] => placements(position),
        _ => Err(USAGE.to_owned()),
    }
}

fn expected(coins: &str, rounds: &str) -> Result<Value, String> {
    let coins = number("--coins", coins, 0, ALL_COINS)?;
    let rounds = number("--rounds", rounds, 1, Position::MOST_ROUNDS)?;
    Ok(json!({ "value": prospects().points(rounds, coins) }))
}

fn number(option: &str, word: &str, least: u8, most: u8) -> Result<u8, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("{option} takes a number from {least} to {most}, not {word}"))
}

fn placements(line: &str) -> Result<Value, String> {
    let position: Position = line.parse().map_err(|error| format!("{line}: {error}"))?;
    let throw = position.thrown().ok_or("the position has no thrown dice to place")?;
    let supply = Supply::Shared(position.coins() + position.supply());
    let values = prospects().turn(position.rounds(), supply, position.coins());
    let valued = values.placements(position.turn(), throw, position.coins());
    let lines: Result<Vec<Value>, String> = valued.iter().map(|valued| line_of(&position, throw, valued)).collect();
    Ok(json!({ "position": position.to_string(), "placements": lines? }))
}

fn line_of(position: &Position, throw: &Throw, valued: &Valued) -> Result<Value, String> {
    let placed = text::placed(position.turn(), throw, &valued.placement).map_err(|error| error.to_string())?;
    Ok(json!({ "placement": placed, "value": valued.value }))
}

fn prospects() -> Prospects {
    Prospects::new(Arc::new(SharedTables::build()))
}
