//! Space Taxi: a dice game for three to five players, in the browser.
//!
//! The map of the house, one paragraph a room:
//!
//! - [`space_taxi`] is everything that is about this game: its rules, its dice, its record, its pilot, its table. Pure but
//!   for what draws the table: it builds and is tested on the host, without a browser.
//! - [`words`] is every text that a player sees or hears: typed messages in every language. It is as pure.
//! - [`shell`] is what any game table needs around the game: the page's frame, saved games, settings, sound. What draws
//!   exists only in the browser build.
//! - [`platform`] is the only room that touches the browser itself. On the host only its plain data is left.
//!
//! The arrows, none of which points back: `rules <- dice <- record <- pilot <- table <- shell -> platform`, and
//! `words <- table, shell`.

pub mod platform;
pub mod shell;
pub mod space_taxi;
pub mod words;
