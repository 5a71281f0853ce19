//! One moment of one turn on one line: what a solver, a link, a still board or a test needs. Never a seed.

use std::fmt;
use std::str::FromStr;

use super::notation::{crystal_of, from_signs, read_throw, signs, throw_text, tiles_from, tiles_text};
use super::scan::{Expected, Line, ReadError, Reason};
use crate::space_taxi::rules::{
    ALL_COINS, Face, FuelFace, Game, Handful, PassengerFace, Phase, Smuggling, Taxi, Throw, Turn, Wings,
};

/// A turn at one moment, with what the player needs to decide.
///
/// ```
/// use dice_table::space_taxi::record::Position;
///
/// let line = "tiles 023 seats OOOT fuel 4 crystal 4+ coins 3 supply 12 rounds 2 dice Xj f36 s5";
/// let position: Position = line.parse()?;
/// assert_eq!(position.turn().tiles().dice_left(), 5);
/// assert_eq!(position.to_string(), line);
/// # Ok::<(), dice_table::space_taxi::record::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    turn: Turn,
    thrown: Option<Throw>,
    coins: u8,
    supply: u8,
    rounds: u8,
}

impl Position {
    /// No game has more rounds.
    pub const MOST_ROUNDS: u8 = 5;

    /// A turn with the dice thrown, if they are, the player's coins, the supply, and the rounds left with this one.
    ///
    /// # Errors
    /// If the dice are not those that are left, or there are more coins or rounds than a game has.
    pub fn new(turn: Turn, thrown: Option<Throw>, coins: u8, supply: u8, rounds: u8) -> Result<Self, Reason> {
        if thrown.is_some_and(|throw| !turn.is_due(&throw)) {
            return Err(Reason::WrongDice);
        }
        if coins.saturating_add(supply) > ALL_COINS {
            return Err(Reason::TooManyCoins);
        }
        if !(1..=Self::MOST_ROUNDS).contains(&rounds) {
            return Err(Expected::Rounds.into());
        }
        Ok(Self { turn, thrown, coins, supply, rounds })
    }

    /// The position of a game, as whoever is on turn sees it; none between rounds and after the game.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let (turn, thrown) = match *game.phase() {
            Phase::ToThrow(turn) => (turn, None),
            Phase::ToPlace(turn, throw) => (turn, Some(throw)),
            Phase::ToSpend(flight) => (flight.turn, None),
            Phase::RoundOver | Phase::GameOver => return None,
        };
        let (coins, supply) = (game.coins().purse(game.player()), game.coins().supply());
        Self::new(turn, thrown, coins, supply, game.mode().rounds() + 1 - game.round_number()).ok()
    }

    /// What has been placed.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The dice on the table, if they are thrown.
    #[must_use]
    pub const fn thrown(&self) -> Option<&Throw> {
        self.thrown.as_ref()
    }

    /// What the player's purse holds.
    #[must_use]
    pub const fn coins(&self) -> u8 {
        self.coins
    }

    /// What the supply holds.
    #[must_use]
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// The rounds left, this one included.
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }
}

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

impl FromStr for Position {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut line = Line::new(1, text.trim_end_matches(['\r', '\n']));
        line.expect("tiles")?;
        let start = line.mark();
        let tiles = line.read(Expected::Tiles, tiles_from)?;
        line.expect("seats")?;
        let seats = line.read(Expected::Seats, dice_or_dash::<PassengerFace>)?;
        line.expect("fuel")?;
        let fuel = line.read(Expected::Fuel, dice_or_dash::<FuelFace>)?;
        line.expect("crystal")?;
        let smuggling = line.read(Expected::Crystal, smuggling_from)?;
        let turn = Turn::reached(tiles, Taxi { seats }, Wings { fuel }, smuggling).map_err(|bad| start.error(bad))?;
        line.expect("coins")?;
        let coins_start = line.mark();
        let coins = line.number()?;
        line.expect("supply")?;
        let supply = line.number()?;
        line.expect("rounds")?;
        let rounds_start = line.mark();
        let rounds = line.number()?;
        line.expect("dice")?;
        let dice_start = line.mark();
        let thrown = if line.peek() == Some("-") {
            line.expect("-")?;
            None
        } else {
            Some(read_throw(&mut line)?)
        };
        line.end()?;
        Self::new(turn, thrown, coins, supply, rounds).map_err(|reason| match reason {
            Reason::TooManyCoins => coins_start.error(reason),
            Reason::Expected(_) => rounds_start.error(reason),
            _ => dice_start.error(reason),
        })
    }
}

fn dice_or_dash<F: Face + super::notation::Sign>(word: &str) -> Option<Handful<F>> {
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
