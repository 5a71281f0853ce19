//! Dice that are picked without anybody's choice: all that are left, or the only ones that fit.

use super::TableState;
use crate::table::Die;
use space_taxi::record::Driver;
use space_taxi::rules::{LEAST_FUEL, MOST_FUEL, NumberTile, Phase, Turn};

impl TableState {
    /// The turn whose throw lies on the table.
    pub(in crate::table) const fn placing_turn(&self) -> Option<&Turn> {
        match self.record.game().phase() {
            Phase::ToPlace(turn, _) => Some(turn),
            _ => None,
        }
    }

    /// Whether the smuggling die of this throw is lost.
    pub(in crate::table) fn has_lost(&self) -> bool {
        matches!(self.record.game().phase(), Phase::ToPlace(turn, throw) if turn.loses_crystal(throw))
    }

    /// How many dice a placement would turn a tile over for: a lost smuggling die counts by itself.
    pub(in crate::table) fn counted(&self) -> u8 {
        self.pick.len() + u8::from(self.has_lost())
    }

    /// Whether somebody has picked anything, be it only the lost smuggling die.
    pub(in crate::table) fn is_anything_picked(&self) -> bool {
        !self.pick.is_empty() || self.lost_picked
    }

    /// Picks everything for a person who can place nothing but all of it, whatever tile 0 allows besides. Where the crystal is lost nothing is: that is to
    /// be seen first; nor where it would be a failure to launch that tile 0 can still put off.
    pub(in crate::table) fn pick_forced(&mut self) {
        let by_person = self.record.driver(self.record.game().player()) == Driver::Person;
        let Some(turn) = self.placing_turn().filter(|_| by_person && !self.has_lost() && !self.is_anything_picked())
        else {
            return;
        };
        let mut numbers = turn.tiles().iter().map(NumberTile::number).filter(|number| *number > 0);
        if let (Some(_), None) = (numbers.next(), numbers.next())
            && !self.can_put_off_a_failure()
        {
            self.pick_together(&self.free());
        }
    }

    /// Whether the taxi stays on the ground if all dice of this throw are placed, and tile 0 is still there.
    fn can_put_off_a_failure(&self) -> bool {
        let Phase::ToPlace(turn, throw) = self.record.game().phase() else { return false };
        let fuel = turn.wings().fuel.and(&throw.fuel).sum();
        turn.tiles().has(NumberTile::Zero) && !(LEAST_FUEL..=MOST_FUEL).contains(&fuel)
    }

    /// The places of the dice that may still be picked.
    fn free(&self) -> Vec<usize> {
        let lost = self.has_lost();
        let is_free =
            |place: &usize| !self.pick.has(*place) && !(lost && matches!(self.tray[*place], Die::Smuggling(_)));
        (0..self.tray.len()).filter(is_free).collect()
    }

    /// So many more dice, if there is but one choice of them: all that are left, or dice that are all alike.
    pub(in crate::table) fn only_choice(&self, count: usize) -> Option<Vec<usize>> {
        let mut places = self.free();
        let alike = places.windows(2).all(|two| self.tray[two[0]] == self.tray[two[1]]);
        let is_only = count == 0 || count == places.len() || (count < places.len() && alike);
        places.truncate(count);
        is_only.then_some(places)
    }

    /// Picks these dice at once, with a lost one, and asks about the first thumbs-up that has a choice.
    pub(in crate::table) fn pick_together(&mut self, places: &[usize]) {
        self.proposal = None;
        places.iter().for_each(|place| self.pick_up(*place));
        self.lost_picked = self.has_lost() && self.pick.is_empty();
        self.asking = self.pick.undecided(&self.tray).or(self.asking);
    }
}
