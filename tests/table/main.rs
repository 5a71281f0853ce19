//! The table as people use it, without a browser: intents in, model out.

#[path = "../support/times.rs"]
mod times;

mod act;
mod cheers;
mod forced;
mod games;
mod last_die;
mod model;
mod moves;
mod picks;
mod play;
mod solo;
mod stakes;
mod thoughts;
