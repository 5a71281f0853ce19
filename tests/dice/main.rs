//! The dice, from outside: that they are the published ones, fair, independent, and the same in another language.

#[path = "../support/times.rs"]
mod times;

mod document;
mod fairness;
mod games;
mod independence;
mod javascript;
mod statistics;
mod text;
mod vectors;
