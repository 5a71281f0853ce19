//! A number tile that is tapped takes its dice, where only one choice of them is left; else it says what it waits for.

use crate::table::news::Happening;
use crate::table::state::TableState;
use space_taxi::record::Refused;
use space_taxi::rules::{Illegal, NumberTile};

impl TableState {
    /// Picks the dice for this tile beside those that are picked already.
    pub(super) fn fill(&mut self, tile: NumberTile) {
        let Some(turn) = self.placing_turn() else {
            return self.tell(Happening::Refused(Refused::Illegal(Illegal::NothingThrown)));
        };
        if !turn.tiles().has(tile) {
            return self.tell(Happening::Refused(Refused::Illegal(Illegal::TileTurned(tile))));
        }
        let Some(missing) = tile.number().checked_sub(self.counted()) else {
            return self.tell(Happening::TileWaits(tile));
        };
        if missing == 0 && self.is_anything_picked() {
            return self.tell(match self.pick.undecided(&self.tray) {
                Some(_) => Happening::ThumbUndecided,
                None => Happening::TileReady(tile),
            });
        }
        match self.only_choice(usize::from(missing)) {
            Some(places) => {
                self.pick_together(&places);
                self.tell(Happening::TileFilled(tile));
            }
            None => self.tell(Happening::TileWaits(tile)),
        }
    }
}
