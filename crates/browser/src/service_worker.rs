//! The service worker, `static/sw.js`: it keeps the files of the page for when there is no network. A frame without an
//! origin, a plain `http` address or a browser's settings may forbid it; the page then does without.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState, VisibilityState};

use super::listener::Listener;
use super::{clock, page, reflect};

/// Its address, beside the page.
const WORKER: &str = "sw.js";
const STARTED: &str = "started";
const TAKE_OVER: &str = "take over";
/// A page that stays open looks for a new version no more often than this.
const LOOK_MS: f64 = 3_600_000.0;

/// What becomes of a new version of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateEvent {
    /// It is here in full and waits.
    Waits,
    /// It serves this page now, which is still the old one.
    TookOver,
}

/// Whether the page starts without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CacheState {
    /// Its files are on their way.
    Loading,
    Ready,
    /// The browser does not keep them, or not all of them have come as they were listed.
    Refused,
}

/// Tells whether the files of the page are kept, and again when that changes, for as long as what it gives is held.
#[must_use]
pub fn watch_cache(told: impl Fn(CacheState) + 'static) -> Rc<RefCell<Listener>> {
    let watch = Rc::<RefCell<Listener>>::default();
    let held = Rc::downgrade(&watch);
    spawn_local(async move {
        // Whoever asks a second time gets the answer of the first, or a second try where that one has failed.
        let registration = match container() {
            Some(container) => registered(&container).await,
            None => None,
        };
        let Some(watch) = held.upgrade() else { return };
        let Some(registration) = registration else { return told(CacheState::Refused) };
        let tell = {
            let registration = registration.clone();
            move || told(cache_state(&registration))
        };
        tell();
        // Whichever of them it is that becomes something else, the one that counts may be another one then.
        let workers = [registration.active(), registration.waiting(), registration.installing()];
        let tell = Rc::new(tell);
        *watch.borrow_mut() = workers.iter().flatten().fold(Listener::default(), |all, worker| {
            let tell = Rc::clone(&tell);
            all.and(Listener::on(Some(worker), &["statechange"], move |_| tell()))
        });
    });
    watch
}

/// Has the files of the page kept from now on, and tells of new versions until the page is closed.
pub fn start(told: impl Fn(UpdateEvent) + 'static) {
    let Some(container) = container() else { return };
    let told: Rc<dyn Fn(UpdateEvent)> = Rc::new(told);
    // The first one takes over from nobody.
    let served = Cell::new(container.controller().is_some());
    let heard = Rc::clone(&told);
    Listener::on(Some(&container), &["controllerchange"], move |_| {
        if served.replace(true) {
            heard(UpdateEvent::TookOver);
        }
    })
    .for_ever();
    spawn_local(async move {
        if let Some(registration) = registered(&container).await {
            follow(&registration, &told);
        }
    });
}

/// Lets the version that waits take over. Where none does, the page is only loaded again.
pub fn activate_update() {
    let Some(container) = container() else {
        return page::reload();
    };
    spawn_local(async move {
        let found = JsFuture::from(container.get_registration()).await.ok();
        let registration = found.and_then(|found| found.dyn_into::<ServiceWorkerRegistration>().ok());
        match registration.and_then(|registration| registration.waiting()) {
            Some(waiting) => post(&waiting, TAKE_OVER),
            None => page::reload(),
        }
    });
}

/// Whether one of its workers keeps the files. The one that is to come counts only as long as there is no other.
fn cache_state(registration: &ServiceWorkerRegistration) -> CacheState {
    let worker = registration.active().or_else(|| registration.waiting()).or_else(|| registration.installing());
    match worker.map(|worker| worker.state()) {
        None | Some(ServiceWorkerState::Redundant) => CacheState::Refused,
        Some(ServiceWorkerState::Parsed | ServiceWorkerState::Installing) => CacheState::Loading,
        Some(_) => CacheState::Ready,
    }
}

async fn registered(container: &ServiceWorkerContainer) -> Option<ServiceWorkerRegistration> {
    let registered = JsFuture::from(container.register(WORKER)).await.ok()?;
    // Whoever watches over a browser may refuse with an empty promise.
    registered.dyn_into().ok()
}

/// Already the look at `navigator.serviceWorker` throws in a sandboxed frame.
fn container() -> Option<ServiceWorkerContainer> {
    reflect::navigator("serviceWorker")?.dyn_into().ok()
}

fn follow(registration: &ServiceWorkerRegistration, told: &Rc<dyn Fn(UpdateEvent)>) {
    if let Some(active) = registration.active() {
        post(&active, STARTED);
        if registration.waiting().is_some() {
            told(UpdateEvent::Waits);
        }
    }
    let (found, told) = (registration.clone(), Rc::clone(told));
    Listener::on(Some(registration), &["updatefound"], move |_| {
        let Some(coming) = found.installing() else { return };
        let (worker, found, told) = (coming.clone(), found.clone(), Rc::clone(&told));
        Listener::on(Some(&coming), &["statechange"], move |_| {
            if worker.state() == ServiceWorkerState::Installed && found.active().is_some() {
                told(UpdateEvent::Waits);
            }
        })
        .for_ever();
    })
    .for_ever();
    look_again(registration.clone());
}

/// Looks for a new version whenever somebody comes back to a page that was open for long.
fn look_again(registration: ServiceWorkerRegistration) {
    let looked = Cell::new(clock::now_ms());
    let Some(document) = page::document() else { return };
    Listener::on(Some(&document.clone()), &["visibilitychange"], move |_| {
        let now = clock::now_ms();
        if document.visibility_state() == VisibilityState::Visible && now - looked.get() > LOOK_MS {
            looked.set(now);
            // Without a network there is nothing new.
            reflect::then(registration.update().ok().map(Into::into), drop);
        }
    })
    .for_ever();
}

fn post(worker: &ServiceWorker, text: &str) {
    // A text can always be sent.
    let _ = worker.post_message(&text.into());
}
