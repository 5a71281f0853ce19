//! A position as a line.

use std::fmt;

use super::Position;
use crate::record::read_error::ReadError;
use crate::rules::{Cell, Deed, Fleet, Player};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let players = || game.table().players();
        let cars = game.cars().iter();
        let cars = cars.map(|(place, car)| format!("{} {} {place}", car.player.index() + 1, car.kind.word()));
        let hand = |player: Player| match self.hand(player) {
            None => game.hand(player).len().to_string(),
            Some(tiles) => joined(tiles.iter().map(ToString::to_string), ","),
        };
        let supply = |Fleet { taxis, trucks }| format!("{taxis}/{trucks}");
        write!(
            f,
            "at {} cars {} supply {} hand {} stock {} turn {} done {} quiet {} last {}",
            self.board(),
            joined(cars, ", "),
            joined(players().map(|player| supply(game.supply(player))), " "),
            joined(players().map(hand), " "),
            game.stock().len(),
            game.player().index() + 1,
            joined(game.deeds().iter().map(|deed| deed_word(*deed).to_owned()), ","),
            game.quiet_turns(),
            game.turns_left().map_or_else(|| "-".to_owned(), |left| left.to_string()),
        )
    }
}

impl Position {
    /// The first cell, and the rows from it on.
    fn board(&self) -> String {
        let city = self.game.city();
        let columns = || city.tiles().map(|(cell, _)| cell.column());
        let rows = || city.tiles().map(|(cell, _)| cell.row());
        let (west, east) = (columns().min().unwrap_or_default(), columns().max().unwrap_or_default());
        let (north, south) = (rows().min().unwrap_or_default(), rows().max().unwrap_or_default());
        let tile = |column, row| Cell::new(column, row).and_then(|cell| city.tile(cell));
        let row = |row| {
            let tiles =
                (west..=east).map(|column| tile(column, row).map_or(EMPTY.to_owned(), |sides| sides.to_string()));
            joined(tiles, " ")
        };
        format!("{west}.{north} {}", joined((north..=south).map(row), "|"))
    }
}

/// A cell without a tile.
pub(super) const EMPTY: &str = "....";

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(between) }
}

pub(super) const fn deed_word(deed: Deed) -> &'static str {
    match deed {
        Deed::Lay => "lay",
        Deed::Ride(kind) => kind.word(),
        Deed::Draw => "draw",
    }
}

impl From<Position> for String {
    fn from(position: Position) -> Self {
        position.to_string()
    }
}

impl TryFrom<String> for Position {
    type Error = ReadError;

    fn try_from(line: String) -> Result<Self, ReadError> {
        line.parse()
    }
}
