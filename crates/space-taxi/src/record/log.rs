//! The record itself: an opening and what happened since, always a legal game.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::opening::Opening;
use crate::dice::next_throw;
use crate::rules::{Action, ByPlayer, Game, Illegal, Phase, Player, Throw};
use game_core::Driver;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Something the rules know of.
    Act(Action),
    /// From here on somebody else plays for the player. What is thrown, placed and paid stays.
    HandOver(Player, Driver),
}

/// Why an event cannot be added to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("the seed gives other dice here")]
    NotTheSeedsDice,
    #[error("the dice of this game are thrown by hand")]
    NoSeed,
    #[error("they play for this player already")]
    PlaysAlready,
    #[error("nobody sits at this place")]
    NoSuchPlayer,
    #[error("a game is handed over {} times at most", Record::MOST_HAND_OVERS)]
    TooManyHandOvers,
}

/// A game as it was played. Its events always follow the rules and, where there is one, the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Record {
    pub(super) opening: Opening,
    pub(super) events: Vec<Event>,
    pub(super) game: Game,
    pub(super) drivers: ByPlayer<Driver>,
}

impl Record {
    /// So many hand-overs fit any form of the record. No table comes near it.
    pub const MOST_HAND_OVERS: usize = 1_000;

    /// A game in which nothing has happened yet.
    #[must_use]
    pub fn new(opening: Opening) -> Self {
        let game = opening.game();
        let drivers = opening.entrants().map(|entrant| entrant.driver);
        Self { opening, events: Vec::new(), game, drivers }
    }

    /// The game that these events lead to.
    ///
    /// # Errors
    /// If one of them cannot happen where it stands.
    pub fn replay(opening: Opening, events: &[Event]) -> Result<Self, Refused> {
        let mut record = Self::new(opening);
        events.iter().try_for_each(|event| record.add(event))?;
        Ok(record)
    }

    /// Adds what happened next.
    ///
    /// # Errors
    /// If it cannot happen now; the record has not changed then.
    pub fn add(&mut self, event: &Event) -> Result<(), Refused> {
        match event {
            Event::Act(action) => self.act(action),
            Event::HandOver(player, driver) => self.hand_over(*player, *driver),
        }
    }

    /// Adds an action.
    ///
    /// # Errors
    /// If the rules forbid it or the seed gives other dice; the record has not changed then.
    pub fn act(&mut self, action: &Action) -> Result<(), Refused> {
        let next = self.game.apply(action)?;
        if let (Action::Throw(throw), Some(seed)) = (action, self.opening.dice().seed())
            && next_throw(&seed, &self.game) != Some(*throw)
        {
            return Err(Refused::NotTheSeedsDice);
        }
        self.game = next;
        self.events.push(Event::Act(*action));
        Ok(())
    }

    /// Throws the dice that the seed gives.
    ///
    /// # Errors
    /// If no throw is due, or the dice are thrown by hand.
    pub fn throw(&mut self) -> Result<Throw, Refused> {
        let seed = self.opening.dice().seed().ok_or(Refused::NoSeed)?;
        self.game.turn_to_throw()?;
        let throw = next_throw(&seed, &self.game).expect("a turn waits for its throw");
        self.act(&Action::Throw(throw)).map(|()| throw)
    }

    /// Lets somebody else play for the player from now on.
    ///
    /// # Errors
    /// If they do already, there is no such player, it has been done too often, or the game is over.
    pub fn hand_over(&mut self, player: Player, driver: Driver) -> Result<(), Refused> {
        if *self.game.phase() == Phase::GameOver {
            return Err(Illegal::GameOver.into());
        }
        if self.opening.mode().player(player.index()).is_none() {
            return Err(Refused::NoSuchPlayer);
        }
        if self.drivers[player] == driver {
            return Err(Refused::PlaysAlready);
        }
        let hand_overs = self.events.iter().filter(|event| matches!(event, Event::HandOver(..)));
        if hand_overs.count() == Self::MOST_HAND_OVERS {
            return Err(Refused::TooManyHandOvers);
        }
        self.drivers[player] = driver;
        self.events.push(Event::HandOver(player, driver));
        Ok(())
    }

    /// What was fixed before the first throw.
    #[must_use]
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// What happened, in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays for the player now.
    #[must_use]
    pub fn driver(&self, player: Player) -> Driver {
        self.drivers[player]
    }
}
