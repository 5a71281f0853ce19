//! Registers the pilot in a thread of its own, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use std::sync::Arc;

    use dice_table::platform::thread;
    use dice_table::space_taxi::pilot::{Charts, Crew, radio};

    let mut crew = Crew::new(Arc::new(Charts::draw()));
    thread::serve(move |line| radio::respond(&mut crew, line));
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
