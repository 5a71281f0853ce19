//! Lets the computer's levels play each other: `cargo run --release --example tournament -- --tables 300 --levels
//! rookie,cabbie,captain`, and with `--game traffiq` at the other game, which also takes a `--layout`.
//!
//! Every seed is played once for each way to rotate the places, so nobody gains by dice, tiles or place. A win shared by n
//! counts 1/n. Prints JSON: for each level the share of wins per place with its standard error (over seeds), and what else
//! a game has to tell.

mod shares;
mod space_taxi;
mod traffiq;

use std::io::Write;
use std::process::ExitCode;

use serde_json::Value;

const USAGE: &str = "usage: tournament [--game space-taxi|traffiq] [--layout times-square|central-park] --tables TABLES [--levels LEVEL,LEVEL…]";

fn main() -> ExitCode {
    let printed = report().and_then(|json| writeln!(std::io::stdout(), "{json:#}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn report() -> Result<Value, String> {
    let arguments: Option<Vec<String>> = std::env::args_os().skip(1).map(|word| word.into_string().ok()).collect();
    let arguments = arguments.filter(|words| words.len() % 2 == 0).ok_or(USAGE)?;
    let (mut game, mut layout, mut tables, mut levels) = ("space-taxi", None, None, None);
    for pair in arguments.chunks(2) {
        match (pair[0].as_str(), pair[1].as_str()) {
            ("--game", word) => game = word,
            ("--layout", word) => layout = Some(word),
            ("--tables", word) => tables = Some(word),
            ("--levels", words) => levels = Some(words.split(',').collect::<Vec<_>>()),
            _ => return Err(USAGE.to_owned()),
        }
    }
    let tables = tables.ok_or(USAGE)?.parse().ok().filter(|tables| *tables > 0);
    let tables = tables.ok_or("--tables takes a number of at least 1")?;
    match (game, layout) {
        ("space-taxi", None) => space_taxi::play(tables, levels.as_deref()),
        ("space-taxi", Some(_)) => Err("only traffiq has layouts".to_owned()),
        ("traffiq", layout) => traffiq::play(tables, levels.as_deref(), layout),
        _ => Err("the games are space-taxi and traffiq".to_owned()),
    }
}
