//! Random play, shared by tests and benches: everything follows from a seed, so a failure can be played again.

pub mod luck;
pub mod random_game;
pub mod random_hand;
