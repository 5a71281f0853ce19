//! Competing: who is how strong on the streets where vehicles arrive, and who has to leave.

use arrayvec::ArrayVec;

use super::act::Spare;
use super::city::City;
use super::direction::Axis;
use super::place::Crossing;
use super::players::{MOST_PLAYERS, Player};
use super::street::Street;
use super::vehicles::{Cars, Vehicle};

/// A street on which a vehicle of the act arrives, with everyone's strength on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    pub street: Street,
    /// The first crossing of the street in reading order on which a vehicle of the act arrives.
    pub crossing: Crossing,
    strengths: [u8; MOST_PLAYERS],
}

impl Contest {
    /// The worth of a player's vehicles on the street.
    #[must_use]
    pub const fn strength(&self, player: Player) -> u8 {
        self.strengths[player.index()]
    }

    /// Whether somebody would leave if this player competes.
    #[must_use]
    pub fn is_at_stake(&self, competitor: Player) -> bool {
        let own = self.strength(competitor);
        self.strengths.iter().any(|strength| (1..own).contains(strength))
    }

    /// How the street is written if it is spared.
    #[must_use]
    pub const fn spare(&self) -> Spare {
        Spare { axis: self.street.axis, crossing: self.crossing }
    }

    /// Whether this spare speaks of this street.
    pub(super) fn is_named(&self, spare: &Spare) -> bool {
        self.street.axis == spare.axis && self.street.touches(spare.crossing)
    }

    /// Whether a vehicle leaves this crossing if this player competes.
    pub(super) fn beats(&self, competitor: Player, crossing: Crossing, vehicle: Vehicle) -> bool {
        self.strength(vehicle.player) < self.strength(competitor) && self.street.touches(crossing)
    }
}

/// The streets through the crossings where vehicles have arrived, each once, in the order in which they are written. The arrivals are
/// in reading order.
pub(super) fn contests(city: &City, cars: &Cars, arrivals: impl Iterator<Item = Crossing>) -> ArrayVec<Contest, 8> {
    let mut contests: ArrayVec<Contest, 8> = ArrayVec::new();
    for crossing in arrivals {
        for axis in Axis::ALL {
            let Some(street) = city.street(crossing, axis) else { continue };
            if contests.iter().any(|contest| contest.street == street) {
                continue;
            }
            let mut strengths = [0; MOST_PLAYERS];
            for (_, vehicle) in cars.iter().filter(|(crossing, _)| street.touches(*crossing)) {
                strengths[vehicle.player.index()] += vehicle.kind.worth();
            }
            contests.push(Contest { street, crossing, strengths });
        }
    }
    contests
}
