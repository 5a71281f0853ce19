//! A game in plain numbers, for programs that read its outcome.

use serde::Serialize;

use super::log::Record;
use crate::rules::{Phase, Player, TurnResult};

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// What the game waits for.
    pub phase: PhaseName,
    /// The round being played, or the one just settled, counted from 1.
    pub round: u8,
    pub supply: u8,
    /// In seating order.
    pub players: Vec<PlayerSummary>,
    /// Places in seating order; nobody before the end.
    pub winners: Vec<usize>,
}

/// The phases by name: `throw`, `place`, `spend`, `round_over` and `game_over`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    Throw,
    Place,
    Spend,
    RoundOver,
    GameOver,
}

/// How a player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerSummary {
    pub name: String,
    pub coins: u8,
    /// The points of all settled rounds.
    pub total: u16,
    /// One for each turn that has ended, the running round's included.
    pub rounds: Vec<RoundSummary>,
}

/// How a player's turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoundSummary {
    /// The result before striking.
    pub result: u8,
    /// Whether it was struck; never before the round is settled.
    pub struck: bool,
    pub misfire: bool,
}

impl Summary {
    /// How the game of this record stands.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let game = record.game();
        Self {
            phase: PhaseName::of(game.phase()),
            round: game.round_number(),
            supply: game.coins().supply(),
            players: game.mode().players().map(|player| PlayerSummary::of(record, player)).collect(),
            winners: game.winners().into_iter().map(Player::index).collect(),
        }
    }
}

impl PhaseName {
    const fn of(phase: &Phase) -> Self {
        match phase {
            Phase::ToThrow(_) => Self::Throw,
            Phase::ToPlace(..) => Self::Place,
            Phase::ToSpend(_) => Self::Spend,
            Phase::RoundOver => Self::RoundOver,
            Phase::GameOver => Self::GameOver,
        }
    }
}

impl PlayerSummary {
    fn of(record: &Record, player: Player) -> Self {
        let game = record.game();
        let settled = game.rounds().iter();
        let settled = settled.map(|round| RoundSummary::of(round.results()[player], round.is_struck(player)));
        let running = game.result(player).map(|result| RoundSummary::of(result, false));
        Self {
            name: record.opening().name(player).to_string(),
            coins: game.coins().purse(player),
            total: game.total(player),
            rounds: settled.chain(running).collect(),
        }
    }
}

impl RoundSummary {
    fn of(result: TurnResult, struck: bool) -> Self {
        Self { result: result.points(), struck, misfire: result == TurnResult::Misfire }
    }
}
