//! Reading the bits of a record: total, with the bit at which it makes no sense and the reason.

use super::{Unreadable, layout};
use crate::record::log::{Record, Refused};
use crate::record::opening::{BadOpening, DiceSource, Opening};
use crate::record::read_error::Reason;
use crate::rules::{
    Action, Crystal, DiceLeft, Face, FuelFace, Handful, Mode, PassengerFace, Phase, Placement, Species, Throw, Turn,
};
use game_core::Code;
use game_core::bits::{BitReader, width_for};
use game_core::compact::parts;

/// `has_code` says that a code stands where the seed would.
pub(super) fn record(bits: &mut BitReader, has_code: bool) -> Result<Record, Reason> {
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
            record.hand_over(player, parts::read_driver(bits)?)?;
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
        let entrant = parts::read_entrant::<Reason>(bits)?;
        if entrant.is_like_any(&entrants) {
            return Err(BadOpening::NamesAlike.into());
        }
        entrants.push(entrant);
    }
    let dice = if has_code {
        DiceSource::Code(Code::new(&parts::read_text(bits)?)?)
    } else if bits.read(1)? == 1 {
        DiceSource::Seed(parts::read_seed(bits)?)
    } else {
        DiceSource::Hand
    };
    Ok(Opening::new(&entrants, opener, dice)?)
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
        dice = dice.with(*F::ALL.get(number).ok_or(Reason::NoSuchFace)?, 1);
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
                    placement.jokers.with(*Species::ALL.get(usize::from(species)).ok_or(Reason::NoSuchFace)?, 1)
            }
        }
    }
    Ok(())
}
