//! The board: who sits where, what lies on the wings, and what has become of the smuggling die.

use super::pick::JokerChoice;
use super::state::TableState;
use space_taxi::record::Event;
use space_taxi::rules::{
    Action, Crystal, FuelFace, PassengerDice, PassengerFace, Phase, Placement, Smuggling, Taxi, Throw, Turn, Wings,
};

/// One seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatModel {
    Empty,
    /// A picked die would go here; `None` while a thumbs-up waits for its species.
    Target(Option<PassengerFace>),
    Taken {
        face: PassengerFace,
        alone: bool,
    },
}

/// One pad of the wings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadModel {
    Empty,
    Target(FuelFace),
    Taken(FuelFace),
}

/// The crystal mine and the spot beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MineModel {
    Empty,
    Target(Crystal),
    Mined(Crystal),
    /// The die lies beside the board.
    Lost,
    /// The die has just fallen below its last number and goes beside the board with this throw.
    Losing(Crystal),
}

/// The whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardModel {
    pub seats: [SeatModel; Taxi::SEATS as usize],
    pub pads: [PadModel; Wings::PADS as usize],
    pub mine: MineModel,
    /// All fuel lies and the taxi will lift off.
    pub fuelled: bool,
}

/// The board of the turn that is shown, with the picked dice as targets.
pub(super) fn board(state: &TableState) -> BoardModel {
    let turn = state.shown_turn();
    let (faces, fuel) = placed_in_order(state);
    let aliens = turn.taxi().seats;
    let taken = faces.into_iter().map(|face| taken(face, &aliens));
    let mut seats = taken.chain(seat_targets(state)).chain(std::iter::repeat(SeatModel::Empty));
    let picked = state.picked_placement();
    let targets = picked.fuel.iter().map(PadModel::Target);
    let mut pads = fuel.into_iter().map(PadModel::Taken).chain(targets).chain(std::iter::repeat(PadModel::Empty));
    BoardModel {
        seats: std::array::from_fn(|_| seats.next().unwrap_or(SeatModel::Empty)),
        pads: std::array::from_fn(|_| pads.next().unwrap_or(PadModel::Empty)),
        mine: mine(state, &turn, &picked),
        fuelled: turn.wings().are_fuelled(),
    }
}

/// The board of a turn at which nothing is picked. Nobody knows in which order the dice came to lie there.
pub(super) fn board_of_position(turn: &Turn, thrown: Option<&Throw>) -> BoardModel {
    let aliens = turn.taxi().seats;
    let mut seats = aliens.iter().map(|face| taken(face, &aliens));
    let mut pads = turn.wings().fuel.iter().map(PadModel::Taken);
    let losing = thrown.filter(|throw| turn.loses_crystal(throw)).and_then(|throw| throw.smuggling);
    BoardModel {
        seats: std::array::from_fn(|_| seats.next().unwrap_or(SeatModel::Empty)),
        pads: std::array::from_fn(|_| pads.next().unwrap_or(PadModel::Empty)),
        mine: losing.map_or_else(|| lying(turn), MineModel::Losing),
        fuelled: turn.wings().are_fuelled(),
    }
}

fn taken(face: PassengerFace, aliens: &PassengerDice) -> SeatModel {
    SeatModel::Taken { face, alone: face == PassengerFace::Thumb || aliens.count(face) < 2 }
}

fn seat_targets(state: &TableState) -> Vec<SeatModel> {
    let tray = state.tray();
    let picked = (0..tray.len()).filter(|place| state.pick().has(*place));
    picked
        .filter_map(|place| match tray[place] {
            super::Die::Passenger(PassengerFace::Thumb) => Some(SeatModel::Target(match state.pick().joker(place) {
                None => None,
                Some(JokerChoice::Paid(species)) => Some(PassengerFace::Alien(species)),
                Some(JokerChoice::Unpaid) => Some(PassengerFace::Thumb),
            })),
            super::Die::Passenger(face) => Some(SeatModel::Target(Some(face))),
            super::Die::Fuel(_) | super::Die::Smuggling(_) => None,
        })
        .collect()
}

fn mine(state: &TableState, turn: &Turn, picked: &Placement) -> MineModel {
    if let Phase::ToPlace(turn, throw) = state.record().game().phase()
        && let Some(thrown) = throw.smuggling
    {
        return match (turn.loses_crystal(throw), picked.crystal) {
            (true, _) => MineModel::Losing(thrown),
            (false, true) => MineModel::Target(thrown),
            (false, false) => MineModel::Empty,
        };
    }
    lying(turn)
}

/// What lies in the mine or beside the board.
const fn lying(turn: &Turn) -> MineModel {
    match turn.smuggling() {
        Smuggling::Unthrown | Smuggling::AtLeast(_) => MineModel::Empty,
        Smuggling::Mined(crystal) => MineModel::Mined(crystal),
        Smuggling::Lost => MineModel::Lost,
    }
}

/// The dice on seats and wings in the order in which they were placed, so that none changes its place later.
fn placed_in_order(state: &TableState) -> (Vec<PassengerFace>, Vec<FuelFace>) {
    let placements = state.record().events().iter().rev().filter_map(|event| match event {
        Event::Act(Action::Place(placement)) => Some(placement),
        _ => None,
    });
    let count = usize::from(state.shown_turn().throws_made());
    let mut placements: Vec<&Placement> = placements.take(count).collect();
    placements.reverse();
    let seated = |placement: &&Placement| -> Vec<PassengerFace> {
        placement.passengers.iter().chain(placement.jokers.iter().map(PassengerFace::Alien)).collect()
    };
    let faces = placements.iter().flat_map(seated).collect();
    let fuel = placements.iter().flat_map(|placement| placement.fuel.iter()).collect();
    (faces, fuel)
}
