//! A thread of its own for what would stop the page: this side of it. The other one is [`duty`].
//!
//! The thread hears of every touch, so that it can rest while the page answers it: an empty line.

pub mod duty;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Float64Array, JSON};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

use super::page;
use super::watch::Watch;

/// What is heard from a thread.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    Numbers(Vec<f64>),
    /// It could not be loaded, or it has died.
    Failed,
}

/// A running thread. It ends when this is dropped.
#[derive(Debug)]
pub struct Thread {
    worker: Worker,
    /// Lines that were sent before the thread was ready to hear them.
    early: Rc<RefCell<Vec<String>>>,
    is_ready: Rc<Cell<bool>>,
    _watch: Watch,
}

impl Thread {
    /// Starts the code whose address the page has under this name; nothing where the browser refuses.
    pub fn start(name: &str, heard: impl Fn(Heard) + 'static) -> Option<Self> {
        let address = page::named(name)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // Where it has no origin some browsers refuse a file at once, others only when it is too late to try otherwise.
        let worker = match page::has_origin() {
            true => Worker::new_with_options(&address, &options),
            false => from_blob(&address),
        };
        let worker = worker.ok()?;
        let (early, is_ready) = (Rc::new(RefCell::new(Vec::<String>::new())), Rc::new(Cell::new(false)));
        let watch = {
            let (early, is_ready, to) = (Rc::clone(&early), Rc::clone(&is_ready), worker.clone());
            Watch::on(Some(&worker), &["message", "messageerror", "error"], move |event| {
                match event.dyn_ref::<MessageEvent>().and_then(|event| event.data().dyn_into::<Float64Array>().ok()) {
                    None => heard(Heard::Failed),
                    Some(numbers) if numbers.length() == 0 => {
                        is_ready.set(true);
                        early.take().iter().for_each(|line| post(&to, line));
                    }
                    Some(numbers) => heard(Heard::Numbers(numbers.to_vec())),
                }
            })
        };
        let touches = {
            let (is_ready, to) = (Rc::clone(&is_ready), worker.clone());
            Watch::first(web_sys::window().as_deref(), &["pointerdown", "click", "keydown"], move |_| {
                if is_ready.get() {
                    post(&to, "");
                }
            })
        };
        Some(Self { worker, early, is_ready, _watch: watch.and(touches) })
    }

    /// Sends a line to it.
    pub fn send(&self, line: String) {
        if self.is_ready.get() {
            post(&self.worker, &line);
        } else {
            self.early.borrow_mut().push(line);
        }
    }
}

/// A page in a sandboxed frame has no origin, so every file is foreign to it, and a thread may start only from a text of the
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

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn post(worker: &Worker, line: &str) {
    // A text can always be sent; what a dead thread does with it is its own affair.
    let _ = worker.post_message(&line.into());
}

/// Says on `<html>` whether the thread works: the style sheets let rest then what would take time from both.
pub fn mark_busy(busy: bool) {
    if let Some(root) = page::document().and_then(|document| document.document_element()) {
        // Refused only for a name that is none, and this one is.
        let _ = root.toggle_attribute_with_force("data-busy", busy);
    }
}
