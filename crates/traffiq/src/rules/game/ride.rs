//! Riding.

use super::{Deed, Game, Outcome};
use crate::rules::act::Ride;
use crate::rules::refusal::Refusal;
use crate::rules::rides::goals;
use crate::rules::vehicles::Vehicle;

impl Game {
    pub(super) fn ridden(&self, ride: &Ride) -> Result<Outcome, Refusal> {
        self.may(Deed::Ride(ride.kind))?;
        let vehicle = Vehicle { player: self.player, kind: ride.kind };
        if self.cars.at(ride.from) != Some(vehicle) {
            return Err(Refusal::NoSuchCar);
        }
        if !goals(&self.city, &self.cars, ride.kind, ride.from).contains(&ride.to) {
            return Err(Refusal::CannotRide);
        }
        let mut game = self.clone();
        game.cars.take(ride.from);
        game.cars.put(ride.to, vehicle);
        game.deeds.push(Deed::Ride(ride.kind));
        game.compete(std::iter::once(ride.to), &ride.spared)
    }
}
