//! What people do at the table, and what comes of it. The only way in which a [`TableState`] changes.

use super::news::{Happening, News};
use super::pick::{Die, JokerChoice, Pick};
use super::state::{Scene, TableState};
use super::tray::{Blocked, KeepNone, Primary, actions};
use super::why::Why;
use space_taxi::record::{Driver, Refused};
use space_taxi::rules::{
    Action, Illegal, JOKER_PRICE, PassengerFace, Phase, Placement, Player, Smuggling, Throw, TurnResult,
};

const NOTHING_PICKED: Primary = Primary::Blocked(Blocked::NothingPicked);

/// Something somebody wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    Throw,
    /// The dice fell like this: at a real table, or in a lesson.
    Fall(Throw),
    /// Picks the die at this place of the tray, or puts it back.
    Toggle(usize),
    /// Opens the choice of a picked thumbs-up again.
    Ask(usize),
    /// Decides what becomes of the thumbs-up that is asked about.
    Decide(JokerChoice),
    Place,
    /// Tile 0.
    KeepNone,
    /// So many coins are to be paid for points.
    SpendTo(u8),
    /// Pays them and ends the turn.
    Settle,
    /// The scene has been seen.
    Continue,
    Undo,
    HandOver(Player, Driver),
    /// Picks what a computer player is about to do, or a hint advises, for everyone to see.
    Propose(Action),
    /// Does what was proposed.
    Accept,
}

impl TableState {
    /// The table after this intent. Whatever cannot be done changes nothing but the news.
    #[must_use]
    pub fn after(&self, intent: &Intent) -> Self {
        let mut next = self.clone();
        next.news = News { number: self.news.number.wrapping_add(1), what: Vec::new() };
        match *intent {
            Intent::Throw if self.scene == Scene::Table => next.throw(None),
            Intent::Fall(throw) => next.throw(Some(throw)),
            Intent::Toggle(place) => {
                next.toggle(place);
                next.tell_blocked(self);
            }
            Intent::Ask(place) => next.ask(place),
            Intent::Decide(choice) => {
                next.decide(choice);
                next.tell_blocked(self);
            }
            Intent::Place if actions(self).primary == NOTHING_PICKED => {
                next.tell(Happening::Blocked(Blocked::NothingPicked))
            }
            Intent::Place => match self.pick.placement(&self.tray) {
                Ok(placement) => next.place(&placement),
                Err(_) => next.tell(Happening::ThumbUndecided),
            },
            // It would turn tile 1 over.
            Intent::KeepNone if actions(self).keep_none == KeepNone::CrystalLost => {
                next.tell(Happening::Refused(Refused::Illegal(Illegal::CrystalLost)));
            }
            Intent::KeepNone => next.place(&Placement::default()),
            Intent::SpendTo(coins) => next.spend_to(coins),
            Intent::Settle => next.settle(self.spending),
            Intent::Throw | Intent::Continue => next.go_on(),
            Intent::Undo => next.undo(),
            Intent::HandOver(player, driver) => {
                // What a hint advised is nothing that the new driver has thought of.
                next.proposal = None;
                if let Err(refused) = next.record.hand_over(player, driver) {
                    next.tell(Happening::Refused(refused));
                }
            }
            Intent::Propose(action) => next.propose(&action),
            Intent::Accept => match self.proposal {
                Some(Action::Place(placement)) => next.place(&placement),
                Some(Action::Spend(coins)) => next.settle(coins),
                Some(Action::Throw(_)) | None => {}
            },
        }
        next
    }

    fn propose(&mut self, action: &Action) {
        if let Err(illegal) = self.record.game().apply(action) {
            return self.tell(Happening::Refused(Refused::Illegal(illegal)));
        }
        self.look();
        self.proposal = Some(*action);
        match action {
            Action::Place(placement) => self.pick = Pick::of(placement, &self.tray),
            Action::Spend(coins) => self.spending = *coins,
            Action::Throw(_) => {}
        }
        let (game, player) = (self.record.game(), self.record.game().player());
        if let Some(why) = Why::of(game, action) {
            self.tell(Happening::Proposed { player, why });
        }
    }

    /// Tells that no tile takes what is picked, or that a joker is to be decided, once the big button says so.
    fn tell_blocked(&mut self, before: &Self) {
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

    fn tell(&mut self, happening: Happening) {
        self.news.what.push(happening);
    }

    /// Throws the dice of the seed, or those that fell by hand.
    fn throw(&mut self, by_hand: Option<Throw>) {
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
            }
        }
    }

    fn toggle(&mut self, place: usize) {
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

    fn ask(&mut self, place: usize) {
        if self.pick.has(place) && self.tray.get(place).is_some_and(|die| die.is_thumb()) {
            self.asking = Some(place);
        }
    }

    fn decide(&mut self, choice: JokerChoice) {
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

    fn place(&mut self, placement: &Placement) {
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

    fn spend_to(&mut self, coins: u8) {
        if self.scene == Scene::Ticket {
            self.spending = coins.min(self.purse());
            self.proposal = None;
            self.tell(Happening::SpendingSet { coins: self.spending });
        }
    }

    fn settle(&mut self, coins: u8) {
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

    fn go_on(&mut self) {
        match self.scene {
            Scene::Misfire => self.turn_over(),
            Scene::RoundOver => {
                self.scene = Scene::Table;
                self.tell(Happening::TurnBegins { player: self.record.game().player() });
            }
            Scene::Table | Scene::Ticket | Scene::GameOver => {}
        }
    }

    fn turn_over(&mut self) {
        self.scene = self.scene_after_turn();
        let game = self.record.game();
        let happening = match (self.scene, game.rounds().last()) {
            (Scene::RoundOver, Some(round)) => Happening::RoundOver {
                struck: game.mode().players().filter(|player| round.is_struck(*player)).collect(),
                opener: game.opener(),
            },
            (Scene::GameOver, _) => Happening::GameOver { winners: game.winners() },
            _ => Happening::TurnBegins { player: game.player() },
        };
        self.tell(happening);
    }

    fn undo(&mut self) {
        match self.record.undo() {
            Err(why) => self.tell(Happening::CannotUndo(why)),
            Ok(()) => {
                self.look();
                self.scene =
                    if matches!(self.record.game().phase(), Phase::ToSpend(_)) { Scene::Ticket } else { Scene::Table };
                self.tell(Happening::TakenBack);
            }
        }
    }
}
