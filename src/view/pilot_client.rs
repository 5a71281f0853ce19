//! The line to the pilot, for whoever asks something: starts its worker, sends it questions and hands on what it answers.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use yew::prelude::*;

use crate::table::channel::Channel;
use crate::table::notices::Notice;
use app_core::worker_queue::{Order, WorkerQueue};
use browser::clock::{self, Timer};
use browser::worker::{self, FromWorker, WorkerHandle};
use space_taxi::pilot::protocol::{Answer, Question, Reply, Request, decode, encode};
use space_taxi::record::Record;

/// Under which name the page has the address of the pilot's code.
const CODE: &str = "pilot-code";
/// A worker that is silent for so long while an answer is due counts as dead.
const SILENCE_MS: u32 = 30_000;

/// One for the whole page; clones are the same one.
#[derive(Clone)]
pub struct Pilot(Rc<RefCell<Connection>>);

/// Somebody who waits for an answer about a game.
struct Asker {
    channel: Channel,
    record: Record,
    on_answer: Callback<Option<Answer>>,
}

struct Connection {
    queue: WorkerQueue<Channel>,
    worker: Option<WorkerHandle>,
    askers: Vec<Asker>,
    patience: Option<Timer>,
    tell: Callback<Notice>,
    this: Weak<RefCell<Self>>,
}

impl Pilot {
    /// Nothing is started before the first question.
    #[must_use]
    pub fn new(tell: Callback<Notice>) -> Self {
        Self(Rc::new_cyclic(|this| {
            let this = Weak::clone(this);
            RefCell::new(Connection {
                queue: WorkerQueue::default(),
                worker: None,
                askers: Vec::new(),
                patience: None,
                tell,
                this,
            })
        }))
    }

    /// Asks about a game. There is one answer, or none if the pilot is lost; and none at all once it is forgotten.
    pub fn ask(&self, channel: Channel, question: Question, record: &Record, on_answer: Callback<Option<Answer>>) {
        self.forget(channel);
        let orders = {
            let mut connection = self.0.borrow_mut();
            connection.askers.push(Asker { channel, record: record.clone(), on_answer });
            connection.queue.ask(channel, |id| encode(&Request::ask(id, question, record)))
        };
        carry_out(&self.0, orders);
    }

    /// Nobody waits for an answer on this channel any more.
    pub fn forget(&self, channel: Channel) {
        let mut connection = self.0.borrow_mut();
        connection.queue.forget(channel);
        connection.askers.retain(|asker| asker.channel != channel);
        connection.be_patient();
    }
}

impl PartialEq for Pilot {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// No answer calls anybody while the connection is borrowed: whoever gets it may ask at once again.
fn carry_out(connection: &Rc<RefCell<Connection>>, orders: Vec<Order<Channel>>) {
    for order in orders {
        match order {
            Order::Start => {
                let worker = connection.borrow().start();
                let failed = worker.is_none();
                connection.borrow_mut().worker = worker;
                if failed {
                    // Later, so that what is still to be sent is known by then.
                    let connection = Rc::clone(connection);
                    clock::after(0, move || fail(&connection)).let_run();
                }
            }
            Order::Send(question) => {
                if let Some(worker) = &connection.borrow().worker {
                    worker.send(&question);
                }
            }
            Order::GiveUp(channel) => answer(connection, channel, None),
        }
    }
    connection.borrow_mut().be_patient();
}

fn fail(connection: &Rc<RefCell<Connection>>) {
    let (orders, is_dead) = {
        let mut connection = connection.borrow_mut();
        connection.worker = None;
        (connection.queue.failed(), connection.queue.is_dead())
    };
    if is_dead {
        let tell = connection.borrow().tell.clone();
        tell.emit(Notice::PilotLost);
    }
    carry_out(connection, orders);
}

fn hear(connection: &Rc<RefCell<Connection>>, message: &[u8]) {
    match decode(message) {
        Ok(Reply::Ready) => {
            let orders = {
                let mut connection = connection.borrow_mut();
                if let Some(worker) = &mut connection.worker {
                    worker.send_at_touches(encode(&Request::Touched));
                }
                connection.queue.ready()
            };
            carry_out(connection, orders);
        }
        Ok(Reply::Answer { id, answer: told }) => {
            let channel = connection.borrow_mut().queue.answered(id);
            if let Some(channel) = channel {
                answer(connection, channel, told);
            }
            connection.borrow_mut().be_patient();
        }
        Ok(Reply::NotUnderstood) | Err(_) => fail(connection),
    }
}

fn answer(connection: &Rc<RefCell<Connection>>, channel: Channel, told: Option<Answer>) {
    let asker = {
        let mut connection = connection.borrow_mut();
        let place = connection.askers.iter().position(|asker| asker.channel == channel);
        place.map(|place| connection.askers.swap_remove(place))
    };
    if let Some(asker) = asker {
        asker.on_answer.emit(told.filter(|told| told.fits(&asker.record)));
    }
}

impl Connection {
    fn start(&self) -> Option<WorkerHandle> {
        let this = Weak::clone(&self.this);
        WorkerHandle::start(CODE, move |heard| {
            let Some(connection) = this.upgrade() else { return };
            match heard {
                FromWorker::Message(message) => hear(&connection, &message),
                FromWorker::Failed => fail(&connection),
            }
        })
    }

    /// Waits for the next sign of life, if one is due. What only adorns the page rests as long.
    fn be_patient(&mut self) {
        let this = Weak::clone(&self.this);
        worker::mark_busy(self.queue.is_waiting());
        self.patience = self.queue.is_waiting().then(|| {
            clock::after(SILENCE_MS, move || {
                if let Some(connection) = this.upgrade() {
                    fail(&connection);
                }
            })
        });
    }
}
