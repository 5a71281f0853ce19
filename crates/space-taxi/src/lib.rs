//! The rules engine of Space Taxi, without a page: rules, dice, record and pilot.
//!
//! The arrows, none of which points back: `rules <- dice <- record <- pilot`. Pure: it builds and is tested without a browser.

pub mod dice;
pub mod pilot;
pub mod record;
pub mod rules;
