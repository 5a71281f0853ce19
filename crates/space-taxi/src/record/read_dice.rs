//! Reading dice: those of a throw, and those that are placed of it. Each die is checked where it stands.

use super::log::Refused;
use super::notation::Sign;
use super::read_error::{Expected, ReadError, Reason};
use super::scan::{Line, ReadLine};
use crate::rules::{Crystal, Illegal, PassengerFace, Placement, Species, Throw, Turn};

/// Reads dice as they fell, up to the end of the line or a `->`.
pub(super) fn read_throw(line: &mut Line) -> Result<Throw, ReadError> {
    let mut throw = Throw::NOTHING;
    while let Some(word) = line.peek().filter(|word| *word != "->") {
        let start = line.mark();
        if word.starts_with("->") {
            return Err(start.error(Expected::Placement));
        }
        line.word();
        if let Some(digit) = word.strip_prefix('s') {
            let crystal = read_crystal(start, digit)?;
            if throw.smuggling.replace(crystal).is_some() {
                return Err(start.error(Reason::SecondCrystal));
            }
        } else if let Some(numbers) = word.strip_prefix('f') {
            read_each(start.further(1), numbers, |face| {
                throw.fuel = throw.fuel.with(face, 1);
                Ok(())
            })?;
        } else {
            read_each(start, word, |face| {
                throw.passengers = throw.passengers.with(face, 1);
                Ok(())
            })?;
        }
    }
    Ok(throw)
}

/// Reads what is placed of a throw with `purse` coins at hand, up to the end of the line.
pub(super) fn read_placement(line: &mut Line, turn: &Turn, throw: &Throw, purse: u8) -> Result<Placement, ReadError> {
    let lost = turn.loses_crystal(throw);
    let mut placed = Placement::default();
    let mut said_lost = false;
    while let Some(word) = line.peek() {
        let start = line.mark();
        line.word();
        if let Some(species) = word.strip_prefix("j=") {
            let species = read_joker(start.further(2), species)?;
            let more = Placement { jokers: placed.jokers.with(species, 1), ..placed };
            placed = affordable(more, throw, purse).map_err(|illegal| start.error(Refused::from(illegal)))?;
        } else if word.contains('=') {
            return Err(start.error(Reason::JokerWord));
        } else if word == "lost" {
            let reason = if lost { Reason::SecondCrystal } else { Reason::NotLost };
            if !lost || said_lost {
                return Err(start.error(reason));
            }
            said_lost = true;
        } else if let Some(digit) = word.strip_prefix('s') {
            let crystal = read_crystal(start, digit)?;
            mines(crystal, throw, lost, placed.crystal).map_err(|reason| start.error(reason))?;
            placed.crystal = true;
        } else if let Some(numbers) = word.strip_prefix('f') {
            read_each(start.further(1), numbers, |face| {
                placed.fuel = placed.fuel.with(face, 1);
                if placed.is_of(throw) { Ok(()) } else { Err(Refused::from(Illegal::NotThrown).into()) }
            })?;
        } else {
            read_each(start, word, |face| {
                let before = placed;
                placed.passengers = placed.passengers.with(face, 1);
                if placed.is_of(throw) { Ok(()) } else { Err(not_thrown(face, &before, throw)) }
            })?;
        }
    }
    if lost && !said_lost { Err(line.error(Expected::Word("lost"))) } else { Ok(placed) }
}

/// Reads the dice of one word, of which there is at least one.
fn read_each<F: Sign>(
    start: Line,
    signs: &str,
    mut take: impl FnMut(F) -> Result<(), Reason>,
) -> Result<(), ReadError> {
    if signs.is_empty() {
        return Err(start.error(Expected::Dice));
    }
    for (place, sign) in signs.chars().enumerate() {
        let face = F::from_sign(sign).ok_or_else(|| F::unknown(sign));
        face.and_then(&mut take).map_err(|reason| start.further(place).error(reason))?;
    }
    Ok(())
}

/// Reads the one digit behind the `s` with which the word starts.
fn read_crystal(start: Line, digit: &str) -> Result<Crystal, ReadError> {
    let mut signs = digit.chars();
    let sign = signs.next().ok_or_else(|| start.further(1).error(Expected::Dice))?;
    let number = sign.to_digit(10).and_then(|number| Crystal::new(number as u8));
    let crystal = number.ok_or_else(|| start.further(1).error(Reason::NoCrystal(sign)))?;
    if signs.next().is_some() { Err(start.further(2).error(Reason::SecondCrystal)) } else { Ok(crystal) }
}

/// Reads the species behind a `j=`, alone in its word.
fn read_joker(start: Line, species: &str) -> Result<Species, ReadError> {
    let mut signs = species.chars();
    let sign = signs.next().ok_or_else(|| start.error(Expected::Species))?;
    let species = Species::from_sign(sign).ok_or_else(|| start.error(Species::unknown(sign)))?;
    if signs.next().is_some() { Err(start.further(1).error(Reason::JokerWord)) } else { Ok(species) }
}

fn affordable(placed: Placement, throw: &Throw, purse: u8) -> Result<Placement, Illegal> {
    if !placed.is_of(throw) {
        return Err(Illegal::NotThrown);
    }
    placed.check_price(purse)?;
    Ok(placed)
}

/// Whether this crystal goes into the mine.
fn mines(crystal: Crystal, throw: &Throw, lost: bool, mined: bool) -> Result<(), Reason> {
    match throw.smuggling {
        None => Err(Refused::from(Illegal::NotThrown).into()),
        Some(_) if lost => Err(Refused::from(Illegal::CrystalLost).into()),
        Some(thrown) if thrown != crystal => Err(Reason::CrystalFellAs(thrown.number())),
        Some(_) if mined => Err(Reason::SecondCrystal),
        Some(_) => Ok(()),
    }
}

/// An alien that did not fall is perhaps a thumbs-up that did, and should be paid for.
fn not_thrown(face: PassengerFace, placed: &Placement, throw: &Throw) -> Reason {
    let thumb = Placement { passengers: placed.passengers.with(PassengerFace::Thumb, 1), ..*placed };
    match face {
        PassengerFace::Alien(species) if thumb.is_of(throw) => Reason::JokerUnmarked(species),
        _ => Refused::from(Illegal::NotThrown).into(),
    }
}
