//! Changes, each of which can be taken back.

use super::{Board, CORNERS, Car, SEAMS, STEPS, Spot, is_street, thing_key};

/// What was changed, with what it takes to change it back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Change {
    /// A tile was laid on the free square that stood at this place of the list, and the list behind it was so long before others were added.
    Laid { square: Spot, sides: u8, place: usize, free: usize },
    /// A vehicle came from the supply.
    Put { crossing: Spot },
    /// A vehicle went back to the supply; it stood at this place of its player's list.
    Sent { crossing: Spot, car: Car, place: usize },
    /// A vehicle rode; it stands at this place of its player's list.
    Ridden { from: Spot, to: Spot, place: usize },
}

impl Board {
    /// Where the journal stands now.
    pub fn mark(&self) -> usize {
        self.journal.len()
    }

    /// The vehicles that have been sent back to a supply since, each with the crossing it stood on.
    pub fn sent_since(&self, mark: usize) -> impl Iterator<Item = (Spot, Car)> {
        self.journal[mark..].iter().filter_map(|change| match change {
            Change::Sent { crossing, car, .. } => Some((*crossing, *car)),
            _ => None,
        })
    }

    /// Takes back everything that was changed since.
    pub fn undo_to(&mut self, mark: usize) {
        while self.journal.len() > mark {
            match self.journal.pop() {
                Some(Change::Laid { square, sides, place, free }) => self.take_tile(square, sides, place, free),
                Some(Change::Put { crossing }) => self.take_back(crossing),
                Some(Change::Sent { crossing, car, place }) => self.bring_back(crossing, car, place),
                Some(Change::Ridden { from, to, place }) => self.move_car(to, from, place),
                None => return,
            }
        }
    }

    /// Lays a tile on a free square.
    pub fn lay(&mut self, square: Spot, sides: u8) {
        let Some(place) = self.free.iter().position(|free| *free == square) else { return };
        self.free.swap_remove(place);
        self.journal.push(Change::Laid { square, sides, place, free: self.free.len() });
        self.put_tile(square, sides);
    }

    /// The number of the board once this tile lies there too.
    pub fn key_with(&self, square: Spot, sides: u8) -> u64 {
        self.key() ^ thing_key(square, u64::from(sides))
    }

    /// The tile on the square, and what follows from it for all around.
    pub(super) fn put_tile(&mut self, square: Spot, sides: u8) {
        self.squares[usize::from(square)].is_laid = true;
        self.key ^= thing_key(square, u64::from(sides));
        for (side, step) in STEPS.into_iter().enumerate() {
            let beside = square.wrapping_add(step);
            let next = &mut self.squares[usize::from(beside)];
            if next.is_laid {
                if is_street(sides, side) {
                    self.turn_segment(square, side);
                }
                continue;
            }
            let opposite = 6 - 2 * ((side + 2) % 4);
            let is_new = next.mask == 0;
            next.mask |= 3 << opposite;
            next.colours |= (sides >> (6 - 2 * side) & 3) << opposite;
            if is_new && is_within(beside) {
                self.free.push(beside);
            }
        }
        for step in CORNERS {
            self.corners[usize::from(square + step)].tiles += 1;
        }
    }

    fn take_tile(&mut self, square: Spot, sides: u8, place: usize, free: usize) {
        self.squares[usize::from(square)].is_laid = false;
        self.key ^= thing_key(square, u64::from(sides));
        for (side, step) in STEPS.into_iter().enumerate() {
            let next = &mut self.squares[usize::from(square.wrapping_add(step))];
            if next.is_laid {
                if is_street(sides, side) {
                    self.turn_segment(square, side);
                }
                continue;
            }
            let opposite = 6 - 2 * ((side + 2) % 4);
            next.mask &= !(3 << opposite);
            next.colours &= !(3 << opposite);
        }
        for step in CORNERS {
            self.corners[usize::from(square + step)].tiles -= 1;
        }
        self.free.truncate(free);
        self.free.push(square);
        self.free.swap(place, free);
    }

    /// A segment comes along this side of the square, or goes.
    fn turn_segment(&mut self, square: Spot, side: usize) {
        let (corner, way) = SEAMS[side];
        let start = square + corner;
        self.corners[usize::from(start)].segments ^= 1 << way;
        self.corners[usize::from(start.wrapping_add(STEPS[way]))].segments ^= 1 << ((way + 2) % 4);
    }

    /// Puts a vehicle of the supply on a crossing.
    pub fn put(&mut self, crossing: Spot, car: Car) {
        self.journal.push(Change::Put { crossing });
        let player = usize::from(car >> 1);
        self.waiting[player][usize::from(car & 1)] -= 1;
        self.set_car(crossing, car);
        self.standing[player].push(crossing);
    }

    pub(super) fn set_car(&mut self, crossing: Spot, car: Car) {
        self.corners[usize::from(crossing)].car = Some(car);
        self.placed[usize::from(car >> 1)][usize::from(car & 1)] += 1;
        self.key ^= car_key(crossing, car);
    }

    fn clear_car(&mut self, crossing: Spot, car: Car) {
        self.corners[usize::from(crossing)].car = None;
        self.placed[usize::from(car >> 1)][usize::from(car & 1)] -= 1;
        self.key ^= car_key(crossing, car);
    }

    fn take_back(&mut self, crossing: Spot) {
        let Some(car) = self.corners[usize::from(crossing)].car else { return };
        self.clear_car(crossing, car);
        self.waiting[usize::from(car >> 1)][usize::from(car & 1)] += 1;
        self.standing[usize::from(car >> 1)].pop();
    }

    /// Sends a vehicle back to the supply.
    pub fn send(&mut self, crossing: Spot) {
        let Some(car) = self.corners[usize::from(crossing)].car else { return };
        let player = usize::from(car >> 1);
        let Some(place) = self.standing[player].iter().position(|spot| *spot == crossing) else { return };
        self.journal.push(Change::Sent { crossing, car, place });
        self.clear_car(crossing, car);
        self.waiting[player][usize::from(car & 1)] += 1;
        self.standing[player].swap_remove(place);
    }

    fn bring_back(&mut self, crossing: Spot, car: Car, place: usize) {
        let player = usize::from(car >> 1);
        self.waiting[player][usize::from(car & 1)] -= 1;
        self.set_car(crossing, car);
        let standing = &mut self.standing[player];
        standing.push(crossing);
        let last = standing.len() - 1;
        standing.swap(place, last);
    }

    /// A vehicle rides from one crossing to another.
    pub fn ride(&mut self, from: Spot, to: Spot) {
        let Some(car) = self.corners[usize::from(from)].car else { return };
        let standing = &self.standing[usize::from(car >> 1)];
        let Some(place) = standing.iter().position(|spot| *spot == from) else { return };
        self.journal.push(Change::Ridden { from, to, place });
        self.move_car(from, to, place);
    }

    fn move_car(&mut self, from: Spot, to: Spot, place: usize) {
        let Some(car) = self.corners[usize::from(from)].car.take() else { return };
        self.corners[usize::from(to)].car = Some(car);
        self.key ^= car_key(from, car) ^ car_key(to, car);
        self.standing[usize::from(car >> 1)][place] = to;
    }
}

const fn car_key(crossing: Spot, car: Car) -> u64 {
    thing_key(crossing, 256 + car as u64)
}

/// Whether a tile can be laid there at all: in a column and row of the rules.
const fn is_within(square: Spot) -> bool {
    let (row, column) = (square / super::ACROSS, square % super::ACROSS);
    row >= 1 && row <= 98 && column >= 1 && column <= 98
}
