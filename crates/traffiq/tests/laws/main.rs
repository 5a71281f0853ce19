//! The laws of the rules: what holds in every game, however it is played.

#[path = "../support/mod.rs"]
mod support;

#[path = "../../../../tests/support/times.rs"]
mod times;

mod always;
mod cities;
mod competing;
mod ends;
mod flood;
mod listed;
mod paper;
mod perturbed;
mod random;
mod reached;
mod second;
mod set_up;
mod symmetry;
mod tiles;
