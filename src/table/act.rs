//! What people do at the table, and what comes of it. The only way in which a [`TableState`] changes.

mod picking;
mod proposals;
mod scenes;
mod tiles;
mod turn;

use super::news::{Happening, News};
use super::pick::JokerChoice;
use super::state::{Scene, TableState};
use super::tray::{Blocked, KeepNone, Primary, actions};
use space_taxi::record::{Driver, Refused};
use space_taxi::rules::{Action, Illegal, NumberTile, Placement, Player, Throw};

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
    /// A number tile is tapped: 0 keeps none, another one takes its dice.
    Tile(NumberTile),
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
            Intent::Throw if self.scene == Scene::Table => {
                next.throw(None);
                next.tell_blocked(self);
            }
            Intent::Fall(throw) => {
                next.throw(Some(throw));
                next.tell_blocked(self);
            }
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
            Intent::KeepNone | Intent::Tile(NumberTile::Zero) if actions(self).keep_none == KeepNone::CrystalLost => {
                next.tell(Happening::Refused(Refused::Illegal(Illegal::CrystalLost)));
            }
            Intent::KeepNone | Intent::Tile(NumberTile::Zero) => next.place(&Placement::default()),
            Intent::Tile(tile) => {
                next.fill(tile);
                next.tell_blocked(self);
            }
            Intent::SpendTo(coins) => next.spend_to(coins),
            Intent::Settle => next.settle(self.spending),
            Intent::Throw | Intent::Continue => next.go_on(),
            Intent::Undo => next.undo(),
            Intent::HandOver(player, driver) => {
                // What a hint advised is nothing that the new driver has thought of.
                next.proposal = None;
                match next.record.hand_over(player, driver) {
                    Ok(()) => next.pick_forced(),
                    Err(refused) => next.tell(Happening::Refused(refused)),
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

    fn tell(&mut self, happening: Happening) {
        self.news.what.push(happening);
    }
}
