//! Riding.

use super::compete::Effects;
use super::{Deed, Game};
use crate::rules::act::Ride;
use crate::rules::refusal::Refusal;
use crate::rules::rides::goals;
use crate::rules::vehicles::Vehicle;

impl Game {
    pub(super) fn ride(&mut self, ride: &Ride) -> Result<Effects, Refusal> {
        self.may(Deed::Ride(ride.kind))?;
        let vehicle = Vehicle { player: self.player, kind: ride.kind };
        if self.cars.at(ride.from) != Some(vehicle) {
            return Err(Refusal::NoSuchCar);
        }
        if !goals(&self.city, &self.cars, ride.kind, ride.from).contains(&ride.to) {
            return Err(Refusal::CannotRide);
        }
        self.cars.take(ride.from);
        self.cars.put(ride.to, vehicle);
        self.deeds.push(Deed::Ride(ride.kind));
        self.compete(std::iter::once(ride.to), &ride.spared)
    }
}
