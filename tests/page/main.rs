//! The plain parts of the shell at tables of real games: what is asked, said, heard and logged.

mod announced;
mod daily;
mod dead_links;
mod device;
mod embedded;
mod fallen;
mod first_flight;
mod heard;
mod imported;
mod kept;
mod keys;
mod lent;
mod logged;
mod proofs;
mod questions;
mod readings;
mod reckoned;
mod renewed;
mod replayed;
mod rules;
mod scanned;
mod seen;
mod standing;
mod tables;
mod wished;
