//! Places and acts in letters and digits: `lay BGRB 50.51 truck 51/51 beats 52/51`.

use game_core::plain_number;

use crate::rules::{Act, Axis, Cell, Crossing, End, Lay, Outcome, Ride, Spare, Step};

/// `51.50`
pub(super) fn cell_from(word: &str) -> Option<Cell> {
    let (column, row) = word.split_once('.')?;
    Cell::new(plain_number(column)?, plain_number(row)?)
}

/// `51/50`
pub(super) fn crossing_from(word: &str) -> Option<Crossing> {
    let (avenue, street) = word.split_once('/')?;
    Crossing::new(plain_number(avenue)?, plain_number(street)?)
}

/// `ns` or `ew`
pub(super) fn axis_from(word: &str) -> Option<Axis> {
    Axis::ALL.into_iter().find(|axis| axis.word() == word)
}

/// The act in words, with the crossings whose vehicles have to leave; nothing for the end of a turn.
pub(super) fn act_text(act: &Act, outcome: &Outcome) -> Option<String> {
    let said = match act {
        Act::Lay(lay) => lay_text(lay),
        Act::Ride(ride) => ride_text(ride),
        Act::Draw(tile) => format!("draw {tile}"),
        Act::EndTurn => return None,
    };
    Some(match beats_text(outcome) {
        Some(beats) => format!("{said} {beats}"),
        None => said,
    })
}

/// `beats 52/51 53/51`, if anybody leaves.
pub(super) fn beats_text(outcome: &Outcome) -> Option<String> {
    let places: String = outcome.beaten.iter().map(|(crossing, _)| format!(" {crossing}")).collect();
    (!places.is_empty()).then(|| format!("beats{places}"))
}

fn lay_text(Lay { sides, cell, arrivals, spared }: &Lay) -> String {
    let cars: String =
        arrivals.iter().map(|arrival| format!(" {} {}", arrival.kind.word(), arrival.crossing)).collect();
    format!("lay {sides} {cell}{cars}{}", spared_text(spared))
}

fn ride_text(Ride { kind, from, to, spared }: &Ride) -> String {
    format!("{} {from}>{to}{}", kind.word(), spared_text(spared))
}

/// A turn that may be played, before anybody knows what a draw brings: `lay BGRB 50.51 truck 51/51; draw`.
#[must_use]
pub fn turn_text(turn: &[Step]) -> String {
    let step = |step: &Step| match step {
        Step::Lay(lay) => lay_text(lay),
        Step::Ride(ride) => ride_text(ride),
        Step::Draw => "draw".to_owned(),
    };
    if turn.is_empty() { "pass".to_owned() } else { turn.iter().map(step).collect::<Vec<_>>().join("; ") }
}

fn spared_text(spared: &[Spare]) -> String {
    spared.iter().map(|Spare { axis, crossing }| format!(" spare {} {crossing}", axis.word())).collect()
}

/// How a game has ended.
pub(super) const fn end_words(end: End) -> &'static str {
    match end {
        End::AllPlaced => "all placed",
        End::LastRound => "last round",
        End::Quiet => "quiet",
    }
}
