//! Single moves of a search: lays with their vehicles, rides, a draw. Streets are always competed on, and a vehicle goes wherever one can.

use arrayvec::ArrayVec;

use super::board::{Board, Spot, build, car};
use super::seen::code;
use crate::rules::{Arrival, Colour, Deed, Kind, Lay, Ride, Sides, Spared, Step, Tile};

/// One action of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    Lay { square: Spot, sides: u8, arrivals: Arrivals },
    Ride { kind: u8, from: Spot, to: Spot },
    Draw,
}

impl Move {
    /// Whether it neither puts down a vehicle nor moves one: then nobody's standing changes.
    pub const fn is_plain(&self) -> bool {
        matches!(self, Self::Lay { arrivals: Arrivals(0), .. } | Self::Draw)
    }
}

/// What is put on the corners that a tile completes, in reading order of the openings: two bits each, a taxi 1 and a truck 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arrivals(u8);

impl Arrivals {
    /// Pairs of an opening and a kind.
    fn over(self, openings: &[Spot]) -> impl Iterator<Item = (Spot, usize)> {
        let number = move |place: usize| self.0 >> (2 * place) & 3;
        openings
            .iter()
            .enumerate()
            .filter_map(move |(place, opening)| usize::from(number(place)).checked_sub(1).map(|kind| (*opening, kind)))
    }
}

/// What a turn still has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    actions: u8,
    may_lay: bool,
    may_ride: [bool; 2],
}

impl Room {
    pub const WHOLE_TURN: Self = Self { actions: 2, may_lay: true, may_ride: [true; 2] };

    pub fn after(deeds: &[Deed]) -> Self {
        deeds.iter().fold(Self::WHOLE_TURN, |room, deed| match deed {
            Deed::Lay => room.less(),
            Deed::Ride(kind) => room.less_ride(usize::from(*kind == Kind::Truck)),
            Deed::Draw => room.only_draws(),
        })
    }

    pub fn behind(self, done: &Move) -> Self {
        match done {
            Move::Lay { .. } => self.less(),
            Move::Ride { kind, .. } => self.less_ride(usize::from(*kind)),
            Move::Draw => self.only_draws(),
        }
    }

    pub const fn is_left(self) -> bool {
        self.actions > 0
    }

    const fn less(self) -> Self {
        Self { actions: self.actions - 1, ..self }
    }

    fn less_ride(self, kind: usize) -> Self {
        let mut room = Self { may_lay: false, ..self.less() };
        room.may_ride[kind] = false;
        room
    }

    const fn only_draws(self) -> Self {
        Self { may_lay: false, may_ride: [false; 2], ..self.less() }
    }
}

impl Board {
    /// Does what a move changes in the city, and says whether it has put down the player's last vehicle.
    pub fn play(&mut self, player: usize, done: &Move) -> bool {
        match *done {
            Move::Lay { square, sides, arrivals: Arrivals(0) } => self.lay(square, sides),
            Move::Lay { square, sides, arrivals } => {
                let openings = self.openings(square);
                self.lay(square, sides);
                arrivals.over(&openings).for_each(|(opening, kind)| self.put(opening, car(player, kind)));
                arrivals.over(&openings).for_each(|(opening, _)| self.compete(player, opening));
                return self.waiting(player) == [0, 0];
            }
            Move::Ride { from, to, .. } => {
                self.ride(from, to);
                self.compete(player, to);
            }
            Move::Draw => {}
        }
        false
    }

    /// The number of the board after a move that changes nobody's standing.
    pub fn key_after(&self, played: &Move) -> u64 {
        match played {
            Move::Lay { square, sides, .. } => self.key_with(*square, *sides),
            Move::Ride { .. } | Move::Draw => self.key(),
        }
    }

    /// Adds every move that there is room for.
    pub fn add_moves(&mut self, player: usize, room: Room, hand: &[Tile], stock: usize, moves: &mut Vec<Move>) {
        if !room.is_left() {
            return;
        }
        if room.may_lay {
            self.add_lays(player, hand, moves);
        }
        for kind in (0..2).filter(|kind| room.may_ride[*kind]) {
            self.add_rides(player, kind, moves);
        }
        if stock > 0 {
            moves.push(Move::Draw);
        }
    }

    fn add_lays(&self, player: usize, hand: &[Tile], moves: &mut Vec<Move>) {
        let is_first = |place: &usize| !hand[..*place].contains(&hand[*place]);
        let tiles: ArrayVec<ArrayVec<u8, 4>, 44> =
            (0..hand.len()).filter(is_first).map(|place| turnings(hand[place])).collect();
        for square in self.free() {
            let (colours, mask) = self.around(*square);
            let mut choices = None;
            for sides in tiles.iter().flatten().filter(|sides| (*sides ^ colours) & mask == 0) {
                let choices =
                    choices.get_or_insert_with(|| choices_of(self.openings(*square).len(), self.waiting(player)));
                moves.extend(choices.iter().map(|arrivals| Move::Lay {
                    square: *square,
                    sides: *sides,
                    arrivals: *arrivals,
                }));
            }
        }
    }

    fn add_rides(&self, player: usize, kind: usize, moves: &mut Vec<Move>) {
        for from in self.standing(player).iter().filter(|from| self.kind_at(**from) == Some(kind)) {
            let ride = |to| Move::Ride { kind: kind as u8, from: *from, to };
            moves.extend(self.goals(*from, kind).into_iter().map(ride));
        }
    }

    /// The move that the rules call so, in a city where it is played next; nothing where it spares a street.
    pub fn move_of(&self, step: &Step) -> Option<Move> {
        match step {
            Step::Lay(lay) if lay.spared.is_empty() => {
                let square = build::spot(lay.cell.column(), lay.cell.row());
                let kind = |opening: &Spot| {
                    let at = |arrival: &&Arrival| {
                        build::spot(arrival.crossing.avenue(), arrival.crossing.street()) == *opening
                    };
                    lay.arrivals.iter().find(at).map_or(0, |arrival| 1 + (arrival.kind == Kind::Truck) as u8)
                };
                let openings = self.openings(square);
                let arrivals =
                    openings.iter().enumerate().fold(0, |all, (place, opening)| all | kind(opening) << (2 * place));
                Some(Move::Lay { square, sides: code(lay.sides), arrivals: Arrivals(arrivals) })
            }
            Step::Ride(ride) if ride.spared.is_empty() => Some(Move::Ride {
                kind: (ride.kind == Kind::Truck) as u8,
                from: build::spot(ride.from.avenue(), ride.from.street()),
                to: build::spot(ride.to.avenue(), ride.to.street()),
            }),
            Step::Draw => Some(Move::Draw),
            Step::Lay(_) | Step::Ride(_) => None,
        }
    }

    /// The move as the rules call it, in a city where it is played next.
    pub fn step(&self, played: &Move) -> Option<Step> {
        Some(match *played {
            Move::Lay { square, sides, arrivals } => {
                let openings = self.openings(square);
                let arrival = |(spot, kind): (Spot, usize)| {
                    Some(Arrival { crossing: build::crossing(spot)?, kind: Kind::ALL[kind] })
                };
                let arrivals = arrivals.over(&openings).map(arrival).collect::<Option<_>>()?;
                Step::Lay(Lay { sides: decoded(sides), cell: build::cell(square)?, arrivals, spared: Spared::new() })
            }
            Move::Ride { kind, from, to } => {
                let (from, to) = (build::crossing(from)?, build::crossing(to)?);
                Step::Ride(Ride { kind: Kind::ALL[usize::from(kind)], from, to, spared: Spared::new() })
            }
            Move::Draw => Step::Draw,
        })
    }
}

/// Every way to put vehicles on so many crossings: on all of them, or all vehicles that are left, which ends the game.
pub(super) fn choices_of(openings: usize, [taxis, trucks]: [u8; 2]) -> ArrayVec<Arrivals, 16> {
    let mut choices = ArrayVec::new();
    if usize::from(taxis + trucks) < openings {
        let kinds = std::iter::repeat_n(1, taxis.into()).chain(std::iter::repeat_n(2, trucks.into()));
        choices.push(Arrivals(kinds.enumerate().fold(0, |all, (place, kind): (usize, u8)| all | kind << (2 * place))));
        return choices;
    }
    for number in 0..1_u8 << openings {
        let wanted = number.count_ones() as u8;
        if wanted <= trucks && openings as u8 - wanted <= taxis {
            let kind = |place: usize| if number >> place & 1 == 1 { 2_u8 } else { 1 };
            choices.push(Arrivals((0..openings).fold(0, |all, place| all | kind(place) << (2 * place))));
        }
    }
    choices
}

/// The ways to lay a tile, in bytes.
pub(super) fn turnings(tile: Tile) -> ArrayVec<u8, 4> {
    tile.turnings().into_iter().map(code).collect()
}

/// The tile that lies so.
pub(super) fn decoded(sides: u8) -> Sides {
    Sides::new([6, 4, 2, 0].map(|shift| Colour::ALL[usize::from(sides >> shift & 3)]))
}
