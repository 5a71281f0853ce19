//! A game that is over, choice by choice.

mod curve;
mod stops;

use crate::table::{Intent, TableState, driver_name};
use crate::words::{Arg, Message, Number, say};
use space_taxi::record::{Driver, Event, Opening, Position, Record};
use space_taxi::rules::{Action, Player};

pub use curve::WinCurve;
pub use stops::{ReplayStep, Stops, people};

/// A moment at which somebody chose something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayMoment {
    /// The place of the choice in the record.
    pub event: usize,
    pub player: Player,
    /// Who took it: the player may have been handed over.
    pub driver: Driver,
    pub position: Position,
    pub chosen: Action,
}

/// Every choice of the game, in order.
#[must_use]
pub fn moments(record: &Record) -> Vec<ReplayMoment> {
    let mut moments = Vec::new();
    let mut game = record.opening().game();
    let mut drivers = record.opening().entrants().map(|entrant| entrant.driver);
    for (event, happened) in record.events().iter().enumerate() {
        let chosen = match *happened {
            Event::HandOver(player, driver) => {
                drivers[player] = driver;
                continue;
            }
            Event::Act(action) => action,
        };
        let is_choice = !matches!(chosen, Action::Throw(_));
        if let Some(position) = Position::of(&game).filter(|_| is_choice) {
            let (player, driver) = (game.player(), drivers[game.player()]);
            moments.push(ReplayMoment { event, player, driver, position, chosen });
        }
        game = game.apply(&chosen).expect("a record holds legal actions only");
    }
    moments
}

/// The table at this moment, with what was chosen.
#[must_use]
pub fn table_at(record: &Record, moment: &ReplayMoment) -> TableState {
    let past = Record::replay(record.opening().clone(), &record.events()[..moment.event]);
    TableState::open(past.expect("the beginning of a record is a record")).after(&Intent::Propose(moment.chosen))
}

/// Who chose, and when. Whoever did not drive the player at the start is named as well.
#[must_use]
pub fn headline(opening: &Opening, player: Player, driver: Driver, position: &Position) -> Message {
    let entrant = &opening.entrants()[player];
    let name = match driver == entrant.driver {
        true => Arg::from(entrant.name.as_str()),
        false => say::moment_who(driver_name(driver), entrant.name.as_str()).into(),
    };
    let round = opening.mode().rounds() + 1 - position.rounds();
    match position.thrown() {
        Some(_) => say::moment_throw(name, round, position.turn().throws_made() + 1),
        None => say::moment_coins(name, round),
    }
}

/// How fast a replay runs by itself, as multiples of an unhurried pace.
pub const SPEEDS: [f64; 6] = [0.5, 1.0, 2.0, 4.0, 8.0, 16.0];
/// The one to begin with, by its place among them.
pub const USUAL_SPEED: usize = 1;
/// How long a choice is seen at an unhurried pace.
const UNHURRIED_MS: f64 = 2_400.0;

/// How long a choice is seen at the speed of this place.
#[must_use]
pub fn pause_ms(speed: usize) -> u32 {
    (UNHURRIED_MS / SPEEDS.get(speed).copied().unwrap_or(1.0)) as u32
}

/// What the speed at this place is called.
#[must_use]
pub fn speed_name(speed: usize) -> Message {
    let times = SPEEDS.get(speed).copied().unwrap_or(1.0);
    say::replay_times(Number::decimal(times, u8::from(times < 1.0)))
}
