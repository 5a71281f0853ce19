//! The turns of a game in words, for whoever looks up what happened.

use crate::table::species_name;
use crate::words::{Arg, Message, say};
use space_taxi::record::{Driver, Event, Position, Record};
use space_taxi::rules::{Action, Game, NumberTile, PassengerFace, Phase, Placement, Player, Throw, Turn, TurnResult};

/// One player's turn, or as much of it as was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLog {
    pub player: Player,
    /// Who began it for the player.
    pub driver: Driver,
    pub round: u8,
    pub lines: Vec<Message>,
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

fn lines(game: &Game, action: &Action, next: &Game) -> Vec<Message> {
    match (action, game.phase()) {
        (Action::Throw(throw), _) => {
            let number = game.turn_to_throw().map_or(0, |turn| turn.throws_made()) + 1;
            vec![say::log_throw(thrown(throw), number)]
        }
        (Action::Place(placement), Phase::ToPlace(turn, throw)) => {
            let mut lines = vec![placing(turn, throw, placement)];
            lines.extend(launched(next, turn.wings().fuel.and(&placement.fuel).sum(), game));
            lines
        }
        (Action::Place(_), _) => Vec::new(),
        (Action::Spend(coins), _) => (*coins > 0).then(|| say::log_spent(*coins)).into_iter().collect(),
    }
}

/// A choice at this moment; a throw is none.
#[must_use]
pub fn choice(position: &Position, action: &Action) -> Option<Message> {
    match action {
        Action::Throw(_) => None,
        Action::Place(placement) => Some(placing(position.turn(), position.thrown()?, placement)),
        Action::Spend(coins) => Some(say::log_spent(*coins)),
    }
}

fn placing(turn: &Turn, throw: &Throw, placement: &Placement) -> Message {
    let tile = turn.tile_for(throw, placement.dice()).expect("a record's placements have their tile");
    match tile {
        NumberTile::Zero => say::log_kept_none(),
        _ => say::log_placed(placed(placement, throw, turn.loses_crystal(throw)), tile.number()),
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

fn thrown(throw: &Throw) -> Arg {
    let passengers = throw.passengers.iter().map(face);
    let fuel = throw.fuel.iter().map(|face| say::log_fuel(face.number()));
    let crystal = throw.smuggling.map(|crystal| say::log_crystal(crystal.number()));
    passengers.chain(fuel).chain(crystal).collect::<Vec<_>>().into()
}

fn placed(placement: &Placement, throw: &Throw, lost: bool) -> Arg {
    let passengers = placement.passengers.iter().map(|seated| match seated {
        PassengerFace::Thumb => say::log_joker_unpaid(),
        PassengerFace::Alien(species) => species_name(species),
    });
    let jokers = placement.jokers.iter().map(|species| say::log_joker_as(species_name(species)));
    let fuel = placement.fuel.iter().map(|face| say::log_fuel(face.number()));
    let crystal = throw.smuggling.filter(|_| placement.crystal).map(|crystal| say::log_crystal(crystal.number()));
    let lost = lost.then(say::log_lost);
    passengers.chain(jokers).chain(fuel).chain(crystal).chain(lost).collect::<Vec<_>>().into()
}

fn face(face: PassengerFace) -> Message {
    match face {
        PassengerFace::Alien(species) => species_name(species),
        PassengerFace::Thumb => say::joker(),
    }
}
