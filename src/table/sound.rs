//! The sounds of the game, as data: each cue is a handful of notes. Sound is never the only signal.

mod fanfare;
mod flight;
mod pieces;
mod purse;
mod roll;
#[cfg(test)]
mod tests;
mod voices;

use app_core::note::{Note, Score};

/// Something that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice tumble over wood, a little different each time.
    Roll,
    /// A die is taken as the n-th of a selection, counting from 0: each one higher.
    Select(u8),
    /// A passenger sits down and says something, in the voice of the species with this index.
    Seat(u8),
    /// A fuel die with so many pips is placed: the more, the higher.
    Fuel(u8),
    /// The crystal is safe.
    Crystal,
    /// The crystal is lost.
    Crack,
    /// A number tile is turned.
    Tile,
    CoinPay,
    CoinGain,
    /// A thumb becomes a passenger.
    Joker,
    /// The taxi can lift off.
    Ready,
    LiftOff,
    Misfire,
    /// A number counts up by one.
    Tick,
    /// A round is over.
    Round,
    Win,
    /// That cannot be done.
    Deny,
}

/// Semitones above the first die of a selection: a major scale.
const SCALE: [u8; 10] = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16];

impl Cue {
    /// How many milliseconds the device buzzes with it: what a table would make hands feel, and nothing else.
    #[must_use]
    pub const fn buzz_ms(self) -> u8 {
        match self {
            Self::Roll => 12,
            Self::Crack | Self::LiftOff | Self::Win => 30,
            Self::Misfire => 60,
            _ => 0,
        }
    }

    /// What is played. `times` says how often something was played before and picks a variant where there are some.
    #[must_use]
    pub fn score(self, times: usize) -> Score {
        match self {
            Self::Roll => plain(&roll::TUMBLES[times % roll::TUMBLES.len()]),
            Self::Select(nth) => higher(&pieces::POP, SCALE[usize::from(nth).min(SCALE.len() - 1)]),
            Self::Seat(species) => plain(voices::ALL[usize::from(species) % voices::ALL.len()]),
            Self::Fuel(pips) => higher(&pieces::PUFF, pips.clamp(1, 6) * 2),
            Self::Crystal => plain(&pieces::PING),
            Self::Crack => plain(&pieces::CRACK),
            Self::Tile => plain(&pieces::FLIP),
            Self::CoinPay => plain(&purse::PAY),
            Self::CoinGain => plain(&purse::GAIN),
            Self::Joker => plain(&pieces::TA_DA),
            Self::Ready => plain(&flight::HUM),
            Self::LiftOff => plain(&flight::LIFT_OFF),
            Self::Misfire => plain(&flight::MISFIRE),
            Self::Tick => plain(&purse::TICK),
            Self::Round => plain(&fanfare::ROUND),
            Self::Win => plain(&fanfare::WIN),
            Self::Deny => plain(&pieces::TAP),
        }
    }
}

const fn plain(notes: &'static [Note]) -> Score {
    Score { notes, pitch: 1.0 }
}

fn higher(notes: &'static [Note], semitones: u8) -> Score {
    Score { notes, pitch: (f32::from(semitones) / 12.0).exp2() }
}
