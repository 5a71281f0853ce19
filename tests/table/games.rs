//! Tables to test with, written in the notation.

use space_taxi::record::text;
use space_taxi_web::table::{Intent, TableState};

pub const OPENING: &str =
    "space-taxi 1\nmode table\nplayer person Andi\nplayer person Bea\nplayer person Chris\nbegins Andi\ndice by hand\n";

/// A turn of 40 points and a full taxi, up to the launch.
pub const FLIGHT: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";
pub const MISFIRE: &str = "1: OOOOOO f111 s8 -> 3: f111\n";

/// The table at which these lines have been played.
pub fn table(lines: &[&str]) -> TableState {
    TableState::open(text::read(&format!("{OPENING}{}", lines.concat())).unwrap())
}

/// The table after these intents, one after the other.
pub fn after(state: &TableState, intents: &[Intent]) -> TableState {
    intents.iter().fold(state.clone(), |state, intent| state.after(intent))
}
