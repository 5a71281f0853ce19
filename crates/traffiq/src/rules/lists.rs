//! Everything that may be done now, each act once.

use arrayvec::ArrayVec;

use super::act::{Act, Arrival, Lay, Ride, Spared};
use super::city::City;
use super::competing::{Contest, contests};
use super::game::{Deed, Game};
use super::layout::CITY_TILES;
use super::place::{Cell, Crossing};
use super::rides::goals;
use super::tile::Sides;
use super::vehicles::{Fleet, Kind, Vehicle};

impl Game {
    /// Every act that the player on turn may choose, as it is written, in an order that never changes: lays by cell, tile in hand, turning,
    /// vehicles and spared streets, rides by crossing, goal and spared streets, the end of the turn. What a draw brings is no choice:
    /// whether there may be one is told by [`Game::may_draw`].
    #[must_use]
    pub fn legal_acts(&self) -> Vec<Act> {
        let mut acts = Vec::with_capacity(64);
        self.for_each_lay(|lay| acts.push(Act::Lay(lay)));
        self.for_each_ride(|ride| acts.push(Act::Ride(ride)));
        if self.end.is_none() {
            acts.push(Act::EndTurn);
        }
        acts
    }

    /// Where the vehicle on this crossing can ride to, whosever turn it is, in reading order.
    #[must_use]
    pub fn ride_goals(&self, from: Crossing) -> Vec<Crossing> {
        let vehicle = self.cars.at(from);
        vehicle.map_or_else(Vec::new, |vehicle| goals(&self.city, &self.cars, vehicle.kind, from).to_vec())
    }

    /// The act as it is written: arrivals in reading order, spared streets in theirs and by their first name.
    ///
    /// # Errors
    /// If the rules forbid it.
    pub fn written(&self, act: &Act) -> Result<Act, super::Refusal> {
        let contests = self.outcome(act)?.contests;
        let named = |contest: &&Contest| act.spared().iter().any(|spare| contest.is_named(spare));
        let in_order: Spared = contests.iter().filter(named).map(Contest::spare).collect();
        let mut act = act.clone();
        match &mut act {
            Act::Lay(lay) => {
                lay.arrivals.sort_unstable_by_key(|arrival| arrival.crossing);
                lay.spared = in_order;
            }
            Act::Ride(ride) => ride.spared = in_order,
            Act::Draw(_) | Act::EndTurn => {}
        }
        Ok(act)
    }

    pub(super) fn for_each_lay(&self, mut found: impl FnMut(Lay)) {
        if self.may(Deed::Lay).is_err() {
            return;
        }
        let hand = self.hand(self.player());
        let is_first = |place: usize| !hand[..place].contains(&hand[place]);
        let tiles: ArrayVec<_, { CITY_TILES.len() }> =
            (0..hand.len()).filter(|place| is_first(*place)).map(|place| hand[place].turnings()).collect();
        for cell in self.city.free_cells() {
            let around = self.city.sides_around(cell);
            let mut fitting = tiles.iter().flatten().copied().filter(|sides| around.is_matched_by(*sides)).peekable();
            if fitting.peek().is_none() {
                continue;
            }
            let completed = self.city.completed_by(cell);
            for sides in fitting {
                if completed.is_empty() {
                    found(Lay { sides, cell, arrivals: ArrayVec::new(), spared: Spared::new() });
                } else {
                    self.for_each_arrival(sides, cell, &completed, &mut found);
                }
            }
        }
    }

    /// This tile on this cell, with all that can be put on the crossings it completes.
    fn for_each_arrival(&self, sides: Sides, cell: Cell, completed: &[Crossing], found: &mut impl FnMut(Lay)) {
        let mut city = self.city.clone();
        city.lay(cell, sides);
        let open: ArrayVec<Crossing, 4> =
            completed.iter().copied().filter(|crossing| city.can_stand(*crossing)).collect();
        let choices = [None, Some(Kind::Taxi), Some(Kind::Truck)];
        for number in 0..choices.len().pow(open.len() as u32) {
            let (mut rest, mut used) = (number, Fleet::default());
            let mut arrivals: ArrayVec<Arrival, 4> = ArrayVec::new();
            for crossing in open.iter().rev() {
                if let Some(kind) = choices[rest % choices.len()] {
                    *used.count_mut(kind) += 1;
                    arrivals.insert(0, Arrival { crossing: *crossing, kind });
                }
                rest /= choices.len();
            }
            if self.supplies[self.player].without(used).is_none() {
                continue;
            }
            for spared in self.sparings(&city, None, &arrivals) {
                found(Lay { sides, cell, arrivals: arrivals.clone(), spared });
            }
        }
    }

    pub(super) fn for_each_ride(&self, mut found: impl FnMut(Ride)) {
        for (from, Vehicle { kind, .. }) in self.cars.iter().filter(|(_, vehicle)| vehicle.player == self.player) {
            if self.may(Deed::Ride(kind)).is_err() {
                continue;
            }
            for to in goals(&self.city, &self.cars, kind, from) {
                for spared in self.sparings(&self.city, Some(from), &[Arrival { crossing: to, kind }]) {
                    found(Ride { kind, from, to, spared });
                }
            }
        }
    }

    /// Every choice of streets to spare once these vehicles have arrived: none first.
    fn sparings(
        &self,
        city: &City,
        left: Option<Crossing>,
        arrivals: &[Arrival],
    ) -> impl Iterator<Item = Spared> + use<> {
        let player = self.player;
        let mut cars = self.cars.clone();
        if let Some(from) = left {
            cars.take(from);
        }
        arrivals.iter().for_each(|&Arrival { crossing, kind }| cars.put(crossing, Vehicle { player, kind }));
        let contests = contests(city, &cars, arrivals.iter().map(|arrival| arrival.crossing));
        let at_stake: Spared =
            contests.iter().filter(|contest| contest.is_at_stake(player)).map(Contest::spare).collect();
        (0..1_u16 << at_stake.len()).map(move |chosen| {
            let is_chosen = |place: &usize| chosen >> place & 1 == 1;
            (0..at_stake.len()).filter(is_chosen).map(|place| at_stake[place]).collect()
        })
    }
}
