//! Dice in letters and digits, the same in records and positions: `OAAXj f145 s3`.

use std::fmt::Write;

use super::read_error::Reason;
use crate::rules::{
    Crystal, Face, FuelDice, FuelFace, Handful, NumberTile, NumberTiles, PassengerDice, PassengerFace, Placement,
    Species, Throw,
};
use game_core::plain_number;

/// Dice that have a sign each in the notation.
pub(super) trait Sign: Face {
    fn sign(self) -> char;

    /// What is wrong with a sign that stands for no such die.
    fn unknown(sign: char) -> Reason;

    fn from_sign(sign: char) -> Option<Self> {
        Self::ALL.iter().copied().find(|face| face.sign() == sign)
    }
}

impl Sign for Species {
    fn sign(self) -> char {
        self.initial()
    }

    fn unknown(sign: char) -> Reason {
        Reason::NoSpecies(sign)
    }
}

impl Sign for PassengerFace {
    fn sign(self) -> char {
        match self {
            Self::Alien(species) => species.initial(),
            Self::Thumb => 'j',
        }
    }

    fn unknown(sign: char) -> Reason {
        Reason::NoPassenger(sign)
    }
}

impl Sign for FuelFace {
    fn sign(self) -> char {
        char::from(b'0' + self.number())
    }

    fn unknown(sign: char) -> Reason {
        Reason::NoFuel(sign)
    }
}

/// The signs of the dice, equal ones together.
pub(super) fn signs<F: Sign>(dice: &Handful<F>) -> String {
    dice.iter().map(F::sign).collect()
}

/// The dice that the signs stand for, if each of them stands for one.
pub(super) fn from_signs<F: Sign>(signs: &str) -> Option<Handful<F>> {
    signs.chars().map(F::from_sign).collect()
}

/// `OAAXj f145 s3`; kinds without dice are left out.
pub(super) fn throw_text(throw: &Throw) -> String {
    let crystal = throw.smuggling.map(|crystal| format!("s{}", crystal.number()));
    words(&throw.passengers, &Handful::EMPTY, &throw.fuel, crystal)
}

/// `AXj j=X f14 s3`, with `lost` for a smuggling die that the throw lost.
pub(super) fn placement_text(placement: &Placement, throw: &Throw, lost: bool) -> String {
    let mined = throw.smuggling.filter(|_| placement.crystal);
    let crystal = mined.map(|crystal| format!("s{}", crystal.number()));
    let crystal = crystal.or_else(|| lost.then(|| "lost".to_owned()));
    words(&placement.passengers, &placement.jokers, &placement.fuel, crystal)
}

fn words(passengers: &PassengerDice, jokers: &Handful<Species>, fuel: &FuelDice, crystal: Option<String>) -> String {
    let mut words = Vec::new();
    if !passengers.is_empty() {
        words.push(signs(passengers));
    }
    words.extend(jokers.iter().map(|species| format!("j={}", species.sign())));
    if !fuel.is_empty() {
        words.push(format!("f{}", signs(fuel)));
    }
    words.extend(crystal);
    words.join(" ")
}

pub(super) fn crystal_of(digit: &str) -> Option<Crystal> {
    plain_number(digit).and_then(Crystal::new)
}

/// `0234`, or `-` when all are turned over.
pub(super) fn tiles_text(tiles: NumberTiles) -> String {
    let mut text = String::new();
    for tile in tiles.iter() {
        let _ = write!(text, "{}", tile.number());
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

/// The tiles named by their digits, each at most once.
pub(super) fn tiles_from(digits: &str) -> Option<NumberTiles> {
    if digits == "-" {
        return Some(NumberTiles::NONE);
    }
    let tiles: Vec<NumberTile> =
        digits.chars().map(|digit| NumberTile::for_dice(digit.to_digit(10)? as u8)).collect::<Option<_>>()?;
    let unturned: NumberTiles = tiles.iter().copied().collect();
    (usize::from(unturned.len()) == tiles.len()).then_some(unturned)
}
