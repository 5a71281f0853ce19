//! A file that holds a record of either game, for the programs that take both.

use std::ffi::{OsStr, OsString};
use std::io::{Read, Write};
use std::process::ExitCode;

/// A record, and which game it is of.
pub enum EitherRecord {
    SpaceTaxi(Box<space_taxi::record::Record>),
    Traffiq(Box<traffiq::record::Record>),
}

/// The record in the file that the arguments name, and the file as it is. The game is seen from it, unless `--game` says which it is.
pub fn read_asked(program: &str) -> Result<(EitherRecord, Vec<u8>), String> {
    let usage = || format!("usage: {program} [--game space-taxi|traffiq] FILE, or {program} - to read standard input");
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let (game, file) = match arguments.as_slice() {
        [file] => (None, file),
        [option, game, file] if option == "--game" => (Some(game.to_string_lossy()), file),
        _ => return Err(usage()),
    };
    let name = file.to_string_lossy();
    let bytes = read_bytes(file).map_err(|error| format!("{name}: {error}"))?;
    let is_traffiq = match game.as_deref() {
        None => traffiq::record::claims_file(&bytes),
        Some("space-taxi") => false,
        Some("traffiq") => true,
        Some(_) => return Err("the games are space-taxi and traffiq".to_owned()),
    };
    let record = if is_traffiq {
        let read = traffiq::record::read_file(&bytes);
        read.map(|record| EitherRecord::Traffiq(Box::new(record))).map_err(|error| error.to_string())
    } else {
        let read = space_taxi::record::read_file(&bytes);
        read.map(|record| EitherRecord::SpaceTaxi(Box::new(record))).map_err(|error| error.to_string())
    };
    Ok((record.map_err(|error| format!("{name}: {error}"))?, bytes))
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

/// Prints what came of it, or says on standard error why nothing did.
pub fn finish(result: Result<String, String>) -> ExitCode {
    let printed = result.and_then(|text| writeln!(std::io::stdout(), "{text}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Where nobody listens there is nobody to tell.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}
