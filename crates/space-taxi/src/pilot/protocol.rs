//! How the pilot is asked in its worker: the page sends a [`Request`], the worker a [`Reply`], both as bytes of `postcard`.
//!
//! A request never tells the seed, but for the review of a finished game, whose seed everybody may see.

mod answer;
mod worker;

pub use answer::{Answer, Odds};
pub use worker::Worker;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::computer_players::Aim;
use crate::record::{DiceSource, Level, Opening, Record};
use crate::rules::Phase;

/// What the page says to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(
    clippy::large_enum_variant,
    reason = "a message is sent as soon as it is made: there is never a number of them"
)]
pub enum Request {
    /// Somebody touches the page: what takes its time can wait.
    Touched,
    /// A question about a game; its answer has the same id.
    Ask { id: u32, question: Question, record: Record },
}

/// What can be asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What a player of this level does now.
    Act(Level),
    /// What to do with the thrown dice.
    Hint(Aim),
    /// How the turn and the game are likely to end.
    Odds,
    /// What was luck and what was skill.
    Review,
}

/// What the worker says to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(
    clippy::large_enum_variant,
    reason = "a message is sent as soon as it is made: there is never a number of them"
)]
pub enum Reply {
    /// From now on requests are heard.
    Ready,
    /// The answer to the question with this id; none where nothing can be said to it.
    Answer { id: u32, answer: Option<Answer> },
    /// That was no request.
    NotUnderstood,
}

/// The bytes are no message, or there are more than one has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these bytes are no message")]
pub struct BadMessage;

impl Request {
    /// The question about this game, told as everyone at the table has seen it.
    #[must_use]
    pub fn ask(id: u32, question: Question, record: &Record) -> Self {
        let is_over = *record.game().phase() == Phase::GameOver;
        let record = if question == Question::Review && is_over { record.clone() } else { without_seed(record) };
        Self::Ask { id, question, record }
    }
}

/// The message in bytes.
///
/// # Panics
/// Never: all that a message can hold has a form in bytes.
#[must_use]
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("every message has a form in bytes")
}

/// The message that the bytes are.
///
/// # Errors
/// If they are none.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, BadMessage> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        Ok(_) | Err(_) => Err(BadMessage),
    }
}

/// The same game with its dice thrown by hand: what everyone at the table has seen, and nothing of what is to come.
fn without_seed(record: &Record) -> Record {
    let opening = record.opening();
    let entrants: Vec<_> = opening.entrants().values().cloned().collect();
    Opening::new(&entrants, opening.opener().index(), DiceSource::Hand)
        .ok()
        .and_then(|opening| Record::replay(opening, record.events()).ok())
        .expect("dice thrown by hand may fall as they fell")
}
