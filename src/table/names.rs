//! What the pieces of the game and its players are called.

use crate::words::{Message, say};
use space_taxi::record::{Driver, Level};
use space_taxi::rules::Species;

/// What a species is called.
#[must_use]
pub fn species_name(species: Species) -> Message {
    match species {
        Species::Orbi => say::species_orbi(),
        Species::Alpi => say::species_alpi(),
        Species::Mopi => say::species_mopi(),
        Species::Tembo => say::species_tembo(),
        Species::Xeno => say::species_xeno(),
    }
}

/// What a level is called.
#[must_use]
pub fn level_name(level: Level) -> Message {
    match level {
        Level::Rookie => say::driver_rookie(),
        Level::Cabbie => say::driver_cabbie(),
        Level::Captain => say::driver_captain(),
        Level::Ace => say::driver_ace(),
    }
}

/// What somebody is called who can play.
#[must_use]
pub fn driver_name(driver: Driver) -> Message {
    match driver {
        Driver::Person => say::driver_person(),
        Driver::Computer(level) => level_name(level),
    }
}
