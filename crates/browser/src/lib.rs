//! The only crate that calls the browser. Nothing here knows a game or draws.
//!
//! Every function is total: a browser that refuses gives an error or nothing, never a panic. What listens or waits is held by a value and ends when
//! that value is dropped. Elements are named by their id, so that no browser type leaves this crate. The plain data that goes in and out is
//! [`app_core`]'s, so that whoever decides something with it can be tested without a browser.

pub mod animate;
pub mod audio;
pub mod clipboard;
pub mod clock;
pub mod device;
pub mod fetch;
pub mod field;
pub mod files;
pub mod focus;
pub mod geometry;
pub mod history;
pub mod host_page;
pub mod install;
pub mod keys;
pub mod listener;
pub mod local_storage;
pub mod motion;
pub mod page;
pub mod panic;
pub mod random;
pub mod renders;
pub mod service_worker;
pub mod share;
pub mod tab_lock;
pub mod theme;
pub mod touch;
pub mod wake_lock;
pub mod worker;

mod media;
mod reflect;
