//! What each piece is called where it lies: for whoever listens, and for whoever reads the board as a text.

use super::names::species_name;
use super::pick::{Die, JokerChoice};
use super::tray::{TileState, TrayDie};
use super::{MineModel, PadModel, SeatModel};
use crate::words::{Message, say};
use space_taxi::rules::PassengerFace;

/// What a die in the tray shows, and what is to become of it.
#[must_use]
pub fn die_name(die: &TrayDie) -> Message {
    match (die.die, die.least) {
        (Die::Passenger(PassengerFace::Thumb), _) if die.picked => match die.joker {
            Some(JokerChoice::Paid(species)) => say::die_joker_as(species_name(species)),
            Some(JokerChoice::Unpaid) => say::die_joker_unpaid(),
            None => say::die_joker(),
        },
        (Die::Passenger(PassengerFace::Thumb), _) => say::die_joker(),
        (Die::Passenger(PassengerFace::Alien(species)), _) => say::die_species(species_name(species)),
        (Die::Fuel(face), _) => say::die_fuel(face.number()),
        (Die::Smuggling(crystal), Some(least)) if die.lost => say::die_smuggling_lost(crystal.number(), least.number()),
        (Die::Smuggling(crystal), Some(least)) => say::die_smuggling_after(crystal.number(), least.number()),
        (Die::Smuggling(crystal), None) => say::die_smuggling(crystal.number()),
    }
}

/// The same with its place among so many, counted from 1 as its key is, and with what keeps it from being picked.
#[must_use]
pub fn tray_die_name(die: &TrayDie, of: usize) -> Message {
    let name = say::die_at(die_name(die), die.place + 1, of);
    if die.blocked { say::die_blocked(name) } else { name }
}

/// A seat, counted from 0, and who sits on it.
#[must_use]
pub fn seat_name(number: usize, seat: SeatModel) -> Message {
    let n = number + 1;
    match seat {
        SeatModel::Empty => say::seat_empty(n),
        SeatModel::Target(None) => say::seat_target(n, say::joker()),
        SeatModel::Target(Some(PassengerFace::Alien(species))) => say::seat_target(n, species_name(species)),
        SeatModel::Target(Some(PassengerFace::Thumb)) => say::seat_target_unpaid(n),
        SeatModel::Taken { face: PassengerFace::Alien(species), .. } => say::seat_species(n, species_name(species)),
        SeatModel::Taken { face: PassengerFace::Thumb, .. } => say::seat_unpaid(n),
    }
}

/// A pad of the wings, counted from 0, and what lies on it.
#[must_use]
pub fn pad_name(number: usize, pad: PadModel) -> Message {
    let n = number + 1;
    match pad {
        PadModel::Empty => say::wing_empty(n),
        PadModel::Target(face) => say::wing_target(n, face.number()),
        PadModel::Taken(face) => say::wing_fuel(n, face.number()),
    }
}

/// The crystal mine and what is in it.
#[must_use]
pub fn mine_name(mine: MineModel) -> Message {
    match mine {
        MineModel::Empty => say::mine_empty(),
        MineModel::Target(crystal) => say::mine_target(crystal.number()),
        MineModel::Mined(crystal) => say::mine_crystal(crystal.number()),
        MineModel::Lost | MineModel::Losing(_) => say::board_crystal_lost(),
    }
}

/// A number tile and whether it may still be used.
#[must_use]
pub fn tile_name(number: usize, tile: TileState) -> Message {
    match tile {
        TileState::Barred => say::tile_barred(),
        TileState::Up if number == 0 => say::tile_optional(),
        TileState::Up => say::tile_up(number),
        TileState::Next => say::tile_next(number),
        TileState::Turned => say::tile_turned(number),
    }
}
