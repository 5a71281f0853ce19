//! One player's turn: from ten dice and five tiles to a launch or a misfire.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::faces::{Crystal, PassengerFace};
use super::fare::{Fare, Launch};
use super::handful::{FuelDice, PassengerDice};
use super::illegal::Illegal;
use super::placement::Placement;
use super::taxi::{Smuggling, Taxi, Wings};
use super::tiles::{NumberTile, NumberTiles};

/// The dice as they fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Throw {
    pub passengers: PassengerDice,
    pub fuel: FuelDice,
    pub smuggling: Option<Crystal>,
}

/// The dice that are not yet placed, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceLeft {
    pub passengers: u8,
    pub fuel: u8,
    pub smuggling: bool,
}

impl DiceLeft {
    /// How many there are together.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.passengers.saturating_add(self.fuel).saturating_add(self.smuggling as u8)
    }
}

impl Throw {
    /// A throw of no dice at all.
    pub const NOTHING: Self = Self { passengers: PassengerDice::EMPTY, fuel: FuelDice::EMPTY, smuggling: None };

    /// The dice that were thrown, by kind.
    #[must_use]
    pub fn dice(&self) -> DiceLeft {
        DiceLeft { passengers: self.passengers.len(), fuel: self.fuel.len(), smuggling: self.smuggling.is_some() }
    }
}

/// What has been placed in the turn so far. Dice that lie on the table, thrown, are not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    tiles: NumberTiles,
    taxi: Taxi,
    wings: Wings,
    smuggling: Smuggling,
}

/// Where a placement leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Dice are left to be thrown.
    ThrowOn(Turn),
    /// All ten dice lie and the taxi lifts off.
    LiftOff(Turn, Fare),
    /// The third fuel die lies and the taxi does not lift off.
    Misfire(Turn),
}

/// Why no turn can come to look like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum UnreachableTurn {
    #[error("the taxi has six seats")]
    TooManyPassengers,
    #[error("the wings have three pads")]
    TooMuchFuel,
    #[error("{placed} dice are placed, but the turned tiles say {tiles}")]
    TilesDisagree { placed: u8, tiles: u8 },
    #[error("the smuggling die is thrown with the first throw, and not before")]
    SmugglingTooEarly,
    #[error("the fuel has failed to launch, so the turn is over")]
    Misfired,
}

impl Turn {
    /// The start of a turn.
    pub const FRESH: Self = Self {
        tiles: NumberTiles::ALL,
        taxi: Taxi { seats: PassengerDice::EMPTY },
        wings: Wings { fuel: FuelDice::EMPTY },
        smuggling: Smuggling::Unthrown,
    };

    /// All dice of the game.
    pub const DICE: u8 = Taxi::SEATS + Wings::PADS + 1;

    /// The most throws that a turn can have: each turns one tile over.
    pub const MOST_THROWS: u8 = NumberTiles::ALL.len();

    /// A turn that has come this far, with the last throw placed.
    ///
    /// # Errors
    /// If no sequence of throws and placements leads there.
    pub fn reached(
        tiles: NumberTiles,
        taxi: Taxi,
        wings: Wings,
        smuggling: Smuggling,
    ) -> Result<Self, UnreachableTurn> {
        let turn = Self { tiles, taxi, wings, smuggling };
        if taxi.seats.len() > Taxi::SEATS {
            return Err(UnreachableTurn::TooManyPassengers);
        }
        if wings.fuel.len() > Wings::PADS {
            return Err(UnreachableTurn::TooMuchFuel);
        }
        let (placed, said) = (Self::DICE - turn.dice_left().count(), Self::DICE - tiles.dice_left());
        if placed != said {
            return Err(UnreachableTurn::TilesDisagree { placed, tiles: said });
        }
        let throws_needed = match smuggling {
            Smuggling::Unthrown => 0,
            Smuggling::AtLeast(_) | Smuggling::Mined(_) => 1,
            Smuggling::Lost => 2,
        };
        let throws = turn.throws_made();
        if throws < throws_needed || (throws > 0 && smuggling == Smuggling::Unthrown) {
            return Err(UnreachableTurn::SmugglingTooEarly);
        }
        if wings.launch() == Some(Launch::Misfire) {
            return Err(UnreachableTurn::Misfired);
        }
        Ok(turn)
    }

    /// The tiles that can still be used.
    #[must_use]
    pub const fn tiles(&self) -> NumberTiles {
        self.tiles
    }

    /// The seats.
    #[must_use]
    pub const fn taxi(&self) -> Taxi {
        self.taxi
    }

    /// The wings.
    #[must_use]
    pub const fn wings(&self) -> Wings {
        self.wings
    }

    /// What has become of the smuggling die.
    #[must_use]
    pub const fn smuggling(&self) -> Smuggling {
        self.smuggling
    }

    /// How many throws have been placed: each has turned one tile over.
    #[must_use]
    pub fn throws_made(&self) -> u8 {
        Self::MOST_THROWS - self.tiles.len()
    }

    /// The dice that are thrown next.
    #[must_use]
    pub fn dice_left(&self) -> DiceLeft {
        DiceLeft {
            passengers: Taxi::SEATS - self.taxi.seats.len(),
            fuel: Wings::PADS - self.wings.fuel.len(),
            smuggling: self.smuggling.is_in_play(),
        }
    }

    /// Whether this is a throw of all dice that are left, and any are.
    #[must_use]
    pub fn is_due(&self, throw: &Throw) -> bool {
        throw.dice() == self.dice_left() && self.tiles.dice_left() > 0
    }

    /// Whether this throw loses the smuggling die, which then counts as one of the dice placed.
    #[must_use]
    pub fn loses_crystal(&self, throw: &Throw) -> bool {
        throw.smuggling.is_some_and(|thrown| self.smuggling.is_lost_by(thrown))
    }

    /// The tile that placing this many dice of the throw would turn over.
    ///
    /// # Errors
    /// If there is no such tile, or it has been used.
    pub fn tile_for(&self, throw: &Throw, dice: u8) -> Result<NumberTile, Illegal> {
        let count = dice.saturating_add(u8::from(self.loses_crystal(throw)));
        let tile = NumberTile::for_dice(count).ok_or(Illegal::TooManyDice(count))?;
        if self.tiles.has(tile) { Ok(tile) } else { Err(Illegal::TileTurned(tile)) }
    }

    /// Places dice of a throw, with `purse` coins at hand for jokers.
    ///
    /// # Errors
    /// If the rules do not allow this placement.
    pub fn place(&self, throw: &Throw, purse: u8, placement: &Placement) -> Result<Progress, Illegal> {
        if !self.is_due(throw) {
            return Err(Illegal::WrongDice);
        }
        let lost = self.loses_crystal(throw);
        placement.check_against(throw, lost)?;
        placement.check_price(purse)?;
        let tile = self.tile_for(throw, placement.dice())?;
        let paid = placement.jokers.iter().map(PassengerFace::Alien).collect();
        let smuggling = match throw.smuggling {
            Some(_) if lost => Smuggling::Lost,
            Some(crystal) if placement.crystal => Smuggling::Mined(crystal),
            Some(crystal) => Smuggling::AtLeast(crystal),
            None => self.smuggling,
        };
        Ok(Progress::of(Self {
            tiles: self.tiles.turn_over(tile),
            taxi: Taxi { seats: self.taxi.seats.and(&placement.passengers).and(&paid) },
            wings: Wings { fuel: self.wings.fuel.and(&placement.fuel) },
            smuggling,
        }))
    }
}

impl Progress {
    /// The fuel is judged as soon as its third die lies; the fare is counted when all dice lie.
    fn of(turn: Turn) -> Self {
        match turn.wings.launch() {
            Some(Launch::Misfire) => Self::Misfire(turn),
            Some(Launch::LiftOff(factor)) if turn.tiles.dice_left() == 0 => {
                Self::LiftOff(turn, Fare::of(&turn.taxi, factor, turn.smuggling))
            }
            _ => Self::ThrowOn(turn),
        }
    }
}
