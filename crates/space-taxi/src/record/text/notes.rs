//! The lines of a record that follow from the rules: printed for readers, checked when read.

use crate::record::opening::Opening;
use crate::rules::{Action, Game, Phase, Player, Round, TurnResult};

/// What is to be said before the first throw.
pub(super) fn at_the_start(opening: &Opening) -> Vec<String> {
    next_turn(opening, &opening.game())
}

/// What is to be said when `action` has led from one game to the next.
pub(super) fn after(opening: &Opening, before: &Game, action: &Action, after: &Game) -> Vec<String> {
    let mut notes = Vec::new();
    if let Phase::ToSpend(flight) = after.phase() {
        let fare = flight.fare;
        notes.push(format!("launch {} x {} + {}", fare.passengers, fare.factor.number(), fare.crystal));
        if flight.bonus > 0 {
            notes.push(format!("bonus {}", flight.bonus));
        }
    }
    let player = before.player();
    if let Some(result) = ended_turn(before, after, player) {
        if let (TurnResult::Misfire, Action::Place(placement), Phase::ToPlace(turn, _)) =
            (result, action, before.phase())
        {
            notes.push(format!("misfire {}", turn.wings().fuel.and(&placement.fuel).sum()));
        }
        notes.push(format!("result {}", result.points()));
        if after.rounds().len() > before.rounds().len() {
            notes.extend(after.rounds().last().iter().flat_map(|round| end_of_round(opening, round, after)));
        }
        notes.extend(next_turn(opening, after));
    }
    notes
}

fn ended_turn(before: &Game, after: &Game, player: Player) -> Option<TurnResult> {
    if after.rounds().len() > before.rounds().len() {
        return after.rounds().last().map(|round| round.results()[player]);
    }
    after.result(player).filter(|_| before.result(player).is_none())
}

fn end_of_round(opening: &Opening, round: &Round, after: &Game) -> Vec<String> {
    let players = || after.mode().players();
    let struck = players().filter(|player| round.is_struck(*player));
    let mut notes: Vec<String> = struck.map(|player| format!("struck {}", opening.name(player))).collect();
    if *after.phase() == Phase::GameOver {
        notes.extend(players().map(|player| format!("total {} {}", after.total(player), opening.name(player))));
        notes.extend(after.winners().iter().map(|player| format!("winner {}", opening.name(*player))));
    } else if after.mode().strikes() {
        notes.push(format!("opens {}", opening.name(after.opener())));
    }
    notes
}

/// Who throws next, and in which round if it is a new one.
fn next_turn(opening: &Opening, game: &Game) -> Vec<String> {
    let round = match game.phase() {
        Phase::GameOver => return Vec::new(),
        Phase::RoundOver => Some(game.round_number() + 1),
        _ => (game.player() == game.opener()).then_some(game.round_number()),
    };
    let round = round.map(|number| format!("round {number}"));
    round.into_iter().chain([format!("turn {}", opening.name(game.player()))]).collect()
}
