//! The plain parts of the shell at tables of real games: what is asked, said, heard and logged.

mod announced;
mod embedded;
mod fallen;
mod first_flight;
mod heard;
mod imported;
mod kept;
mod keys;
mod logged;
mod proofs;
mod questions;
mod readings;
mod reckoned;
mod renewed;
mod replayed;
mod rules;
mod tables;
