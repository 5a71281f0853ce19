//! A game in plain numbers, for programs that read its outcome. It tells of no hand but its size, and of no tile to come.

use std::fmt::Display;

use game_core::GameRecord;
use serde::{Serialize, Serializer};

use super::log::Record;
use super::notation::end_words;
use crate::rules::{Game, Player};

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Always `traffiq`.
    pub game: &'static str,
    /// The turn being played, or the last one, counted from 1.
    pub turn: u16,
    /// What the game waits for.
    pub phase: PhaseName,
    /// `all placed`, `last round` or `quiet`; nothing before the end.
    pub end: Option<&'static str>,
    /// How many tiles can be drawn.
    pub stock: usize,
    /// In seating order.
    pub players: Vec<PlayerSummary>,
    /// Places in seating order, from 0; nobody before the end.
    pub winners: Vec<usize>,
    /// Each cell with the sides of its tile as it lies, in reading order.
    #[serde(serialize_with = "as_object")]
    pub board: Vec<(String, String)>,
    /// Each crossing with the place of the vehicle's player and its kind, in reading order.
    #[serde(serialize_with = "as_object")]
    pub cars: Vec<(String, (usize, &'static str))>,
}

/// The phases by name: `act` and `game_over`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    Act,
    GameOver,
}

/// How a player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerSummary {
    pub name: String,
    pub points: u8,
    /// In the supply.
    pub taxis: u8,
    /// In the supply.
    pub trucks: u8,
    /// How many tiles the hand holds.
    pub hand: usize,
}

impl Summary {
    /// How the game of this record stands.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let game = record.game();
        Self {
            game: Record::GAME,
            turn: game.turn(),
            phase: if game.end().is_some() { PhaseName::GameOver } else { PhaseName::Act },
            end: game.end().map(end_words),
            stock: game.stock().len(),
            players: game.table().players().map(|player| PlayerSummary::of(record, player)).collect(),
            winners: game.winners().into_iter().map(Player::index).collect(),
            board: game.city().tiles().map(|(cell, sides)| (cell.to_string(), sides.to_string())).collect(),
            cars: cars(game),
        }
    }
}

impl PlayerSummary {
    fn of(record: &Record, player: Player) -> Self {
        let game = record.game();
        let supply = game.supply(player);
        Self {
            name: record.opening().name(player).to_string(),
            points: game.points(player),
            taxis: supply.taxis,
            trucks: supply.trucks,
            hand: game.hand(player).len(),
        }
    }
}

fn cars(game: &Game) -> Vec<(String, (usize, &'static str))> {
    let cars = game.cars().iter();
    cars.map(|(crossing, car)| (crossing.to_string(), (car.player.index(), car.kind.word()))).collect()
}

/// Pairs as an object, in their order.
fn as_object<K: Display + Serialize, V: Serialize, S: Serializer>(pairs: &[(K, V)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}
