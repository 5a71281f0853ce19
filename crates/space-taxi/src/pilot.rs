//! The pilot: exact play of a turn, and all that follows from it.
//!
//! A turn is a finite game against chance, small enough to be solved: [`TurnValues`] knows what every position, throw and
//! placement is worth by best play, for any worth of (result, coins left). [`Prospects`] chains solved turns into rounds,
//! and forgets them; [`ComputerPlayers`] do so for a table and remember them.
//!
//! Pure. No web, no clock and no source of chance may enter, and no seed: the pilot sees what a person at the table sees.

mod at_a_glance;
mod by_purse;
mod cabbie;
mod coach;
mod computer_players;
mod draws;
mod fuelling;
mod handfuls;
mod options;
mod passenger_choices;
mod position_index;
mod prospects;
pub mod protocol;
mod review;
mod rookie;
mod round_simulation;
mod rules_of_thumb;
mod seating;
mod shared_tables;
mod solver;
mod turn_ends;
mod turn_results;
mod turn_values;
mod utility;
mod win_chances;

pub use at_a_glance::at_a_glance;
pub use coach::{Hint, TurnOdds};
pub use computer_players::{Aim, ComputerPlayers};
pub use prospects::Prospects;
pub use review::{Account, CurvePoint, Decision, Review};
pub use shared_tables::SharedTables;
pub use turn_ends::TurnEnds;
pub use turn_results::Outcome;
pub use turn_values::{TurnValues, Valued};
pub use utility::Supply;
pub use win_chances::WinChances;
