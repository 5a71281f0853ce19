//! A worker for what would stop the page: this side of it. The other one is [`serve`](mod@serve). What the bytes mean that go to
//! and fro is not known here.

pub mod serve;

use js_sys::{Array, JSON, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

use super::listener::Listener;
use super::page;

/// What is heard from a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromWorker {
    Message(Vec<u8>),
    /// It could not be loaded, or it has died.
    Failed,
}

/// A running worker. It ends when this is dropped.
#[derive(Debug)]
pub struct WorkerHandle {
    worker: Worker,
    _watch: Listener,
    touches: Listener,
}

impl WorkerHandle {
    /// Starts the code whose address the page has under this name; nothing where the browser refuses. What is sent before it says
    /// something itself may be lost.
    pub fn start(name: &str, heard: impl Fn(FromWorker) + 'static) -> Option<Self> {
        let address = page::named(name)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // Where it has no origin some browsers refuse a file at once, others only when it is too late to try otherwise.
        let worker = match page::has_origin() {
            true => Worker::new_with_options(&address, &options),
            false => from_blob(&address),
        };
        let worker = worker.ok()?;
        let watch = Listener::on(Some(&worker), &["message", "messageerror", "error"], move |event| {
            let bytes = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().dyn_into::<Uint8Array>().ok());
            heard(bytes.map_or(FromWorker::Failed, |bytes| FromWorker::Message(bytes.to_vec())));
        });
        Some(Self { worker, _watch: watch, touches: Listener::default() })
    }

    /// Sends these bytes to it.
    pub fn send(&self, message: &[u8]) {
        post(&self.worker, message);
    }

    /// Sends these bytes to it at every touch from now on, so that it can rest while the page answers it.
    pub fn send_at_touches(&mut self, message: Vec<u8>) {
        let to = self.worker.clone();
        let touches = &["pointerdown", "click", "keydown"];
        self.touches = Listener::first(web_sys::window().as_deref(), touches, move |_| post(&to, &message));
    }
}

/// A page in a sandboxed frame has no origin, so every file is foreign to it, and a worker may start only from a text of the
/// page's own, which may not be a module. This one fetches the file, which the server lets anybody have.
fn from_blob(address: &str) -> Result<Worker, JsValue> {
    let base = page::document().and_then(|document| document.base_uri().ok().flatten()).unwrap_or_default();
    let address = Url::new_with_base(address, &base)?.href();
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    // The page only hears of errors that nobody waits for.
    let code = Array::of3(
        &"import(".into(),
        JSON::stringify(&address.into())?.as_ref(),
        &").catch((error) => setTimeout(() => { throw error; }))".into(),
    );
    let blob = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&code, &kind)?)?;
    Worker::new(&blob)
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn post(worker: &Worker, message: &[u8]) {
    // Bytes can always be sent; what a dead worker does with them is its own affair.
    let _ = worker.post_message(&Uint8Array::from(message));
}

/// Says on `<html>` whether the worker works: the style sheets let rest then what would take time from both.
pub fn mark_busy(busy: bool) {
    if let Some(root) = page::document().and_then(|document| document.document_element()) {
        // Refused only for a name that is none, and this one is.
        let _ = root.toggle_attribute_with_force("data-busy", busy);
    }
}
