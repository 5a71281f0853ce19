//! The record: its text, its compact form, positions, taking back, and checking the dice.

#[path = "../support/built.rs"]
mod built;
#[path = "../support/luck.rs"]
mod luck;
#[path = "../support/random_hand.rs"]
mod random_hand;
#[path = "../support/times.rs"]
mod times;

mod by_hand;
mod coded;
mod compact;
mod corpus;
mod either_game;
mod example;
mod games;
mod goldens;
mod laws;
mod links;
mod misread;
mod position;
mod stored;
mod text;
mod undo;
mod unreadable;
mod verify;
