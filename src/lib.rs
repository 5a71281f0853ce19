//! Space Taxi: a dice game for three to five players, in the browser.
//!
//! The page. The map of the house, one paragraph a room:
//!
//! - The crate [`space_taxi`] is the engine: rules, dice, record and pilot. Beneath it lies `game_core`, which knows no rule of any game.
//! - [`table`] is what is seen and done at the table. Pure but for what draws it.
//! - [`words`] is every text that a player sees or hears: typed messages in every language. It is as pure.
//! - [`shell`] is what is around the table: the page's frame, saved games, settings, sound. What draws exists only in the browser build.
//!
//! Whatever calls the browser is in the crate `browser`, what goes in and out of it as plain data in [`app_core`], and hooks and components that any game's
//! page needs in `ui`. None of them knows a game.
//!
//! The arrows, none of which points back: `game_core <- space_taxi <- table <- shell`, `words <- table, shell` and `app_core <- browser <- ui <- shell`.

pub mod shell;
pub mod table;
pub mod words;
