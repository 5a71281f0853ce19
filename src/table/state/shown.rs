//! What follows from a state: whose turn is shown, and what the dice that are picked would do.

use super::{Scene, TableState};
use space_taxi::record::Driver;
use space_taxi::rules::{Illegal, Phase, Placement, Player, Progress, Turn};

impl TableState {
    /// What the player on turn holds.
    #[must_use]
    pub fn purse(&self) -> u8 {
        self.record.game().coins().purse(self.record.game().player())
    }

    /// After a launch in the last round all coins, which are worth nothing any more; before it none. A computer says what it pays by itself.
    pub(super) fn coins_of_no_more_use(&self) -> u8 {
        let game = self.record.game();
        let is_last = game.round_number() == game.mode().rounds();
        let is_person = self.record.driver(game.player()) == Driver::Person;
        if is_last && is_person && matches!(game.phase(), Phase::ToSpend(_)) { self.purse() } else { 0 }
    }

    /// Coins that what is picked would cost.
    pub(in crate::table) fn cost(&self) -> u8 {
        match self.record.game().phase() {
            Phase::ToSpend(_) => self.spending,
            _ => self.pick.cost(),
        }
    }

    /// Whose turn is shown: after a failure to launch, still the one who failed.
    #[must_use]
    pub fn shown_player(&self) -> Player {
        match (self.scene, self.misfired) {
            (Scene::Misfire, Some((player, _))) => player,
            _ => self.record.game().player(),
        }
    }

    /// The turn that is shown.
    #[must_use]
    pub fn shown_turn(&self) -> Turn {
        match (self.record.game().phase(), self.misfired) {
            (_, Some((_, turn))) if self.scene == Scene::Misfire => turn,
            (Phase::ToThrow(turn) | Phase::ToPlace(turn, _), _) => *turn,
            (Phase::ToSpend(flight), _) => flight.turn,
            (Phase::RoundOver | Phase::GameOver, _) => Turn::FRESH,
        }
    }

    /// The placement that is picked, thumbs-ups without a choice left out.
    pub(in crate::table) fn picked_placement(&self) -> Placement {
        self.pick.placement_so_far(&self.tray)
    }

    /// Whether placing this would fail to launch.
    ///
    /// # Errors
    /// If the rules forbid it.
    pub fn would_place(&self, placement: &Placement) -> Result<bool, Illegal> {
        match self.record.game().phase() {
            Phase::ToPlace(turn, throw) => {
                let progress = turn.place(throw, self.purse(), placement)?;
                Ok(matches!(progress, Progress::Misfire(_)))
            }
            _ => Err(Illegal::NothingThrown),
        }
    }
}
