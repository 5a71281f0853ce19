//! Works out how turns end that are played for points, for every purse that a game can come to, and prints it as the bytes
//! that the computer players read: `cargo run --release --example turn_ends > crates/space-taxi/src/pilot/turn_ends.bin`.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use space_taxi::pilot::{Prospects, SharedTables, TurnEnds};
use space_taxi::record::Position;

fn main() -> ExitCode {
    let ends = TurnEnds::work_out(&mut Prospects::new(Arc::new(SharedTables::build())), Position::MOST_ROUNDS);
    match std::io::stdout().write_all(&ends.to_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
