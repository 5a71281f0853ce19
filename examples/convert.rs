//! Writes a record in its other form: `cargo run --release --example convert -- FILE`.
//!
//! A text becomes its compact form, the compact form a text. `-` stands for standard input. A text that is no record is
//! explained on standard error, with exit code 1.

use std::io::{Read, Write};
use std::process::ExitCode;

use dice_table::space_taxi::record::{compact, text};

fn main() -> ExitCode {
    let printed = convert().and_then(|other| writeln!(std::io::stdout(), "{other}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn convert() -> Result<String, String> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(file), None) = (arguments.next(), arguments.next()) else {
        return Err("usage: convert FILE, or convert - to read standard input".to_owned());
    };
    let mut written = String::new();
    let read = if file == "-" {
        std::io::stdin().read_to_string(&mut written)
    } else {
        std::fs::File::open(&file).and_then(|mut file| file.read_to_string(&mut written))
    };
    let name = file.to_string_lossy();
    read.map_err(|error| format!("{name}: {error}"))?;
    other_form(&written).map_err(|error| format!("{name}: {error}"))
}

/// A single word is the compact form; the text form never is one.
fn other_form(written: &str) -> Result<String, String> {
    let mut words = written.split_whitespace();
    match (words.next(), words.next()) {
        (Some(letters), None) => {
            compact::decode(letters).map(|record| text::print(&record)).map_err(|error| error.to_string())
        }
        _ => text::read(written).map(|record| compact::encode(&record)).map_err(|error| error.to_string()),
    }
}
