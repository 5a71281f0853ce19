//! The turns of a game, for whoever looks up what happened.

use super::pictured::Pictured;
use crate::words::{Message, say};
use space_taxi::record::{Driver, Event, Record};
use space_taxi::rules::{Action, Game, Phase, Player, TurnResult};

/// One player's turn, or as much of it as was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLog {
    pub player: Player,
    /// Who began it for the player.
    pub driver: Driver,
    pub round: u8,
    pub lines: Vec<Pictured>,
    /// How it ended, if it has.
    pub result: Option<TurnResult>,
}

/// All turns of the record, the first one first.
#[must_use]
pub fn turns(record: &Record) -> Vec<TurnLog> {
    let mut turns: Vec<TurnLog> = Vec::new();
    let mut game = record.opening().game();
    let mut drivers = record.opening().entrants().map(|entrant| entrant.driver);
    for event in record.events() {
        let action = match event {
            Event::Act(action) => action,
            Event::HandOver(player, driver) => {
                drivers[*player] = *driver;
                continue;
            }
        };
        let next = game.apply(action).expect("a record holds legal actions only");
        let (player, round) = (game.player(), round_of(&game));
        if turns.last().is_none_or(|turn| (turn.player, turn.round) != (player, round)) {
            turns.push(TurnLog { player, driver: drivers[player], round, lines: Vec::new(), result: None });
        }
        let turn = turns.last_mut().expect("a turn was begun");
        turn.lines.extend(lines(&game, action, &next));
        turn.result = ended(&next, player, round);
        game = next;
    }
    turns
}

/// The round a turn belongs to: after a settled round, the next.
fn round_of(game: &Game) -> u8 {
    game.round_number() + u8::from(*game.phase() == Phase::RoundOver)
}

fn ended(game: &Game, player: Player, round: u8) -> Option<TurnResult> {
    match game.phase() {
        Phase::RoundOver | Phase::GameOver => {
            game.rounds().get(usize::from(round) - 1).map(|round| round.results()[player])
        }
        _ => game.result(player),
    }
}

fn lines(game: &Game, action: &Action, next: &Game) -> Vec<Pictured> {
    match (action, game.phase()) {
        (Action::Throw(throw), _) => {
            let number = game.turn_to_throw().map_or(0, |turn| turn.throws_made()) + 1;
            vec![Pictured::thrown(throw, number)]
        }
        (Action::Place(placement), Phase::ToPlace(turn, throw)) => {
            let launched = launched(next, turn.wings().fuel.and(&placement.fuel).sum(), game);
            let placed = Pictured::placing(turn, throw, placement);
            [placed].into_iter().chain(launched.map(Pictured::from)).collect()
        }
        (Action::Place(_), _) => Vec::new(),
        (Action::Spend(coins), _) => (*coins > 0).then(|| Pictured::spent(*coins)).into_iter().collect(),
    }
}

fn launched(next: &Game, fuel: u8, before: &Game) -> Option<Message> {
    match next.phase() {
        Phase::ToSpend(flight) => {
            let fare = flight.fare;
            Some(say::log_liftoff(fare.crystal, fare.factor.number(), fare.passengers))
        }
        Phase::ToThrow(turn) if turn.throws_made() > 0 && next.player() == before.player() => None,
        _ => Some(say::log_failed(fuel)),
    }
}
