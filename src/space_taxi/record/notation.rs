//! Dice in letters and digits, the same in records and positions: `OAAXj f145 s3`.

use std::fmt::Write;

use super::log::Refused;
use super::scan::{Expected, Line, ReadError, Reason};
use crate::space_taxi::rules::{
    Crystal, Face, FuelDice, FuelFace, Handful, Illegal, NumberTile, NumberTiles, PassengerDice, PassengerFace,
    Placement, Species, Throw,
};

/// Dice that have a sign each in the notation.
pub(super) trait Sign: Face {
    fn sign(self) -> char;

    fn from_sign(sign: char) -> Option<Self> {
        Self::ALL.iter().copied().find(|face| face.sign() == sign)
    }
}

impl Sign for Species {
    fn sign(self) -> char {
        self.initial()
    }
}

impl Sign for PassengerFace {
    fn sign(self) -> char {
        match self {
            Self::Alien(species) => species.initial(),
            Self::Thumb => 'j',
        }
    }
}

impl Sign for FuelFace {
    fn sign(self) -> char {
        char::from(b'0' + self.number())
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

/// Reads dice as they fell, up to the end of the line or a `->`.
pub(super) fn read_throw(line: &mut Line) -> Result<Throw, ReadError> {
    let mut throw = Throw { passengers: PassengerDice::EMPTY, fuel: FuelDice::EMPTY, smuggling: None };
    while line.peek().is_some_and(|word| word != "->") {
        line.read(Expected::Throw, |word| {
            if let Some(crystal) = word.strip_prefix('s') {
                let crystal = crystal_of(crystal)?;
                throw.smuggling.replace(crystal).is_none().then_some(())
            } else if let Some(fuel) = word.strip_prefix('f') {
                add(&mut throw.fuel, from_signs(fuel)?)
            } else {
                add(&mut throw.passengers, from_signs(word)?)
            }
        })?;
    }
    Ok(throw)
}

/// Reads what is placed of a throw, up to the end of the line.
pub(super) fn read_placement(line: &mut Line, throw: &Throw, lost: bool) -> Result<Placement, ReadError> {
    let mut placement = Placement::default();
    let mut said_lost = false;
    while let Some(word) = line.peek() {
        if word == "lost" && !lost {
            return Err(line.mark().error(Reason::NotLost));
        }
        if word.starts_with('s') && lost {
            return Err(line.mark().error(Refused::Illegal(Illegal::CrystalLost)));
        }
        line.read(Expected::Placed, |word| {
            if let Some(species) = word.strip_prefix("j=") {
                add(&mut placement.jokers, from_signs(species).filter(|jokers: &Handful<Species>| jokers.len() == 1)?)
            } else if let Some(crystal) = word.strip_prefix('s') {
                let mined = Some(crystal_of(crystal)?) == throw.smuggling && !placement.crystal;
                placement.crystal = true;
                mined.then_some(())
            } else if let Some(fuel) = word.strip_prefix('f') {
                add(&mut placement.fuel, from_signs(fuel)?)
            } else if word == "lost" {
                said_lost = !said_lost && lost;
                said_lost.then_some(())
            } else {
                add(&mut placement.passengers, from_signs(word)?)
            }
        })?;
    }
    if lost && !said_lost { Err(line.error(Expected::Word("lost"))) } else { Ok(placement) }
}

/// Adds dice, of which there is at least one and not more than a game can have.
fn add<F: Face>(dice: &mut Handful<F>, more: Handful<F>) -> Option<()> {
    const MOST: u8 = 10;
    *dice = dice.and(&more);
    (!more.is_empty() && dice.len() <= MOST).then_some(())
}

pub(super) fn crystal_of(digit: &str) -> Option<Crystal> {
    super::scan::plain_number(digit).and_then(Crystal::new)
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
