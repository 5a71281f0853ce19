//! The pilot against figures by hand, against the rules themselves, and against its own policy.

#[path = "../support/built.rs"]
mod built;
mod by_force;
mod by_hand;
mod crews;
mod forecasts;
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

use std::sync::{Arc, LazyLock};

use space_taxi::pilot::{Charts, Prospects, Supply, TurnValues};
use space_taxi::rules::ALL_COINS;

static CHARTS: LazyLock<Arc<Charts>> = LazyLock::new(|| Arc::new(Charts::draw()));

/// A turn of the last round, played for points.
static LAST_ROUND: LazyLock<TurnValues> =
    LazyLock::new(|| TurnValues::solve(&CHARTS, |result, _| f64::from(result), Supply::Plenty, ALL_COINS));

fn prospects() -> Prospects {
    Prospects::new(Arc::clone(&CHARTS))
}
