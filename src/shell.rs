//! What any game table needs around the game: the first page, saved games, settings, sounds. What decides something is
//! plain and builds on the host; what draws or touches the page exists only in the browser build. Whatever touches the
//! browser itself belongs to the crate `browser`, whatever knows a rule of the game to
//! the engine, [`space_taxi`].

pub mod announce;
pub mod board_text;
pub mod busy;
pub mod channel;
pub mod coaching;
pub mod computers;
pub mod cues;
pub mod daily;
pub mod dead_link;
pub mod dice_stats;
pub mod embed;
pub mod first_flight;
pub mod gate;
pub mod hotkeys;
pub mod import;
pub mod motion;
pub mod notices;
pub mod proof;
pub mod question;
pub mod reading;
pub mod reckoning;
pub mod refusal;
pub mod replay;
pub mod room;
pub mod route;
pub mod rule_boards;
pub mod rule_now;
pub mod saves;
pub mod seating;
pub mod seen;
pub mod sound;
pub mod standings;
pub mod tips;
pub mod turn_log;

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
pub mod seed;

#[cfg(target_arch = "wasm32")]
pub use page::App;
