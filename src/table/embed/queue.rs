//! What a website has said and nobody has done yet: a flood of messages costs as much as a few.

use std::collections::VecDeque;

use super::command::{BadCommand, Command, Matter};
use super::message::ToGame;

/// Messages that wait as they came: most of a flood are never looked into.
#[derive(Debug, Default)]
pub struct Queue(VecDeque<ToGame>);

impl Queue {
    /// Of messages about the same matter only the last is left, and of those that are no command as well.
    pub fn add(&mut self, message: ToGame) {
        let matter = Matter::of(&message);
        self.0.retain(|earlier| Matter::of(earlier) != matter);
        self.0.push_back(message);
    }

    /// What has waited longest.
    pub fn pop(&mut self) -> Option<Result<Command, BadCommand>> {
        self.0.pop_front().map(|message| Command::try_from(&message))
    }
}
