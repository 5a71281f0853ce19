//! What the page of any game needs and can be tested without a browser. No game is named here, and nothing calls the browser.

pub mod embed;
pub mod frames;
pub mod geometry;
pub mod install;
pub mod keys;
pub mod note;
pub mod pace;
pub mod qr;
pub mod saves;
pub mod settings;
pub mod storage;
pub mod storage_keys;
pub mod tempo;
pub mod text_search;
pub mod update;
pub mod worker_queue;

/// The days of the calendar.
pub use game_core::day;
