//! Writing the bits of a record.

use super::layout;
use crate::record::log::{Event, Record};
use crate::record::opening::{DiceSource, Opening};
use crate::rules::{Action, Crystal, Face, Game, Mode, PassengerFace, Phase, Placement, Species, Throw, Turn};
use game_core::bits::{BitWriter, width_for};
use game_core::compact::parts;

pub(super) fn record(record: &Record) -> Vec<u8> {
    let mut bits = BitWriter::default();
    opening(&mut bits, record.opening());
    let mut game = record.opening().game();
    for event in record.events() {
        match event {
            Event::HandOver(player, driver) => {
                bits.write(layout::ASIDE, 1);
                bits.write(layout::HAND_OVER, 1);
                bits.write(player.index() as u8, layout::PLAYER);
                parts::write_driver(&mut bits, *driver);
            }
            Event::Act(action) => {
                bits.write(layout::ACT, 1);
                write_action(&mut bits, record.opening(), &game, action);
                game = game.apply(action).expect("a record holds legal actions only");
            }
        }
    }
    bits.write(layout::ASIDE, 1);
    bits.write(layout::END, 1);
    bits.into_bytes()
}

fn opening(bits: &mut BitWriter, opening: &Opening) {
    let mode = Mode::ALL.iter().position(|mode| *mode == opening.mode()).expect("all modes are listed");
    bits.write(mode as u8, layout::MODE);
    bits.write(opening.opener().index() as u8, layout::PLAYER);
    for entrant in opening.entrants().values() {
        parts::write_entrant(bits, entrant);
    }
    match opening.dice() {
        DiceSource::Hand => bits.write(0, 1),
        DiceSource::Seed(seed) => {
            bits.write(1, 1);
            parts::write_seed(bits, seed);
        }
        DiceSource::Code(code) => parts::write_text(bits, code.as_str()),
    }
}

fn write_action(bits: &mut BitWriter, opening: &Opening, game: &Game, action: &Action) {
    match (action, game.phase()) {
        (Action::Throw(thrown), _) if *opening.dice() == DiceSource::Hand => throw(bits, thrown),
        (Action::Throw(_), _) => {}
        (Action::Place(placed), Phase::ToPlace(turn, thrown)) => placement(bits, turn, thrown, placed),
        (Action::Place(_), _) => unreachable!("a record places thrown dice only"),
        (Action::Spend(coins), _) => bits.write(*coins, layout::COINS),
    }
}

fn throw(bits: &mut BitWriter, throw: &Throw) {
    throw.passengers.iter().for_each(|face| bits.write(face.index() as u8, layout::FACE));
    throw.fuel.iter().for_each(|face| bits.write(face.index() as u8, layout::FACE));
    if let Some(crystal) = throw.smuggling {
        bits.write(crystal.number() - 1, width_for(Crystal::MOST - 1));
    }
}

fn placement(bits: &mut BitWriter, turn: &Turn, throw: &Throw, placement: &Placement) {
    for (face, count) in throw.passengers.groups() {
        match face {
            PassengerFace::Alien(_) => bits.write(placement.passengers.count(face), width_for(count)),
            PassengerFace::Thumb => thumbs(bits, count, placement),
        }
    }
    for (face, count) in throw.fuel.groups() {
        bits.write(placement.fuel.count(face), width_for(count));
    }
    if throw.smuggling.is_some() && !turn.loses_crystal(throw) {
        bits.write(u8::from(placement.crystal), 1);
    }
}

/// What became of each thumbs-up: the species it was paid to be, unpaid, or not placed.
fn thumbs(bits: &mut BitWriter, thrown: u8, placement: &Placement) {
    let unpaid = placement.passengers.count(PassengerFace::Thumb);
    let left = thrown.saturating_sub(placement.jokers.len() + unpaid);
    let paid = placement.jokers.iter().map(|species| species.index() as u8);
    let unpaid = std::iter::repeat_n(layout::UNPAID_THUMB, usize::from(unpaid));
    let left = std::iter::repeat_n(layout::THUMB_LEFT, usize::from(left));
    const _: () = assert!(Species::ALL.len() == layout::UNPAID_THUMB as usize);
    paid.chain(unpaid).chain(left).for_each(|choice| bits.write(choice, layout::THUMB));
}
