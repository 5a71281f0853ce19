//! Streets, strengths along them, and who has to leave.

use arrayvec::ArrayVec;

use super::{Board, MOST_CARS, MOST_PLAYERS, STEPS, Spot, WAYS};

impl Board {
    /// The player competes on both streets through a crossing where one of the vehicles has arrived.
    pub fn compete(&mut self, player: usize, crossing: Spot) {
        for axis in 0..2 {
            let strengths = self.strengths(crossing, axis);
            let own = strengths[player];
            if !strengths.iter().any(|strength| (1..own).contains(strength)) {
                continue;
            }
            let mut leaving: ArrayVec<Spot, MOST_CARS> = ArrayVec::new();
            self.walk(crossing, axis, |spot, owner, _| {
                if strengths[owner] < own {
                    leaving.push(spot);
                }
            });
            leaving.into_iter().for_each(|spot| self.send(spot));
        }
    }

    /// The points that each player would lose if a vehicle of this player rode from one crossing to another.
    pub fn spoils(&mut self, player: usize, from: Spot, goals: &[Spot], mut see: impl FnMut([u8; MOST_PLAYERS])) {
        let Some(car) = self.corners[usize::from(from)].car.take() else { return };
        let worth = 1 + (car & 1);
        for goal in goals {
            let mut lost = [0; MOST_PLAYERS];
            for axis in 0..2 {
                let mut strengths = self.strengths(*goal, axis);
                if strengths == [0; MOST_PLAYERS] {
                    continue;
                }
                strengths[player] += worth;
                for other in 0..MOST_PLAYERS {
                    if strengths[other] < strengths[player] {
                        lost[other] += strengths[other];
                    }
                }
            }
            see(lost);
        }
        self.corners[usize::from(from)].car = Some(car);
    }

    /// Everyone's strength on the street along this axis, nothing where there is none.
    fn strengths(&self, crossing: Spot, axis: usize) -> [u8; MOST_PLAYERS] {
        let mut strengths = [0; MOST_PLAYERS];
        self.walk(crossing, axis, |_, owner, worth| strengths[owner] += worth);
        strengths
    }

    /// Sees every vehicle on the street along this axis: where it stands, whose it is, what it is worth.
    fn walk(&self, crossing: Spot, axis: usize, mut see: impl FnMut(Spot, usize, u8)) {
        let segments = self.corners[usize::from(crossing)].segments;
        let [back, ahead] = WAYS[axis];
        if segments & (1 << back | 1 << ahead) == 0 {
            return;
        }
        let mut look = |spot: Spot| {
            if let Some(car) = self.corners[usize::from(spot)].car {
                see(spot, usize::from(car >> 1), 1 + (car & 1));
            }
        };
        look(crossing);
        for way in [back, ahead] {
            let mut spot = crossing;
            while self.corners[usize::from(spot)].segments >> way & 1 == 1 {
                spot = spot.wrapping_add(STEPS[way]);
                look(spot);
            }
        }
    }
}
