//! The rules engine of Manhattan TraffIQ, without a page: rules, stock, record and computer players.
//!
//! The arrows, none of which points back: `rules <- stock <- record`, `rules <- pilot`. Pure: it builds and is tested without a browser.

// The helpers of the tests outside speak of the crate by its name, and some serve tests inside.
#[cfg(test)]
extern crate self as traffiq;

pub mod pilot;
pub mod record;
pub mod rules;
pub mod stock;
