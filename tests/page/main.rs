//! The plain parts of the page at tables of real games: what is asked, said, heard and logged.

mod announced;
mod busy;
mod confirmations;
mod daily;
mod dead_links;
mod device;
mod embedded;
mod fallen;
mod fingerprints;
mod first_flight;
mod heard;
mod host_games;
mod imported;
mod kept;
mod keys;
mod last_scene;
mod logged;
mod readings;
mod replayed;
mod review_rows;
mod rules;
mod scanned;
mod standing;
mod tables;
mod wished;
