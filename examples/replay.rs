//! Replays a record and prints how its game stands, as JSON: `cargo run --release --example replay -- FILE`.
//!
//! `-` stands for standard input. The record is one of either game, and may also be in its compact form; `--game` says which game
//! it has to be. A text that is no record is explained on standard error, with exit code 1.

#[path = "records/either_game.rs"]
mod either_game;

use std::process::ExitCode;

use either_game::{EitherRecord, finish, read_asked};

fn main() -> ExitCode {
    finish(read_asked("replay").and_then(|(record, _)| summary(&record)))
}

fn summary(record: &EitherRecord) -> Result<String, String> {
    let json = match record {
        EitherRecord::SpaceTaxi(record) => serde_json::to_string(&space_taxi::record::Summary::of(record)),
        EitherRecord::Traffiq(record) => serde_json::to_string(&traffiq::record::Summary::of(record)),
    };
    json.map_err(|error| error.to_string())
}
