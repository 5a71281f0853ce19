//! The laws of the rules: what holds in every game, however it is played, and what each ruling asks for.

#[path = "../support/mod.rs"]
mod support;

#[path = "../support/times.rs"]
mod times;

mod always;
mod coins;
mod flight;
mod paper;
mod placements;
mod random;
mod reached;
mod refusals;
mod rounds;
mod species;
mod total;
