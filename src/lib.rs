//! Space Taxi: a dice game for three to five players, in the browser.
//!
//! The page. The map:
//!
//! - The crate [`space_taxi`] is the engine: rules, dice, record and pilot. Beneath it lies `game_core`, which knows no rule of any game.
//! - [`table`] is what is seen, heard and done at the table and around it. Pure: it builds and is tested on the host.
//! - [`words`] is every text that a player sees or hears: typed messages in every language. It is as pure.
//! - `view` is the page in Yew, and `app` its root; both exist only in the browser build.
//!
//! Whatever calls the browser is in the crate `browser`, what goes in and out of it as plain data in [`app_core`], and hooks and components that any game's
//! page needs in `ui`. None of them knows a game.
//!
//! The arrows, none of which points back: `game_core <- space_taxi <- table <- view`, `words, app_core <- table` and
//! `app_core <- browser <- ui <- view`.

#[cfg(target_arch = "wasm32")]
mod app;
pub mod table;
#[cfg(target_arch = "wasm32")]
mod view;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub use app::App;
