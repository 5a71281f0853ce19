//! The actions of a turn: a throw, a placement, and coins for points.

use crate::table::news::Happening;
use crate::table::state::{Scene, TableState};
use space_taxi::rules::{Action, PassengerFace, Phase, Placement, Smuggling, Throw, TurnResult};

impl TableState {
    /// Throws the dice of the seed, or those that fell by hand.
    pub(super) fn throw(&mut self, by_hand: Option<Throw>) {
        let player = self.record.game().player();
        let smuggling = self.record.game().turn_to_throw().map(|turn| turn.smuggling());
        let thrown = match by_hand {
            Some(throw) => self.record.act(&Action::Throw(throw)).map(|()| throw),
            None => self.record.throw(),
        };
        match thrown {
            Err(refused) => self.tell(Happening::Refused(refused)),
            Ok(throw) => {
                self.look();
                self.scene = Scene::Table;
                self.tell(Happening::Thrown { player, throw });
                if let (Ok(Smuggling::AtLeast(least)), Some(thrown)) = (smuggling, throw.smuggling)
                    && thrown < least
                {
                    self.tell(Happening::CrystalLost { thrown, least });
                }
                if self.is_anything_picked() {
                    self.tell(Happening::Forced { count: self.counted() });
                }
            }
        }
    }

    pub(super) fn place(&mut self, placement: &Placement) {
        let player = self.record.game().player();
        let thrown = match *self.record.game().phase() {
            Phase::ToPlace(turn, throw) => Some((turn, throw)),
            _ => None,
        };
        if let Err(refused) = self.record.act(&Action::Place(*placement)) {
            return self.tell(Happening::Refused(refused));
        }
        let Some((turn, throw)) = thrown else { return };
        self.look();
        if let Ok(tile) = turn.tile_for(&throw, placement.dice()) {
            let paid = placement.jokers.iter().map(PassengerFace::Alien);
            self.tell(Happening::Placed {
                player,
                tile,
                seated: placement.passengers.iter().chain(paid).collect(),
                fuel: placement.fuel.iter().map(|face| face.number()).collect(),
                mined: throw.smuggling.filter(|_| placement.crystal),
                paid: placement.price(),
            });
        }
        let fuel = turn.wings().fuel.and(&placement.fuel).sum();
        if let Phase::ToSpend(flight) = *self.record.game().phase() {
            self.scene = Scene::Ticket;
            self.tell(Happening::LiftOff { player, fuel, fare: flight.fare, bonus: flight.bonus });
        } else if !matches!(self.record.game().phase(), Phase::ToThrow(turn) if turn.throws_made() > 0) {
            self.scene = Scene::Misfire;
            self.tell(Happening::Misfire { player, fuel });
        }
    }

    pub(super) fn spend_to(&mut self, coins: u8) {
        if self.scene == Scene::Ticket {
            self.spending = coins.min(self.purse());
            self.proposal = None;
            self.tell(Happening::SpendingSet { coins: self.spending });
        }
    }

    pub(super) fn settle(&mut self, coins: u8) {
        let player = self.record.game().player();
        let points = match *self.record.game().phase() {
            Phase::ToSpend(flight) => {
                TurnResult::Launch { fare: flight.fare, bonus: flight.bonus, paid: coins }.points()
            }
            _ => 0,
        };
        match self.record.act(&Action::Spend(coins)) {
            Err(refused) => self.tell(Happening::Refused(refused)),
            Ok(()) => {
                self.look();
                self.tell(Happening::Settled { player, points, paid: coins });
                self.turn_over();
            }
        }
    }
}
