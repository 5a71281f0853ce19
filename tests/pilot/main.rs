//! The pilot against figures by hand, against the rules themselves, and against its own policy.

#[path = "../support/built.rs"]
mod built;
mod by_force;
mod by_hand;
mod computer_players;
mod known_ends;
mod laws;
#[path = "../support/luck.rs"]
mod luck;
mod memory;
mod moments;
mod odds;
mod policy;
mod programs;
mod protocol;
#[path = "../support/random_hand.rs"]
mod random_hand;
mod reviews;
#[path = "../support/times.rs"]
mod times;
mod turn_results;

use std::sync::{Arc, LazyLock};

use space_taxi::pilot::{Prospects, SharedTables, Supply, TurnValues};
use space_taxi::rules::ALL_COINS;

static TABLES: LazyLock<Arc<SharedTables>> = LazyLock::new(|| Arc::new(SharedTables::build()));

/// A turn of the last round, played for points.
static LAST_ROUND: LazyLock<TurnValues> =
    LazyLock::new(|| TurnValues::solve(&TABLES, |result, _| f64::from(result), Supply::Plenty, ALL_COINS));

fn prospects() -> Prospects {
    Prospects::new(Arc::clone(&TABLES))
}
