//! Writes a record in its other form: `cargo run --release --example convert -- FILE`.
//!
//! A text becomes its compact form, the compact form a text. `-` stands for standard input. The record is one of either game; `--game`
//! says which it has to be. A text that is no record is explained on standard error, with exit code 1.

#[path = "records/either_game.rs"]
mod either_game;

use std::process::ExitCode;

use either_game::{EitherRecord, finish, read_asked};

fn main() -> ExitCode {
    finish(read_asked("convert").map(|(record, bytes)| other_form(&record, &bytes)))
}

fn other_form(record: &EitherRecord, file: &[u8]) -> String {
    // A single word is the compact form.
    let is_compact = !file.trim_ascii().iter().any(u8::is_ascii_whitespace);
    match record {
        EitherRecord::SpaceTaxi(record) if is_compact => space_taxi::record::text::print(record),
        EitherRecord::SpaceTaxi(record) => space_taxi::record::compact::encode(record),
        EitherRecord::Traffiq(record) if is_compact => traffiq::record::text::print(record),
        EitherRecord::Traffiq(record) => traffiq::record::compact::encode(record),
    }
}
