//! Everything that is about Space Taxi, and nothing that another game would need as well.

pub mod dice;
pub mod pilot;
pub mod record;
pub mod rules;
pub mod table;
