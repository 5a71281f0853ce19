//! Replays a record and prints how its game stands, as JSON: `cargo run --release --example replay -- FILE`.
//!
//! `-` stands for standard input. The record may also be in its compact form. A text that is no record is explained on
//! standard error, with exit code 1.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::process::ExitCode;

use space_taxi::record::{Summary, read_file};

fn main() -> ExitCode {
    let printed = replay().and_then(|json| writeln!(std::io::stdout(), "{json}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Where nobody listens there is nobody to tell.
            let _ = writeln!(std::io::stderr(), "{message}");
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
    let bytes = read_bytes(&file).map_err(|error| format!("{name}: {error}"))?;
    let record = read_file(&bytes).map_err(|error| format!("{name}: {error}"))?;
    serde_json::to_string(&Summary::of(&record)).map_err(|error| error.to_string())
}

fn read_bytes(file: &OsStr) -> std::io::Result<Vec<u8>> {
    if file == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes)?;
        Ok(bytes)
    } else {
        std::fs::read(file)
    }
}
