//! What comes of vehicles that arrive.

use arrayvec::ArrayVec;

use super::Game;
use crate::rules::act::Spare;
use crate::rules::competing::{Contest, contests};
use crate::rules::place::Crossing;
use crate::rules::refusal::Refusal;
use crate::rules::vehicles::{MOST_CARS, Vehicle};

/// What an act brings besides the game that follows; nothing if it brings no vehicle anywhere.
#[derive(Default)]
pub(super) struct Effects {
    pub contests: ArrayVec<Contest, 8>,
    pub beaten: ArrayVec<(Crossing, Vehicle), MOST_CARS>,
}

impl Game {
    /// The player whose turn it is competes with what has arrived on these crossings, given in reading order.
    pub(super) fn compete(
        &mut self,
        arrived: impl Iterator<Item = Crossing> + Clone,
        spared: &[Spare],
    ) -> Result<Effects, Refusal> {
        let player = self.player;
        let contests = contests(&self.city, &self.cars, arrived.clone());
        let may_be_spared = |spare: &Spare| {
            let is_named = |contest: &Contest| contest.is_named(spare) && contest.is_at_stake(player);
            arrived.clone().any(|crossing| crossing == spare.crossing) && contests.iter().any(is_named)
        };
        if !spared.iter().all(may_be_spared) {
            return Err(Refusal::NotAtStake);
        }
        let times_spared = |contest: &Contest| spared.iter().filter(|spare| contest.is_named(spare)).count();
        if contests.iter().any(|contest| times_spared(contest) > 1) {
            return Err(Refusal::SparedAlready);
        }
        let fought: ArrayVec<Contest, 8> =
            contests.iter().filter(|contest| times_spared(contest) == 0).copied().collect();
        let beaten = self
            .cars
            .take_all(|crossing, vehicle| fought.iter().any(|contest| contest.beats(player, crossing, vehicle)));
        for (_, vehicle) in &beaten {
            *self.supplies[vehicle.player].count_mut(vehicle.kind) += 1;
        }
        Ok(Effects { contests, beaten })
    }
}
