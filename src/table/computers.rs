//! The computer players at the table: what they do next and how long everyone may look at it first.

use crate::table::{Intent, Scene, TableState};
use app_core::settings::ComputerSpeed;
use app_core::tempo::Tempo;
use space_taxi::record::{DiceSource, Driver, Level};
use space_taxi::rules::{Phase, Player};

/// How fast a computer's turn is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Haste {
    /// Everybody can follow, whoever is new to the game too.
    Slow,
    #[default]
    Normal,
    /// After the first round everybody knows what is to be seen.
    Brisk,
    Fast,
    /// As fast as they can think: somebody has skipped the turn, or wants to see none.
    Skip,
}

impl Haste {
    /// That of the turn that is shown, where this is set.
    #[must_use]
    pub fn of(state: &TableState, set: ComputerSpeed) -> Self {
        match set {
            ComputerSpeed::Slow => Self::Slow,
            ComputerSpeed::Normal if state.record().game().rounds().is_empty() => Self::Normal,
            ComputerSpeed::Normal => Self::Brisk,
            ComputerSpeed::Fast => Self::Fast,
            ComputerSpeed::AtOnce => Self::Skip,
        }
    }

    /// How fast pieces move where this is set.
    #[must_use]
    pub const fn tempo(self, set: Tempo) -> Tempo {
        match self {
            Self::Slow => set,
            Self::Normal | Self::Brisk => set.hurried(),
            Self::Fast => set.hurried().hurried(),
            Self::Skip => Tempo::Off,
        }
    }

    /// How long everything lies still.
    const fn waits(self) -> Waits {
        match self {
            Self::Slow => Waits { throw: 900, think: 1100, spend: 1600, look: 1500, misfire: 2200, round: 3000 },
            Self::Normal => Waits { throw: 100, think: 300, spend: 500, look: 600, misfire: 1200, round: 3000 },
            Self::Brisk => Waits { throw: 50, think: 150, spend: 300, look: 350, misfire: 800, round: 2500 },
            Self::Fast => Waits { throw: 0, think: 100, spend: 200, look: 200, misfire: 500, round: 2000 },
            Self::Skip => Waits { throw: 0, think: 0, spend: 0, look: 0, misfire: 0, round: 1500 },
        }
    }
}

/// For how many milliseconds everything lies still …
struct Waits {
    /// … before a throw,
    throw: u32,
    /// before something is picked,
    think: u32,
    /// before coins are,
    spend: u32,
    /// once it is seen what is picked, and why,
    look: u32,
    /// after a failure to launch,
    misfire: u32,
    /// and after a round that nobody but computers has played.
    round: u32,
}

/// How fast pieces move at this table, where this is set for computers and for everybody: a person's as everybody's.
#[must_use]
pub fn tempo_at(state: &TableState, computers: ComputerSpeed, set: Tempo) -> Tempo {
    computer_on_turn(state).map_or(set, |_| Haste::of(state, computers).tempo(set))
}

/// What a computer player does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerStep {
    /// Thinks about what to do, and proposes it after so long.
    Think { level: Level, after_ms: u32 },
    /// Does this, after so long.
    Do { intent: Intent, after_ms: u32 },
}

/// Whether a computer drives the player whose turn is shown, and at which level.
#[must_use]
pub fn computer_on_turn(state: &TableState) -> Option<Level> {
    match (state.scene(), state.record().driver(state.shown_player())) {
        (Scene::RoundOver | Scene::GameOver, _) | (_, Driver::Person) => None,
        (Scene::Table | Scene::Ticket | Scene::Misfire, Driver::Computer(level)) => Some(level),
    }
}

/// The turn that is shown, by which a skipped one is known.
#[must_use]
pub fn shown_turn(state: &TableState) -> (usize, Player) {
    (state.record().game().rounds().len(), state.shown_player())
}

/// What happens without anybody's doing, if anything.
#[must_use]
pub fn next_step(state: &TableState, haste: Haste) -> Option<ComputerStep> {
    let record = state.record();
    let waits = haste.waits();
    let act = |intent, after_ms| Some(ComputerStep::Do { intent, after_ms });
    if state.scene() == Scene::RoundOver {
        let people = record.game().mode().players().any(|player| record.driver(player) == Driver::Person);
        return if people { None } else { act(Intent::Continue, waits.round) };
    }
    let level = computer_on_turn(state)?;
    match (state.scene(), record.game().phase()) {
        (Scene::Misfire, _) => act(Intent::Continue, waits.misfire),
        (Scene::Ticket | Scene::Table, _) if state.proposal().is_some() => act(Intent::Accept, waits.look),
        (Scene::Ticket, Phase::ToSpend(_)) => Some(ComputerStep::Think { level, after_ms: waits.spend }),
        (Scene::Table, Phase::ToPlace(..)) => Some(ComputerStep::Think { level, after_ms: waits.think }),
        // Dice that are thrown by hand are not a computer's to throw.
        (Scene::Table, _) if *record.opening().dice() == DiceSource::Hand => None,
        (Scene::Table, _) => act(Intent::Throw, waits.throw),
        (Scene::Ticket | Scene::RoundOver | Scene::GameOver, _) => None,
    }
}

#[cfg(test)]
mod tests;
