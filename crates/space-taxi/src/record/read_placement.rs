//! Reading a placement: the tile, and the dice that it places of a throw. Each is checked where it stands.

use super::log::Refused;
use super::notation::Sign;
use super::read_dice::{read_crystal, read_each, without_arrow};
use super::read_error::{Expected, ReadError, Reason};
use super::scan::{Line, ReadLine};
use crate::rules::{Crystal, Illegal, NumberTile, PassengerFace, Placement, Smuggling, Species, Throw, Turn};
use game_core::plain_number;

/// Reads the tile that is turned over, which must be there and not turned yet.
pub(super) fn read_tile(line: &mut Line, turn: &Turn) -> Result<NumberTile, ReadError> {
    let start = line.mark();
    let number = line.read(Expected::Tile, tile_number)?;
    let tile = NumberTile::for_dice(number).ok_or_else(|| start.error(Reason::NoTile(number)))?;
    if turn.tiles().has(tile) { Ok(tile) } else { Err(start.error(Refused::from(Illegal::TileTurned(tile)))) }
}

/// `0`, which places nothing, or a number with a colon before the dice it places.
fn tile_number(word: &str) -> Option<u8> {
    let number = if word == "0" { word } else { word.strip_suffix(':').filter(|number| *number != "0")? };
    plain_number(number)
}

/// Reads what is placed of a throw with `purse` coins at hand, up to the end of the line.
pub(super) fn read_placement(line: &mut Line, turn: &Turn, throw: &Throw, purse: u8) -> Result<Placement, ReadError> {
    let mut placed = Placement::default();
    let mut said_lost = false;
    while let Some(word) = line.peek() {
        let start = line.mark();
        without_arrow(start, word)?;
        line.word();
        if let Some(species) = word.strip_prefix("j=") {
            let species = read_joker(start.further(2), species)?;
            let more = Placement { jokers: placed.jokers.with(species, 1), ..placed };
            placed = affordable(more, throw, purse).map_err(|illegal| start.error(Refused::from(illegal)))?;
        } else if word.contains('=') {
            return Err(start.error(Reason::JokerWord));
        } else if word == "lost" {
            loses(turn, throw, said_lost).map_err(|reason| start.error(reason))?;
            said_lost = true;
        } else if let Some(digit) = word.strip_prefix('s') {
            let crystal = read_crystal(start, digit)?;
            mines(crystal, turn, throw, placed.crystal).map_err(|reason| start.error(reason))?;
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
    if turn.loses_crystal(throw) && !said_lost { Err(line.error(Reason::LostUnsaid)) } else { Ok(placed) }
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

/// Whether this throw loses the smuggling die, which is said once.
fn loses(turn: &Turn, throw: &Throw, said: bool) -> Result<(), Reason> {
    match throw.smuggling {
        None => Err(no_crystal(turn)),
        Some(_) if said => Err(Reason::LostAlready),
        Some(_) if turn.loses_crystal(throw) => Ok(()),
        Some(_) => Err(Reason::NotLost),
    }
}

/// Whether this crystal goes into the mine.
fn mines(crystal: Crystal, turn: &Turn, throw: &Throw, mined: bool) -> Result<(), Reason> {
    match throw.smuggling {
        None => Err(no_crystal(turn)),
        Some(_) if turn.loses_crystal(throw) => Err(Refused::from(Illegal::CrystalLost).into()),
        Some(thrown) if thrown != crystal => Err(Reason::CrystalFellAs(thrown.number())),
        Some(_) if mined => Err(Reason::SecondCrystal),
        Some(_) => Ok(()),
    }
}

/// Why there is no smuggling die in a throw of this turn.
fn no_crystal(turn: &Turn) -> Reason {
    match turn.smuggling() {
        Smuggling::Lost => Reason::LostAlready,
        _ => Refused::from(Illegal::NotThrown).into(),
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
