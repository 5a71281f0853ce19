//! Random play, shared by tests and benches: everything follows from a seed, so a failure can be played again.

#[path = "../../../../tests/support/luck.rs"]
pub mod luck;

pub mod random_game;
