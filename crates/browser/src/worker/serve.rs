//! The other side of a worker: hears messages and works on what they ask, in pieces.
//!
//! Between two pieces it hears what has come in, so it learns at once that somebody has touched the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::task::Poll;

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

use crate::clock;
use crate::listener::Listener;
use app_core::pace::{PIECE_MS, Pace};

/// Works on the next answer until it is there or until it is enough; nothing if nothing is asked.
pub type Work<T> = fn(&mut T, &mut dyn FnMut() -> bool) -> Poll<Option<Vec<u8>>>;

/// What a message was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Somebody touches the page.
    Touch,
    /// Something to work on.
    Work,
    /// Something to answer at once, with these bytes.
    ReplyNow(Vec<u8>),
}

/// Serves for as long as the worker lives, and says with `ready` that messages are heard from now on.
pub fn serve<T: 'static>(who: T, ready: &[u8], hear: fn(&mut T, &[u8]) -> Heard, work: Work<T>) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let (Some(clock), Ok(channel)) = (scope.performance(), MessageChannel::new()) else { return };
    let (who, pace) = (RefCell::new(who), Cell::new(Pace::default()));
    let (ahead, here) = (channel.port2(), channel.port1());
    let server = Rc::new(Server { who, work, clock, pace, is_at_work: Cell::new(false), ahead, page: scope.clone() });
    let next = Rc::clone(&server);
    Listener::on(Some(&here), &["message"], move |_| next.work_a_piece()).for_ever();
    here.start();
    Listener::on(Some(&scope), &["message"], move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
        let heard = hear(&mut server.who.borrow_mut(), &bytes.to_vec());
        match heard {
            Heard::Touch => server.set_pace(Pace::touched),
            Heard::Work if !server.is_at_work.replace(true) => server.go_on(),
            Heard::Work => {}
            Heard::ReplyNow(bytes) => tell(&server.page, &bytes),
        }
    })
    .for_ever();
    tell(&scope, ready);
}

struct Server<T> {
    who: RefCell<T>,
    work: Work<T>,
    clock: Performance,
    pace: Cell<Pace>,
    is_at_work: Cell<bool>,
    /// What is sent here comes back once everything else that has come in is heard.
    ahead: MessagePort,
    page: DedicatedWorkerGlobalScope,
}

impl<T: 'static> Server<T> {
    fn work_a_piece(self: &Rc<Self>) {
        let start = self.clock.now();
        if let Some(ms) = self.pace.get().rest(start) {
            let server = Rc::clone(self);
            return clock::after(ms.ceil() as u32, move || server.work_a_piece()).let_run();
        }
        let answer = (self.work)(&mut self.who.borrow_mut(), &mut || self.clock.now() - start >= PIECE_MS);
        self.set_pace(|pace, now| pace.worked(now - start));
        match answer {
            Poll::Ready(None) => {
                self.is_at_work.set(false);
                self.set_pace(|pace, _| pace.be_idle());
                return;
            }
            Poll::Ready(Some(answer)) => {
                self.set_pace(|pace, _| pace.answered());
                tell(&self.page, &answer);
            }
            Poll::Pending => {}
        }
        self.go_on();
    }

    fn go_on(&self) {
        // Nothing can always be sent.
        let _ = self.ahead.post_message(&JsValue::NULL);
    }

    fn set_pace(&self, change: impl FnOnce(&mut Pace, f64)) {
        let mut pace = self.pace.get();
        change(&mut pace, self.clock.now());
        self.pace.set(pace);
    }
}

fn tell(page: &DedicatedWorkerGlobalScope, message: &[u8]) {
    // Bytes can always be sent.
    let _ = page.post_message(&Uint8Array::from(message));
}
