//! What the pieces of the game are called.

use crate::space_taxi::rules::Species;
use crate::words::{Message, say};

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
