//! The record itself: an opening and what happened since, always a legal game.

use game_core::Driver;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::opening::Opening;
use crate::rules::{Act, ByPlayer, Game, Player, Refusal, Tile};
use crate::stock::next_tile;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Something the rules know of, as it is written.
    Act(Act),
    /// From here on somebody else plays for the player. Board, supply and hand stay.
    HandOver(Player, Driver),
}

/// Why an event cannot be added to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    #[error(transparent)]
    Rules(#[from] Refusal),
    #[error("the seed gives another tile here")]
    NotTheSeedsTile,
    #[error("the tiles of this game are drawn by hand")]
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
        let drivers = ByPlayer::new(opening.table(), |player| opening.entrants()[player].driver);
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
            Event::Act(act) => self.act(act),
            Event::HandOver(player, driver) => self.hand_over(*player, *driver),
        }
    }

    /// Adds an act, as it is written.
    ///
    /// # Errors
    /// If the rules forbid it or the seed gives another tile; the record has not changed then.
    pub fn act(&mut self, act: &Act) -> Result<(), Refused> {
        let next = self.game.apply(act)?;
        if let (Act::Draw(tile), Some(seed)) = (act, self.opening.stock().seed())
            && next_tile(&seed, &self.game) != Some(*tile)
        {
            return Err(Refused::NotTheSeedsTile);
        }
        self.events.push(Event::Act(self.game.written(act)?));
        self.game = next;
        Ok(())
    }

    /// Draws the tile that the seed gives.
    ///
    /// # Errors
    /// If nothing may be drawn, or the tiles are drawn by hand.
    pub fn draw(&mut self) -> Result<Tile, Refused> {
        let seed = self.opening.stock().seed().ok_or(Refused::NoSeed)?;
        self.game.may_draw()?;
        let tile = next_tile(&seed, &self.game).expect("a tile may be drawn, so one is left");
        self.act(&Act::Draw(tile)).map(|()| tile)
    }

    /// Lets somebody else play for the player from now on.
    ///
    /// # Errors
    /// If they do already, there is no such player, it has been done too often, or the game is over.
    pub fn hand_over(&mut self, player: Player, driver: Driver) -> Result<(), Refused> {
        if self.game.end().is_some() {
            return Err(Refusal::GameOver.into());
        }
        if self.opening.table().player(player.index()).is_none() {
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

    /// What was fixed before the first turn.
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
