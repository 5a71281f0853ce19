//! Taking back: a placement until the next throw, spending until the next player throws.

use thiserror::Error;

use super::log::{Event, Record};
use crate::rules::{Action, Phase};
use game_core::Driver;

/// Why nothing can be taken back now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotUndo {
    #[error("nothing has been done yet")]
    NothingDone,
    #[error("dice that have been thrown stay thrown")]
    Thrown,
    #[error("nobody takes back what a computer did")]
    ByComputer,
    #[error("a finished game is final")]
    GameOver,
}

impl Record {
    /// Whether the last placement or spending can be taken back.
    ///
    /// # Errors
    /// If it cannot, with the reason.
    pub fn can_undo(&self) -> Result<(), CannotUndo> {
        self.undoable_event().map(|_| ())
    }

    /// Takes the last placement or spending back. A hand-over since then stays.
    ///
    /// # Errors
    /// If nothing can be taken back; the record has not changed then.
    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        let last = self.undoable_event()?;
        let mut events = self.events.clone();
        events.remove(last);
        *self = Self::replay(self.opening.clone(), &events)
            .expect("a record without its last action is as legal as it was before that action");
        Ok(())
    }

    fn undoable_event(&self) -> Result<usize, CannotUndo> {
        let is_act = |event: &Event| matches!(event, Event::Act(_));
        let last = self.events.iter().rposition(is_act).ok_or(CannotUndo::NothingDone)?;
        if matches!(self.events[last], Event::Act(Action::Throw(_))) {
            return Err(CannotUndo::Thrown);
        }
        if *self.game.phase() == Phase::GameOver {
            return Err(CannotUndo::GameOver);
        }
        match self.driver_of_event(last) {
            Driver::Person => Ok(last),
            Driver::Computer(_) => Err(CannotUndo::ByComputer),
        }
    }

    /// Who played for the player on turn when the event at this place happened.
    fn driver_of_event(&self, place: usize) -> Driver {
        let before =
            Self::replay(self.opening.clone(), &self.events[..place]).expect("the beginning of a record is a record");
        before.driver(before.game.player())
    }
}
