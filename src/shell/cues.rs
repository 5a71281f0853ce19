//! What is heard of the things that happen at the table, and when.

use super::sound::Cue;
use crate::space_taxi::rules::{Face, PassengerFace};
use crate::space_taxi::table::{Happening, JokerChoice, TableState};

/// From the tap until a piece lands, and from one piece to the next, at normal speed.
const FLIGHT_MS: u32 = 320;
const STEP_MS: u32 = 60;
/// From the last piece to its tile, and from there to what comes of it.
const AFTER_MS: u32 = 240;

/// A sound and how many milliseconds after the news it belongs, at normal speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    pub after_ms: u32,
    pub cue: Cue,
}

/// Everything that is heard of what has just happened at this table, in order.
#[must_use]
pub fn heard(state: &TableState) -> Vec<Heard> {
    let mut heard = Vec::new();
    for happening in &state.news().what {
        // What follows a placement waits until the pieces lie.
        let start = heard.last().map_or(0, |last: &Heard| last.after_ms + AFTER_MS);
        heard.extend(cues(happening).into_iter().map(|(after_ms, cue)| Heard { after_ms: start + after_ms, cue }));
    }
    heard
}

fn cues(happening: &Happening) -> Vec<(u32, Cue)> {
    let now = |cue| vec![(0, cue)];
    match happening {
        Happening::Thrown { .. } => now(Cue::Roll),
        Happening::CrystalLost { .. } => now(Cue::Crack),
        Happening::Picked { count, .. } => now(Cue::Select(count.saturating_sub(1))),
        Happening::PutBack { count, .. } => now(Cue::Select(*count)),
        Happening::JokerDecided { choice: JokerChoice::Paid(_), .. } => now(Cue::Joker),
        Happening::JokerDecided { choice: JokerChoice::Unpaid, .. } => now(Cue::Select(0)),
        Happening::Placed { seated, fuel, mined, paid, .. } => {
            let seats = seated.iter().map(|face| match face {
                PassengerFace::Alien(species) => Cue::Seat(species.index() as u8),
                PassengerFace::Thumb => Cue::Select(0),
            });
            let pieces = seats.chain(fuel.iter().map(|pips| Cue::Fuel(*pips))).chain(mined.map(|_| Cue::Crystal));
            let pay = (*paid > 0).then_some((0, Cue::CoinPay));
            let mut cues: Vec<_> = pay.into_iter().collect();
            cues.extend((0..).map(|nth| FLIGHT_MS + nth * STEP_MS).zip(pieces));
            let last = cues.last().map_or(0, |(after, _)| *after);
            cues.push((last + AFTER_MS, Cue::Tile));
            cues
        }
        Happening::LiftOff { bonus, .. } => {
            let gain = (*bonus > 0).then_some((1900, Cue::CoinGain));
            [(0, Cue::LiftOff)].into_iter().chain(gain).collect()
        }
        Happening::Misfire { .. } => now(Cue::Misfire),
        Happening::SpendingSet { .. } | Happening::TakenBack => now(Cue::Tick),
        Happening::Settled { paid, .. } => (*paid > 0).then_some((0, Cue::CoinPay)).into_iter().collect(),
        Happening::RoundOver { .. } => now(Cue::Round),
        Happening::GameOver { .. } => now(Cue::Win),
        Happening::TurnBegins { .. } => Vec::new(),
        Happening::Refused(_) | Happening::CannotUndo(_) | Happening::ThumbUndecided => now(Cue::Deny),
    }
}
