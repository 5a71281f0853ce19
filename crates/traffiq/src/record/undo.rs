//! Taking back: the lays and rides of the running turn, the last one first, until a tile is drawn.

use game_core::Driver;
use thiserror::Error;

use super::log::{Event, Record};
use crate::rules::Act;

/// Why nothing can be taken back now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotUndo {
    #[error("nothing has been done yet")]
    NothingDone,
    #[error("a finished game is final")]
    GameOver,
    #[error("a tile that was drawn stays drawn")]
    Drawn,
    #[error("a turn that has ended stays ended")]
    TurnEnded,
    #[error("nobody takes back what a computer did")]
    ByComputer,
}

impl Record {
    /// Whether the last lay or ride can be taken back.
    ///
    /// # Errors
    /// If it cannot, with the reason.
    pub fn can_undo(&self) -> Result<(), CannotUndo> {
        self.undoable_event().map(|_| ())
    }

    /// Takes the last lay or ride back. A hand-over since then stays.
    ///
    /// # Errors
    /// If nothing can be taken back; the record has not changed then.
    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        let last = self.undoable_event()?;
        let mut events = self.events.clone();
        events.remove(last);
        *self = Self::replay(self.opening.clone(), &events)
            .expect("a record without its last act is as legal as it was before that act");
        Ok(())
    }

    fn undoable_event(&self) -> Result<usize, CannotUndo> {
        let mut acts = self.events.iter().enumerate().filter_map(|(place, event)| match event {
            Event::Act(act) => Some((place, act)),
            Event::HandOver(..) => None,
        });
        let (place, act) = acts.next_back().ok_or(CannotUndo::NothingDone)?;
        match act {
            _ if self.game.end().is_some() => Err(CannotUndo::GameOver),
            Act::Draw(_) => Err(CannotUndo::Drawn),
            Act::EndTurn => Err(CannotUndo::TurnEnded),
            Act::Lay(_) | Act::Ride(_) => match self.driver_at(place) {
                Driver::Person => Ok(place),
                Driver::Computer(_) => Err(CannotUndo::ByComputer),
            },
        }
    }

    /// Who played for the player on turn when the event at this place happened, which is of the running turn.
    fn driver_at(&self, place: usize) -> Driver {
        let player = self.game.player();
        let last = self.events[..place].iter().rev().find_map(|event| match event {
            Event::HandOver(who, driver) if *who == player => Some(*driver),
            _ => None,
        });
        last.unwrap_or(self.opening.entrants()[player].driver)
    }
}
