//! Registers the pilot in a worker of its own, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use std::sync::Arc;

    use browser::worker::serve::{self, Heard};
    use space_taxi::pilot::protocol::{Reply, Request, Worker, decode, encode};
    use space_taxi::pilot::{ComputerPlayers, SharedTables};

    let hear = |worker: &mut Worker, message: &[u8]| match decode(message) {
        Ok(Request::Touched) => Heard::Touch,
        Ok(Request::Ask { id, question, record }) => {
            worker.ask(id, question, record);
            Heard::Work
        }
        Err(_) => Heard::ReplyNow(encode(&Reply::NotUnderstood)),
    };
    let worker = Worker::new(ComputerPlayers::new(Arc::new(SharedTables::build())));
    serve::serve(worker, &encode(&Reply::Ready), hear, |worker, enough| {
        worker.work(enough).map(|reply| reply.map(|reply| encode(&reply)))
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
