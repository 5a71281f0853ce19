//! What is heard of the things that happen at the table, and when.

use super::sound::Cue;
use crate::table::moves::times;
use crate::table::{Blocked, Happening, JokerChoice, SeatModel, TableState};
use space_taxi::rules::{Face, PassengerFace, Phase};

/// A sound and how many milliseconds after the news it belongs, at normal speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    pub after_ms: u32,
    pub cue: Cue,
}

/// Everything that is heard of what has just happened at this table, in order and in time with what is seen.
#[must_use]
pub fn heard(state: &TableState) -> Vec<Heard> {
    let (mut heard, mut start) = (Vec::new(), 0);
    for happening in &state.news().what {
        heard.extend(
            cues(happening, state).into_iter().map(|(after_ms, cue)| Heard { after_ms: start + after_ms, cue }),
        );
        start += lasts(happening);
    }
    heard
}

/// How long what follows has to wait for the pieces.
fn lasts(happening: &Happening) -> u32 {
    match happening {
        Happening::Thrown { throw, .. } => times::thrown(throw.dice().count().into()),
        Happening::Placed { seated, fuel, mined, .. } => {
            times::placed((seated.len() + fuel.len() + usize::from(mined.is_some())) as u32) + times::FADE
        }
        _ => 0,
    }
}

fn cues(happening: &Happening, state: &TableState) -> Vec<(u32, Cue)> {
    let now = |cue| vec![(0, cue)];
    match happening {
        Happening::Thrown { .. } => now(Cue::Roll),
        Happening::CrystalLost { .. } => now(Cue::Crack),
        Happening::Picked { count, .. } => now(Cue::Select(count.saturating_sub(1))),
        Happening::PutBack { count, .. } => now(Cue::Select(*count)),
        Happening::Forced { count } => now(Cue::Select(count.saturating_sub(1))),
        Happening::TileFilled(tile) => now(Cue::Select(tile.number().saturating_sub(1))),
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
            cues.extend((1..).map(times::landed).zip(pieces));
            let last = cues.iter().filter(|(after, _)| *after > 0).count();
            cues.push((times::landed(last as u32), Cue::Tile));
            let fuelled = matches!(state.record().game().phase(), Phase::ToThrow(turn) if turn.wings().are_fuelled());
            cues.extend((fuelled && !fuel.is_empty()).then_some((times::placed(last as u32), Cue::Ready)));
            cues
        }
        Happening::LiftOff { bonus, .. } => lift_off(*bonus, state),
        Happening::Misfire { .. } => now(Cue::Misfire),
        Happening::SpendingSet { .. } | Happening::Proposed { .. } | Happening::TakenBack => now(Cue::Tick),
        Happening::Settled { paid, .. } => (*paid > 0).then_some((0, Cue::CoinPay)).into_iter().collect(),
        Happening::RoundOver { .. } => now(Cue::Round),
        Happening::GameOver { .. } => now(Cue::Win),
        // Its button shows it, and the die has sounded.
        Happening::TurnBegins { .. }
        | Happening::TileReady(_)
        | Happening::Blocked(Blocked::TileTurned(_) | Blocked::TooMany(_) | Blocked::ThumbUndecided) => Vec::new(),
        Happening::Refused(_)
        | Happening::CannotUndo(_)
        | Happening::ThumbUndecided
        | Happening::Blocked(_)
        | Happening::TileWaits(_) => now(Cue::Deny),
    }
}

/// The taxi climbs when the lone aliens are out; then each row of the ticket ticks, and the bonus comes in.
fn lift_off(bonus: u8, state: &TableState) -> Vec<(u32, Cue)> {
    let seats = &state.model().board.seats;
    let alone = seats.iter().filter(|seat| matches!(seat, SeatModel::Taken { alone: true, .. })).count();
    let start = times::got_out(alone as u32);
    let counts = start + times::LIFT_OFF;
    let ticks = (1..=4).map(|row| (counts + row * times::COUNT / 4, Cue::Tick));
    let gain = (bonus > 0).then_some((counts + times::COUNT + times::COIN, Cue::CoinGain));
    [(start, Cue::LiftOff)].into_iter().chain(ticks).chain(gain).collect()
}
