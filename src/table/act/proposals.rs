//! What a computer player is about to do, or a hint advises.

use crate::table::news::Happening;
use crate::table::pick::Pick;
use crate::table::state::TableState;
use crate::table::why::Why;
use space_taxi::record::Refused;
use space_taxi::rules::Action;

impl TableState {
    pub(super) fn propose(&mut self, action: &Action) {
        if let Err(illegal) = self.record.game().apply(action) {
            return self.tell(Happening::Refused(Refused::Illegal(illegal)));
        }
        self.look();
        self.proposal = Some(*action);
        match action {
            Action::Place(placement) => {
                self.pick = Pick::of(placement, &self.tray);
                self.asking = None;
                self.lost_picked = self.has_lost() && self.pick.is_empty();
            }
            Action::Spend(coins) => self.spending = *coins,
            Action::Throw(_) => {}
        }
        let (game, player) = (self.record.game(), self.record.game().player());
        if let Some(why) = Why::of(game, action) {
            self.tell(Happening::Proposed { player, why });
        }
    }
}
