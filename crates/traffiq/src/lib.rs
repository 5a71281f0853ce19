//! The rules engine of Manhattan TraffIQ, without a page: rules, stock and what is to stand on them.
//!
//! The arrows, none of which points back: `rules <- stock`. Pure: it builds and is tested without a browser.

pub mod rules;
pub mod stock;
