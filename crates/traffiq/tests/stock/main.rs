//! The stock, from outside: that its tiles are the published ones, fair, independent of what is played, and the same in another language.

#[path = "../../../../tests/support/luck.rs"]
mod luck;
#[path = "../../../../tests/support/times.rs"]
mod times;

mod document;
mod fairness;
mod independence;
mod javascript;
mod vectors;
