//! Reading the bits of a record: total, `None` for anything that is not one.

use super::layout;
use crate::space_taxi::dice::Seed;
use crate::space_taxi::record::bits::{BitReader, width_for};
use crate::space_taxi::record::driver::Driver;
use crate::space_taxi::record::log::Record;
use crate::space_taxi::record::name::Name;
use crate::space_taxi::record::opening::{DiceSource, Entrant, Opening};
use crate::space_taxi::rules::{
    Action, Crystal, DiceLeft, Face, FuelFace, Handful, Mode, PassengerFace, Phase, Placement, Species, Throw, Turn,
};

pub(super) fn record(bytes: &[u8]) -> Option<Record> {
    let mut bits = BitReader::new(bytes);
    let opening = opening(&mut bits)?;
    let by_hand = *opening.dice() == DiceSource::Hand;
    let mode = opening.mode();
    let mut record = Record::new(opening);
    loop {
        if bits.read(1)? == layout::ASIDE {
            if bits.read(1)? == layout::END {
                return Some(record);
            }
            let player = mode.player(usize::from(bits.read(layout::PLAYER)?))?;
            let driver = read_driver(&mut bits)?;
            record.hand_over(player, driver).ok()?;
            continue;
        }
        let game = record.game();
        match *game.phase() {
            Phase::ToPlace(turn, thrown) => {
                let placement = placement(&mut bits, &turn, &thrown)?;
                record.act(&Action::Place(placement)).ok()?;
            }
            Phase::ToSpend(_) => record.act(&Action::Spend(bits.read(layout::COINS)?)).ok()?,
            Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver if by_hand => {
                let throw = throw(&mut bits, game.turn_to_throw().ok()?.dice_left())?;
                record.act(&Action::Throw(throw)).ok()?;
            }
            Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver => {
                record.throw().ok()?;
            }
        }
    }
}

fn opening(bits: &mut BitReader) -> Option<Opening> {
    let mode = *Mode::ALL.get(usize::from(bits.read(layout::MODE)?))?;
    let opener = usize::from(bits.read(layout::PLAYER)?);
    let mut entrants = Vec::new();
    for _ in mode.players() {
        let driver = read_driver(bits)?;
        let length = bits.read(layout::NAME_LENGTH)?;
        let name: Vec<u8> = (0..length).map(|_| bits.read(8)).collect::<Option<_>>()?;
        entrants.push(Entrant { name: Name::new(&String::from_utf8(name).ok()?).ok()?, driver });
    }
    let dice = if bits.read(1)? == 1 {
        let mut seed = [0; 32];
        for byte in &mut seed {
            *byte = bits.read(8)?;
        }
        DiceSource::Seed(Seed::from_bytes(seed))
    } else {
        DiceSource::Hand
    };
    Opening::new(&entrants, opener, dice).ok()
}

fn read_driver(bits: &mut BitReader) -> Option<Driver> {
    Driver::ALL.get(usize::from(bits.read(layout::DRIVER)?)).copied()
}

fn throw(bits: &mut BitReader, left: DiceLeft) -> Option<Throw> {
    let smuggled = |bits: &mut BitReader| Crystal::new(bits.read(width_for(Crystal::MOST - 1))? + 1);
    Some(Throw {
        passengers: faces(bits, left.passengers)?,
        fuel: faces(bits, left.fuel)?,
        smuggling: if left.smuggling { Some(smuggled(bits)?) } else { None },
    })
}

fn faces<F: Face>(bits: &mut BitReader, count: u8) -> Option<Handful<F>> {
    (0..count).map(|_| F::ALL.get(usize::from(bits.read(layout::FACE)?)).copied()).collect()
}

fn placement(bits: &mut BitReader, turn: &Turn, throw: &Throw) -> Option<Placement> {
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
    Some(placement)
}

fn thumbs(bits: &mut BitReader, thrown: u8, placement: &mut Placement) -> Option<()> {
    for _ in 0..thrown {
        match bits.read(layout::THUMB)? {
            layout::THUMB_LEFT => {}
            layout::UNPAID_THUMB => placement.passengers = placement.passengers.with(PassengerFace::Thumb, 1),
            species => placement.jokers = placement.jokers.with(*Species::ALL.get(usize::from(species))?, 1),
        }
    }
    Some(())
}
