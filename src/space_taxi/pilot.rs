//! The pilot: exact play of a turn, and all that follows from it.
//!
//! A turn is a finite game against chance, small enough to be solved: [`TurnValues`] knows what every position, throw and
//! placement is worth by best play, for any worth of (result, coins left). [`Prospects`] chains solved turns into rounds.
//!
//! Pure. No web, no clock and no source of chance may enter, and no seed: the pilot sees what a person at the table sees.

mod boarding;
mod by_purse;
mod charts;
mod fuelling;
mod handfuls;
mod ledger;
mod prospects;
mod seating;
mod solver;
mod stakes;
mod turn_values;

pub use by_purse::ByPurse;
pub use charts::Charts;
pub use prospects::Prospects;
pub use stakes::Supply;
pub use turn_values::{TurnValues, Valued};
