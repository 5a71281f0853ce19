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
            return self.tell(Happening::Refused(Refused::Illegal(Illegal::CrystalLost)));
        }
        self.pick.toggle(place);
        self.proposal = None;
        let count = self.pick.len();
        if self.pick.has(place) {
            if die.is_thumb() {
                self.asking = Some(place);
                if self.purse() < self.pick.cost() + JOKER_PRICE {
                    self.pick.decide(place, JokerChoice::Unpaid);
                }
            }
            self.tell(Happening::Picked { place, count });
        } else {
            if self.asking == Some(place) {
                self.asking = self.pick.undecided(&self.tray);
            }
            self.tell(Happening::PutBack { place, count });
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
