//! Registers the pilot in a thread of its own, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use std::sync::Arc;

    use space_taxi::pilot::protocol::{Reply, Request, Worker, decode, encode};
    use space_taxi::pilot::{Charts, Crew};
    use space_taxi_web::platform::thread::duty::{self, Heard};

    let hear = |worker: &mut Worker, message: &[u8]| match decode(message) {
        Ok(Request::Touched) => Heard::Touch,
        Ok(Request::Ask { id, question, record }) => {
            worker.ask(id, question, record);
            Heard::Work
        }
        Err(_) => Heard::Answer(encode(&Reply::NotUnderstood)),
    };
    let worker = Worker::new(Crew::new(Arc::new(Charts::draw())));
    duty::serve(worker, &encode(&Reply::Ready), hear, |worker, enough| {
        worker.work(enough).map(|reply| reply.map(|reply| encode(&reply)))
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
