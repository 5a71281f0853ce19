//! Writes a record in its other form: `cargo run --release --example convert -- FILE`.
//!
//! A text becomes its compact form, the compact form a text. `-` stands for standard input. A text that is no record is
//! explained on standard error, with exit code 1.

use std::io::{Read, Write};
use std::process::ExitCode;

use space_taxi::record::{compact, read_file, text};

fn main() -> ExitCode {
    let printed = convert().and_then(|other| writeln!(std::io::stdout(), "{other}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Where nobody listens there is nobody to tell.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

fn convert() -> Result<String, String> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(file), None) = (arguments.next(), arguments.next()) else {
        return Err("usage: convert FILE, or convert - to read standard input".to_owned());
    };
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(&file)
    };
    let name = file.to_string_lossy();
    let bytes = bytes.map_err(|error| format!("{name}: {error}"))?;
    let record = read_file(&bytes).map_err(|error| format!("{name}: {error}"))?;
    // A single word is the compact form.
    let is_compact = !bytes.trim_ascii().iter().any(u8::is_ascii_whitespace);
    Ok(if is_compact { text::print(&record) } else { compact::encode(&record) })
}
