//! The only room that touches `web_sys` and `js_sys`. Nothing here knows a rule of the game or draws.
//!
//! Every function is total: a browser that refuses gives an error or nothing, never a panic. What listens or waits is
//! held by a value and ends when that value is dropped. Elements are named by their id, so that no browser type leaves
//! this room. The plain data that goes in and out also builds on the host, so that whoever decides something with it
//! can be tested there.

pub mod day;
pub mod frames;
pub mod geometry;
pub mod keys;
pub mod note;
pub mod pace;
pub mod shelf;
pub mod storage;

#[cfg(target_arch = "wasm32")]
pub mod animate;
#[cfg(target_arch = "wasm32")]
pub mod audio;
#[cfg(target_arch = "wasm32")]
pub mod awake;
#[cfg(target_arch = "wasm32")]
pub mod claim;
#[cfg(target_arch = "wasm32")]
pub mod clipboard;
#[cfg(target_arch = "wasm32")]
pub mod clock;
#[cfg(target_arch = "wasm32")]
pub mod device;
#[cfg(target_arch = "wasm32")]
pub mod fetch;
#[cfg(target_arch = "wasm32")]
pub mod field;
#[cfg(target_arch = "wasm32")]
pub mod files;
#[cfg(target_arch = "wasm32")]
pub mod focus;
#[cfg(target_arch = "wasm32")]
pub mod history;
#[cfg(target_arch = "wasm32")]
pub mod host_page;
#[cfg(target_arch = "wasm32")]
pub mod install;
#[cfg(target_arch = "wasm32")]
pub mod motion;
#[cfg(target_arch = "wasm32")]
pub mod offline;
#[cfg(target_arch = "wasm32")]
pub mod page;
#[cfg(target_arch = "wasm32")]
pub mod panic;
#[cfg(target_arch = "wasm32")]
pub mod random;
#[cfg(target_arch = "wasm32")]
pub mod renders;
#[cfg(target_arch = "wasm32")]
pub mod share;
#[cfg(target_arch = "wasm32")]
pub mod theme;
#[cfg(target_arch = "wasm32")]
pub mod thread;
#[cfg(target_arch = "wasm32")]
pub mod touch;
#[cfg(target_arch = "wasm32")]
pub mod watch;

#[cfg(target_arch = "wasm32")]
mod media;
#[cfg(target_arch = "wasm32")]
mod reach;
