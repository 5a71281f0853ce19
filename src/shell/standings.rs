//! How everybody has done in the finished games of this device.

use crate::space_taxi::record::{Driver, Name, Record};
use crate::space_taxi::rules::{Mode, Phase, TurnResult};
use crate::words::Number;

/// One player's games taken together. A computer of the same name is somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub name: Name,
    pub driver: Driver,
    pub games: u32,
    /// Shared wins are wins.
    pub wins: u32,
    /// The points of all games.
    pub points: u32,
    /// The best result of a turn, struck or not.
    pub best: u8,
    pub misfires: u32,
}

impl Standing {
    /// Points a game, to a tenth.
    #[must_use]
    pub fn average(&self) -> Number {
        Number::decimal(f64::from(self.points) / f64::from(self.games.max(1)), 1)
    }
}

/// The standings of all finished games among these: solo flights, or games at a table. Whoever has played most comes first.
#[must_use]
pub fn standings(records: &[Record], solo: bool) -> Vec<Standing> {
    let mut all: Vec<Standing> = Vec::new();
    let wanted =
        |record: &&Record| *record.game().phase() == Phase::GameOver && (record.opening().mode() == Mode::Solo) == solo;
    for record in records.iter().filter(wanted) {
        for (player, entrant) in record.opening().entrants().iter() {
            let is_it = |other: &Standing| other.driver == entrant.driver && other.name.is_like(&entrant.name);
            let place = all.iter().position(is_it).unwrap_or_else(|| {
                let (name, driver) = (entrant.name.clone(), entrant.driver);
                all.push(Standing { name, driver, games: 0, wins: 0, points: 0, best: 0, misfires: 0 });
                all.len() - 1
            });
            let (game, standing) = (record.game(), &mut all[place]);
            standing.games += 1;
            standing.wins += u32::from(game.winners().contains(&player));
            standing.points += u32::from(game.total(player));
            for result in game.rounds().iter().map(|round| round.results()[player]) {
                standing.best = standing.best.max(result.points());
                standing.misfires += u32::from(result == TurnResult::Misfire);
            }
        }
    }
    all.sort_by_key(|standing| std::cmp::Reverse((standing.games, standing.wins, standing.points)));
    all
}
