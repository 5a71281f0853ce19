//! The browser's `localStorage`, which may be missing, forbidden or full at any moment.
//!
//! Own code, not `gloo-storage`: that one panics where a sandboxed frame forbids storage, and speaks JSON only.

mod scope;

#[cfg(target_arch = "wasm32")]
mod local;

#[cfg(target_arch = "wasm32")]
pub use local::{Storage, ask_to_last, open, watch};
pub use scope::{is_slot, key_prefix, slot_of};
