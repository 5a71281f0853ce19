//! What a turn of Space Taxi is worth by best play, exactly.

use std::sync::Arc;

use serde_json::{Value, json};
use space_taxi::pilot::{Prospects, SharedTables, Supply, Valued};
use space_taxi::record::{Position, Record, text};
use space_taxi::rules::{ALL_COINS, Throw};

/// What this turn and those of the rounds after it are worth with so many coins.
pub fn expected(coins: &str, rounds: &str) -> Result<Value, String> {
    let coins = number("--coins", coins, 0, ALL_COINS)?;
    let rounds = number("--rounds", rounds, 1, Position::MOST_ROUNDS)?;
    Ok(json!({ "value": prospects().points(rounds, coins) }))
}

fn number(option: &str, word: &str, least: u8, most: u8) -> Result<u8, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("{option} takes a number from {least} to {most}, not {word}"))
}

/// Every placement at the end of a record.
pub fn of_record(record: &Record) -> Result<Value, String> {
    let position = Position::of(record.game()).ok_or("there is no turn under way")?;
    placements(&position)
}

/// Every placement in a position.
pub fn of_line(line: &str) -> Result<Value, String> {
    placements(&line.parse().map_err(|error| format!("{line}: {error}"))?)
}

fn placements(position: &Position) -> Result<Value, String> {
    let throw = position.thrown().ok_or("the position has no thrown dice to place")?;
    let supply = Supply::Shared(position.coins() + position.supply());
    let values = prospects().turn(position.rounds(), supply, position.coins());
    let valued = values.placements(position.turn(), throw, position.coins());
    let lines: Result<Vec<Value>, String> = valued.iter().map(|valued| line_of(position, throw, valued)).collect();
    Ok(json!({ "position": position.to_string(), "placements": lines? }))
}

fn line_of(position: &Position, throw: &Throw, valued: &Valued) -> Result<Value, String> {
    let placed = text::placed(position.turn(), throw, &valued.placement).map_err(|error| error.to_string())?;
    Ok(json!({ "placement": placed, "value": valued.value }))
}

fn prospects() -> Prospects {
    Prospects::new(Arc::new(SharedTables::build()))
}
