//! Space Taxi: a dice game for three to five players, in the browser.
//!
//! The map of the house, one paragraph a room:
//!
//! - [`space_taxi`] is everything that is about this game: its rules, its dice, its record. Pure: it builds and is
//!   tested on the host, without a browser.
//! - `shell` is what any game table needs around the game: the page's frame. It exists only in the browser build.
//! - `platform` is the only room that touches the browser itself. It exists only in the browser build.
//!
//! The arrows, none of which points back: `rules <- dice <- record <- shell -> platform`.

pub mod space_taxi;

#[cfg(target_arch = "wasm32")]
pub mod platform;
#[cfg(target_arch = "wasm32")]
pub mod shell;
