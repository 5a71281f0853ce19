//! Reading the bits of a record: total, with the bit at which it makes no sense and the reason.

use super::{Unreadable, layout};
use crate::record::log::{Record, Refused};
use crate::record::opening::{BadOpening, DiceSource, Entrant, Opening};
use crate::record::read_error::Reason;
use crate::rules::{
    Action, Crystal, DiceLeft, Face, FuelFace, Handful, Mode, PassengerFace, Phase, Placement, Species, Throw, Turn,
};
use game_core::Code;
use game_core::Driver;
use game_core::Name;
use game_core::Seed;
use game_core::bits::{BitReader, width_for};

/// What makes no sense, and the first bit of the number that shows it.
pub(super) struct Flaw {
    pub(super) bit: usize,
    pub(super) reason: Reason,
}

/// `has_code` says that a code stands where the seed would.
pub(super) fn record(bytes: &[u8], has_code: bool) -> Result<Record, Flaw> {
    let mut bits = BitReader::new(bytes);
    let record = read(&mut bits, has_code);
    record.map_err(|reason| Flaw { bit: bits.last_number(), reason })
}

fn read(bits: &mut BitReader, has_code: bool) -> Result<Record, Reason> {
    let opening = opening(bits, has_code)?;
    let by_hand = *opening.dice() == DiceSource::Hand;
    let mode = opening.mode();
    let mut record = Record::new(opening);
    loop {
        if bits.read(1)? == layout::ASIDE {
            if bits.read(1)? == layout::END {
                return Ok(record);
            }
            let player = mode.player(usize::from(bits.read(layout::PLAYER)?)).ok_or(Unreadable::NoSuchPlayer)?;
            record.hand_over(player, driver(bits)?)?;
            continue;
        }
        let game = record.game();
        match *game.phase() {
            Phase::ToPlace(turn, thrown) => {
                let placement = placement(bits, &turn, &thrown)?;
                record.act(&Action::Place(placement))?;
            }
            Phase::ToSpend(_) => record.act(&Action::Spend(bits.read(layout::COINS)?))?,
            Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver if by_hand => {
                let turn = game.turn_to_throw().map_err(Refused::from)?;
                let throw = throw(bits, turn.dice_left())?;
                record.act(&Action::Throw(throw))?;
            }
            Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver => {
                record.throw()?;
            }
        }
    }
}

fn opening(bits: &mut BitReader, has_code: bool) -> Result<Opening, Reason> {
    let mode = Mode::ALL[usize::from(bits.read(layout::MODE)?)];
    let opener = usize::from(bits.read(layout::PLAYER)?);
    mode.player(opener).ok_or(BadOpening::NoSuchOpener)?;
    let mut entrants = Vec::new();
    for _ in mode.players() {
        let entrant = entrant(bits)?;
        if entrant.is_like_any(&entrants) {
            return Err(BadOpening::NamesAlike.into());
        }
        entrants.push(entrant);
    }
    let dice = if has_code {
        let length = bits.read(8)?;
        DiceSource::Code(Code::new(&text(bits, length)?)?)
    } else if bits.read(1)? == 1 {
        let mut seed = [0; 32];
        for byte in &mut seed {
            *byte = bits.read(8)?;
        }
        DiceSource::Seed(Seed::from_bytes(seed))
    } else {
        DiceSource::Hand
    };
    Ok(Opening::new(&entrants, opener, dice)?)
}

fn entrant(bits: &mut BitReader) -> Result<Entrant, Reason> {
    let driver = driver(bits)?;
    let length = bits.read(layout::NAME_LENGTH)?;
    Ok(Entrant { name: Name::new(&text(bits, length)?)?, driver })
}

fn text(bits: &mut BitReader, length: u8) -> Result<String, Reason> {
    let bytes: Vec<u8> = (0..length).map(|_| bits.read(8)).collect::<Result<_, _>>()?;
    Ok(String::from_utf8(bytes).map_err(|_| Unreadable::NameGarbled)?)
}

fn driver(bits: &mut BitReader) -> Result<Driver, Reason> {
    let number = usize::from(bits.read(layout::DRIVER)?);
    Ok(*Driver::ALL.get(number).ok_or(Unreadable::NoSuchDriver)?)
}

fn throw(bits: &mut BitReader, left: DiceLeft) -> Result<Throw, Reason> {
    let mut throw = Throw { passengers: faces(bits, left.passengers)?, fuel: faces(bits, left.fuel)?, smuggling: None };
    if left.smuggling {
        throw.smuggling = Crystal::new(bits.read(width_for(Crystal::MOST - 1))? + 1);
    }
    Ok(throw)
}

fn faces<F: Face>(bits: &mut BitReader, count: u8) -> Result<Handful<F>, Reason> {
    let mut dice = Handful::EMPTY;
    for _ in 0..count {
        let number = usize::from(bits.read(layout::FACE)?);
        dice = dice.with(*F::ALL.get(number).ok_or(Unreadable::NoSuchFace)?, 1);
    }
    Ok(dice)
}

fn placement(bits: &mut BitReader, turn: &Turn, throw: &Throw) -> Result<Placement, Reason> {
    let mut placement = Placement::default();
    for (face, count) in throw.passengers.groups() {
        match face {
            PassengerFace::Alien(_) => {
                placement.passengers = placement.passengers.with(face, bits.read(width_for(count))?);
            }
            PassengerFace::Thumb => thumbs(bits, count, &mut placement)?,
        }
    }
    for (face, count) in throw.fuel.groups() {
        let face: FuelFace = face;
        placement.fuel = placement.fuel.with(face, bits.read(width_for(count))?);
    }
    placement.crystal = throw.smuggling.is_some() && !turn.loses_crystal(throw) && bits.read(1)? == 1;
    Ok(placement)
}

fn thumbs(bits: &mut BitReader, thrown: u8, placement: &mut Placement) -> Result<(), Reason> {
    for _ in 0..thrown {
        match bits.read(layout::THUMB)? {
            layout::THUMB_LEFT => {}
            layout::UNPAID_THUMB => placement.passengers = placement.passengers.with(PassengerFace::Thumb, 1),
            species => {
                placement.jokers =
                    placement.jokers.with(*Species::ALL.get(usize::from(species)).ok_or(Unreadable::NoSuchFace)?, 1)
            }
        }
    }
    Ok(())
}
