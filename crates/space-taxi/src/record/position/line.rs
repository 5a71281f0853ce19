//! A position as a line: printing and reading are each other's inverse.

use std::fmt;
use std::str::FromStr;

use super::{BadPosition, Position};
use crate::record::notation::{Sign, crystal_of, from_signs, signs, throw_text, tiles_from, tiles_text};
use crate::record::read_dice::read_throw;
use crate::record::read_error::{Expected, ReadError, Reason};
use crate::record::scan::{Line, ReadLine};
use crate::rules::{FuelFace, Handful, PassengerFace, Smuggling, Taxi, Throw, Turn, UnreachableTurn, Wings};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let crystal = match self.turn.smuggling() {
            Smuggling::Unthrown => "-".to_owned(),
            Smuggling::AtLeast(crystal) => format!("{}+", crystal.number()),
            Smuggling::Mined(crystal) => format!("={}", crystal.number()),
            Smuggling::Lost => "lost".to_owned(),
        };
        write!(
            f,
            "tiles {} seats {} fuel {} crystal {crystal} coins {} supply {} rounds {} dice {}",
            tiles_text(self.turn.tiles()),
            or_dash(signs(&self.turn.taxi().seats)),
            or_dash(signs(&self.turn.wings().fuel)),
            self.coins,
            self.supply,
            self.rounds,
            self.thrown.map_or_else(|| "-".to_owned(), |throw| throw_text(&throw)),
        )
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

impl FromStr for Position {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut line = Line::new(1, text.trim_end_matches(['\r', '\n']));
        line.expect("tiles")?;
        let tiles_start = line.mark();
        let tiles = line.read(Expected::Tiles, tiles_from)?;
        line.expect("seats")?;
        let seats_start = line.mark();
        let seats = line.read(Expected::Seats, dice_or_dash::<PassengerFace>)?;
        line.expect("fuel")?;
        let fuel_start = line.mark();
        let fuel = line.read(Expected::Fuel, dice_or_dash::<FuelFace>)?;
        line.expect("crystal")?;
        let crystal_start = line.mark();
        let smuggling = line.read(Expected::Crystal, smuggling_from)?;
        let turn = Turn::reached(tiles, Taxi { seats }, Wings { fuel }, smuggling).map_err(|bad| match bad {
            UnreachableTurn::TilesDisagree { .. } => tiles_start.error(bad),
            UnreachableTurn::TooManyPassengers => seats_start.error(bad),
            UnreachableTurn::TooMuchFuel | UnreachableTurn::Misfired => fuel_start.error(bad),
            UnreachableTurn::SmugglingTooEarly => crystal_start.error(bad),
        })?;
        line.expect("coins")?;
        let coins_start = line.mark();
        let coins = line.number(Expected::Coins)?;
        line.expect("supply")?;
        let supply = line.number(Expected::Coins)?;
        line.expect("rounds")?;
        let rounds_start = line.mark();
        let rounds = line.number(Expected::Rounds)?;
        line.expect("dice")?;
        let dice_start = line.mark();
        let thrown = match line.peek() {
            None => return Err(line.error(Expected::DiceOrNone)),
            Some("-") => line.expect("-").map(|()| None)?,
            Some(_) => Some(read_throw(&mut line)?),
        };
        line.end()?;
        Self::new(turn, thrown, coins, supply, rounds).map_err(|bad| match bad {
            BadPosition::TooManyCoins => coins_start.error(bad),
            BadPosition::Rounds => rounds_start.error(bad),
            BadPosition::WrongDice => {
                let thrown = thrown.unwrap_or(Throw::NOTHING).dice();
                dice_start.error(Reason::WrongDice { due: turn.dice_left(), thrown })
            }
        })
    }
}

fn dice_or_dash<F: Sign>(word: &str) -> Option<Handful<F>> {
    if word == "-" { Some(Handful::EMPTY) } else { from_signs(word) }
}

fn smuggling_from(word: &str) -> Option<Smuggling> {
    match word {
        "-" => Some(Smuggling::Unthrown),
        "lost" => Some(Smuggling::Lost),
        _ => match (word.strip_suffix('+'), word.strip_prefix('=')) {
            (Some(least), _) => crystal_of(least).map(Smuggling::AtLeast),
            (None, Some(mined)) => crystal_of(mined).map(Smuggling::Mined),
            (None, None) => None,
        },
    }
}
