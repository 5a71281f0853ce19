//! The record: its text, its compact form, taking back, and checking the tiles.

#[path = "../../../../tests/support/luck.rs"]
mod luck;
#[path = "../../../../tests/support/times.rs"]
mod times;

mod compact;
mod corpus;
mod daily;
mod document;
mod example;
mod games;
mod laws;
mod links;
mod misread;
mod misread_acts;
mod openings;
mod position;
mod stored;
mod undo;
mod unreadable;
mod verify;
