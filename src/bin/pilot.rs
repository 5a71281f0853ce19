//! Registers the pilot in a thread of its own, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use std::sync::Arc;

    use dice_table::platform::thread::duty;
    use dice_table::space_taxi::pilot::radio::Station;
    use dice_table::space_taxi::pilot::{Charts, Crew};

    duty::serve(Station::new(Crew::new(Arc::new(Charts::draw()))), Station::hear, Station::work);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
