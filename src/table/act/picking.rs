//! Picking dice, and deciding what becomes of a thumbs-up.

use crate::table::news::Happening;
use crate::table::pick::{Die, JokerChoice};
use crate::table::state::TableState;
use crate::table::tray::{Blocked, Primary, actions};
use space_taxi::record::Refused;
use space_taxi::rules::{Illegal, JOKER_PRICE, Phase};

impl TableState {
    pub(super) fn toggle(&mut self, place: usize) {
        let Phase::ToPlace(turn, throw) = *self.record.game().phase() else { return };
        let Some(die) = self.tray.get(place).copied() else { return };
        if matches!(die, Die::Smuggling(_)) && turn.loses_crystal(&throw) {
            return self.toggle_lost(place);
        }
        self.proposal = None;
        if self.pick.has(place) {
            self.pick.toggle(place);
            if self.asking == Some(place) {
                self.asking = self.pick.undecided(&self.tray);
            }
            self.tell(Happening::PutBack { place, count: self.pick.len() });
        } else {
            self.pick_up(place);
            if die.is_thumb() {
                self.asking = Some(place);
            }
            self.tell(Happening::Picked { place, count: self.pick.len() });
        }
    }

    /// A lost smuggling die goes with whatever is placed; picked by itself, it goes alone.
    fn toggle_lost(&mut self, place: usize) {
        if !self.pick.is_empty() {
            return self.tell(Happening::Refused(Refused::Illegal(Illegal::CrystalLost)));
        }
        self.proposal = None;
        self.lost_picked = !self.lost_picked;
        self.tell(match self.lost_picked {
            true => Happening::Picked { place, count: 1 },
            false => Happening::PutBack { place, count: 0 },
        });
    }

    /// Picks a die that lies there. A thumbs-up that no coin is left for stays unpaid by itself.
    pub(in crate::table) fn pick_up(&mut self, place: usize) {
        self.pick.toggle(place);
        if self.tray[place].is_thumb() && self.purse() < self.pick.cost() + JOKER_PRICE {
            self.pick.decide(place, JokerChoice::Unpaid);
        }
    }

    pub(super) fn ask(&mut self, place: usize) {
        if self.pick.has(place) && self.tray.get(place).is_some_and(|die| die.is_thumb()) {
            self.asking = Some(place);
        }
    }

    pub(super) fn decide(&mut self, choice: JokerChoice) {
        let Some(place) = self.asking else { return };
        let mut pick = self.pick.clone();
        pick.decide(place, choice);
        let purse = self.purse();
        if pick.cost() > purse {
            let jokers = pick.jokers();
            return self.tell(Happening::Refused(Refused::Illegal(Illegal::JokersUnaffordable { jokers, purse })));
        }
        self.pick = pick;
        self.proposal = None;
        self.asking = self.pick.undecided(&self.tray).or(Some(place));
        self.tell(Happening::JokerDecided { place, choice });
    }

    /// Tells that no tile takes what is picked, or that a joker is to be decided, once the big button says so.
    pub(super) fn tell_blocked(&mut self, before: &Self) {
        let blocked = |state: &Self| match actions(state).primary {
            Primary::Blocked(Blocked::TooMany(_)) => Some(Blocked::TooMany(0)),
            Primary::Blocked(reason @ (Blocked::TileTurned(_) | Blocked::ThumbUndecided)) => Some(reason),
            _ => None,
        };
        let now = blocked(self);
        if let Some(reason) = now.filter(|_| now != blocked(before)) {
            self.tell(Happening::Blocked(reason));
        }
    }
}
