//! Replays a record and prints how its game stands, as JSON: `cargo run --release --example replay -- FILE`.
//!
//! `-` stands for standard input. The record may also be in its compact form. A text that is no record is explained on
//! standard error, with exit code 1.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::process::ExitCode;

use dice_table::space_taxi::record::{Record, Summary, compact, text};

fn main() -> ExitCode {
    let printed = replay().and_then(|json| writeln!(std::io::stdout(), "{json}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn replay() -> Result<String, String> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(file), None) = (arguments.next(), arguments.next()) else {
        return Err("usage: replay FILE, or replay - to read standard input".to_owned());
    };
    let name = file.to_string_lossy();
    let written = read_file(&file).map_err(|error| format!("{name}: {error}"))?;
    let record = read_record(&written).map_err(|error| format!("{name}: {error}"))?;
    serde_json::to_string(&Summary::of(&record)).map_err(|error| error.to_string())
}

/// A single word is the compact form; the text form never is one.
fn read_record(written: &str) -> Result<Record, String> {
    match (written.split_whitespace().next(), written.split_whitespace().nth(1)) {
        (Some(letters), None) => compact::decode(letters).map_err(|error| error.to_string()),
        _ => text::read(written).map_err(|error| error.to_string()),
    }
}

fn read_file(file: &OsStr) -> std::io::Result<String> {
    if file == "-" {
        let mut written = String::new();
        std::io::stdin().read_to_string(&mut written)?;
        Ok(written)
    } else {
        std::fs::read_to_string(file)
    }
}
