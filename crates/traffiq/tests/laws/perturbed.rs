//! Acts that are nearly right: one that is listed, with something about it changed.

use traffiq::rules::{
    Act, Arrival, Axis, CITY_TILES, Cell, Crossing, Game, Kind, Lay, Ride, Sides, Spare, Spared, Tile,
};

use super::support::luck::Luck;

/// A listed act or a ride from anywhere, changed once or several times; it may be legal all the same.
pub fn perturbed(luck: &mut Luck, game: &Game, listed: &[Act]) -> Act {
    let mut act = match luck.below(8) {
        0 => Act::Draw(luck.one_of(&CITY_TILES)),
        1 => stray_ride(luck, game),
        2 => Act::Lay(Lay {
            sides: turned(luck, &CITY_TILES),
            cell: near(luck, game),
            arrivals: Default::default(),
            spared: Spared::new(),
        }),
        _ if listed.is_empty() => Act::EndTurn,
        _ => listed[luck.below(listed.len())].clone(),
    };
    for _ in 0..1 + luck.below(3) {
        match &mut act {
            Act::Lay(lay) => change_lay(luck, game, lay),
            Act::Ride(ride) => change_ride(luck, game, ride),
            Act::Draw(_) | Act::EndTurn => {}
        }
    }
    act
}

fn change_lay(luck: &mut Luck, game: &Game, lay: &mut Lay) {
    match luck.below(8) {
        0 => lay.cell = near(luck, game),
        1 => lay.sides = lay.sides.turned(),
        2 if !game.hand(game.player()).is_empty() => {
            lay.sides = turned(luck, game.hand(game.player()));
        }
        3 | 4 if !lay.arrivals.is_full() => {
            let crossing = if luck.below(8) == 0 { stray(luck, game) } else { luck.one_of(&lay.cell.corners()) };
            let place = luck.below(lay.arrivals.len() + 1);
            lay.arrivals.insert(place, Arrival { crossing, kind: luck.one_of(&Kind::ALL) });
        }
        5 => {
            let kind = luck.one_of(&Kind::ALL);
            lay.arrivals.iter_mut().for_each(|arrival| arrival.kind = kind);
        }
        6 => lay.arrivals.reverse(),
        _ => {
            let arrivals: Vec<Crossing> = lay.arrivals.iter().map(|arrival| arrival.crossing).collect();
            spare(luck, game, &arrivals, &mut lay.spared);
        }
    }
}

fn change_ride(luck: &mut Luck, game: &Game, ride: &mut Ride) {
    match luck.below(6) {
        0 => ride.to = stray(luck, game),
        1 => ride.from = stray(luck, game),
        2 => ride.kind = luck.one_of(&Kind::ALL),
        _ => spare(luck, game, &[ride.to], &mut ride.spared),
    }
}

fn spare(luck: &mut Luck, game: &Game, arrivals: &[Crossing], spared: &mut Spared) {
    let crossing = if arrivals.is_empty() || luck.below(6) == 0 { stray(luck, game) } else { luck.one_of(arrivals) };
    let _ = spared.try_push(Spare { axis: luck.one_of(&Axis::ALL), crossing });
}

fn stray_ride(luck: &mut Luck, game: &Game) -> Act {
    let cars: Vec<_> = game.cars().iter().collect();
    if cars.is_empty() {
        let kind = luck.one_of(&Kind::ALL);
        return Act::Ride(Ride { kind, from: stray(luck, game), to: stray(luck, game), spared: Spared::new() });
    }
    let (from, vehicle) = luck.one_of(&cars);
    let to = Crossing::new(from.avenue() + luck.below(3) as u8 - 1, from.street() + luck.below(3) as u8 - 1);
    Act::Ride(Ride { kind: vehicle.kind, from, to: to.expect("cities begin in the middle"), spared: Spared::new() })
}

/// One of these tiles, turned somehow.
fn turned(luck: &mut Luck, tiles: &[Tile]) -> Sides {
    let tile = luck.one_of(tiles);
    luck.one_of(&tile.turnings())
}

/// A corner of some tile.
fn stray(luck: &mut Luck, game: &Game) -> Crossing {
    let cells: Vec<Cell> = game.city().tiles().map(|(cell, _)| cell).collect();
    let cell = luck.one_of(&cells);
    luck.one_of(&cell.corners())
}

/// A cell in the city or not far from it.
fn near(luck: &mut Luck, game: &Game) -> Cell {
    let cells: Vec<Cell> = game.city().tiles().map(|(cell, _)| cell).collect();
    let cell = luck.one_of(&cells);
    Cell::new(cell.column() + luck.below(5) as u8 - 2, cell.row() + luck.below(5) as u8 - 2)
        .expect("cities begin in the middle")
}
