//! The pilot: exact play of a turn, and all that follows from it.
//!
//! A turn is a finite game against chance, small enough to be solved: [`TurnValues`] knows what every position, throw and
//! placement is worth by best play, for any worth of (result, coins left). [`Prospects`] chains solved turns into rounds,
//! and forgets them; a [`Crew`] does so for a table and remembers them.
//!
//! Pure. No web, no clock and no source of chance may enter, and no seed: the pilot sees what a person at the table sees.

mod at_a_glance;
mod boarding;
mod by_purse;
mod cabbie;
mod charts;
mod coach;
mod courses;
mod crew;
mod draws;
mod forecast;
mod fuelling;
mod handfuls;
mod ledger;
mod options;
mod prospects;
pub mod protocol;
mod review;
mod rookie;
mod rules_of_thumb;
mod seating;
mod solver;
mod stakes;
mod standing;
mod turn_ends;
mod turn_values;

pub use at_a_glance::at_a_glance;
pub use charts::Charts;
pub use coach::{Hint, TurnOdds};
pub use crew::{Aim, Crew};
pub use forecast::Outcome;
pub use prospects::Prospects;
pub use review::{Account, Decision, Review};
pub use stakes::Supply;
pub use standing::WinChances;
pub use turn_ends::TurnEnds;
pub use turn_values::{TurnValues, Valued};
