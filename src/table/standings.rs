//! How everybody has done in the finished games of this device.

use crate::words::Number;
use space_taxi::record::{Driver, Event, Name, Record};
use space_taxi::rules::{ByPlayer, Mode, Phase, TurnResult};

/// One player's games taken together. A computer of the same name is somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerStanding {
    pub name: Name,
    pub driver: Driver,
    pub games: u32,
    /// Shared wins are wins.
    pub wins: u32,
    /// The points of all games.
    pub points: u32,
    /// The best result of a turn that they ended themselves, struck or not.
    pub best: u8,
    /// Failures to launch in such turns.
    pub misfires: u32,
}

impl PlayerStanding {
    /// Points a game, to a tenth.
    #[must_use]
    pub fn average(&self) -> Number {
        Number::decimal(f64::from(self.points) / f64::from(self.games.max(1)), 1)
    }
}

/// The standings of all finished games among these: solo flights, or games at a table. Whoever has played most comes first.
///
/// A player may have been handed over. The game then counts for whoever ended most of the player's turns, and of their turns only.
#[must_use]
pub fn standings(records: &[Record], solo: bool) -> Vec<PlayerStanding> {
    let mut all: Vec<PlayerStanding> = Vec::new();
    let wanted =
        |record: &&Record| *record.game().phase() == Phase::GameOver && (record.opening().mode() == Mode::Solo) == solo;
    for record in records.iter().filter(wanted) {
        let drove = drivers_of_turns(record);
        for (player, entrant) in record.opening().entrants().iter() {
            let driver = most(drove.iter().map(|round| round[player])).unwrap_or(entrant.driver);
            let is_it = |other: &PlayerStanding| other.driver == driver && other.name.is_like(&entrant.name);
            let place = all.iter().position(is_it).unwrap_or_else(|| {
                let name = entrant.name.clone();
                all.push(PlayerStanding { name, driver, games: 0, wins: 0, points: 0, best: 0, misfires: 0 });
                all.len() - 1
            });
            let (game, standing) = (record.game(), &mut all[place]);
            standing.games += 1;
            standing.wins += u32::from(game.winners().contains(&player));
            standing.points += u32::from(game.total(player));
            let own = game.rounds().iter().zip(&drove).filter(|(_, drove)| drove[player] == driver);
            for result in own.map(|(round, _)| round.results()[player]) {
                standing.best = standing.best.max(result.points());
                standing.misfires += u32::from(result == TurnResult::Misfire);
            }
        }
    }
    all.sort_by_key(|standing| std::cmp::Reverse((standing.games, standing.wins, standing.points)));
    all
}

/// Who ended each player's turn, round by round.
fn drivers_of_turns(record: &Record) -> Vec<ByPlayer<Driver>> {
    let mut drivers = record.opening().entrants().map(|entrant| entrant.driver);
    let mut rounds: Vec<ByPlayer<Driver>> = Vec::new();
    let mut game = record.opening().game();
    for event in record.events() {
        match event {
            Event::HandOver(player, driver) => drivers[*player] = *driver,
            Event::Act(action) => {
                let (player, round) = (game.player(), game.rounds().len());
                if rounds.len() == round {
                    rounds.push(drivers.clone());
                }
                // Whoever acts last in a turn ends it.
                rounds[round][player] = drivers[player];
                game = game.apply(action).expect("a record keeps to the rules");
            }
        }
    }
    rounds
}

/// What there is most of; of two with as many, what came first.
fn most(drivers: impl Iterator<Item = Driver> + Clone) -> Option<Driver> {
    let count = |driver: Driver| drivers.clone().filter(|other| *other == driver).count();
    drivers.clone().reduce(|best, next| if count(next) > count(best) { next } else { best })
}
