//! The failure to launch that a record ends with.

use space_taxi::record::{Event, Record};
use space_taxi::rules::{Action, Phase, Player, Progress, Turn};

/// Who failed to launch with the last action, if it was such a placement.
pub(super) fn misfire(record: &Record) -> Option<(Player, Turn)> {
    let last = record.events().iter().rposition(|event| matches!(event, Event::Act(_)))?;
    let Event::Act(Action::Place(placement)) = record.events()[last] else {
        return None;
    };
    let before = Record::replay(record.opening().clone(), &record.events()[..last]).ok()?;
    let game = before.game();
    let Phase::ToPlace(turn, throw) = game.phase() else {
        return None;
    };
    match turn.place(throw, game.coins().purse(game.player()), &placement) {
        Ok(Progress::Misfire(turn)) => Some((game.player(), turn)),
        _ => None,
    }
}
