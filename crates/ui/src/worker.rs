//! The line to a worker, for whoever asks something: starts it with the first question and hands on what it answers.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use app_core::worker_queue::{Order, WorkerQueue};
use browser::clock::{self, Timer};
use browser::worker::{self, FromWorker, WorkerHandle};
use yew::prelude::*;

/// A worker that is silent for so long while an answer is due counts as dead.
const SILENCE_MS: u32 = 30_000;

/// What a worker says.
pub enum WorkerReply<A> {
    /// It hears what is sent from now on.
    Ready,
    /// To the question with this id; nothing where it has no answer.
    Answer { id: u32, answer: Option<A> },
    /// It is of another version.
    NotUnderstood,
}

/// A worker, and how it speaks.
pub struct WorkerCode<A> {
    /// Under which name the page has the address of its code.
    pub name: &'static str,
    pub read: fn(&[u8]) -> WorkerReply<A>,
    /// What it is told at every touch, so that it rests while the page answers.
    pub touched: fn() -> Vec<u8>,
}

/// The line to the worker: questions on channels `C`, answers `A`. Clones are the same one.
pub struct WorkerClient<C, A>(Rc<RefCell<Connection<C, A>>>);

struct Connection<C, A> {
    code: WorkerCode<A>,
    queue: WorkerQueue<C>,
    worker: Option<WorkerHandle>,
    waiting: Vec<(C, Callback<Option<A>>)>,
    silence: Option<Timer>,
    on_lost: Callback<()>,
    this: Weak<RefCell<Self>>,
}

/// One worker for the page, which is started with the first question. `on_lost` hears that it has failed for good.
#[hook]
pub fn use_worker<C, A>(code: WorkerCode<A>, on_lost: Callback<()>) -> WorkerClient<C, A>
where
    C: Copy + PartialEq + 'static,
    A: 'static,
{
    let client = use_memo((), |()| {
        WorkerClient(Rc::new_cyclic(|this| {
            let this = Weak::clone(this);
            let queue = WorkerQueue::default();
            RefCell::new(Connection { code, queue, worker: None, waiting: Vec::new(), silence: None, on_lost, this })
        }))
    });
    (*client).clone()
}

impl<C: Copy + PartialEq + 'static, A: 'static> WorkerClient<C, A> {
    /// Asks something; `write` writes the question under its id. There is one answer, or none if the worker is lost; and none at
    /// all once it is forgotten.
    pub fn ask(&self, channel: C, write: impl FnOnce(u32) -> Vec<u8>, on_answer: Callback<Option<A>>) {
        self.forget(channel);
        let orders = {
            let mut connection = self.0.borrow_mut();
            connection.waiting.push((channel, on_answer));
            connection.queue.ask(channel, write)
        };
        carry_out(&self.0, orders);
    }

    /// Nobody waits for an answer on this channel any more.
    pub fn forget(&self, channel: C) {
        let mut connection = self.0.borrow_mut();
        connection.queue.forget(channel);
        connection.waiting.retain(|(waiting, _)| *waiting != channel);
        connection.watch_silence();
    }
}

impl<C, A> Clone for WorkerClient<C, A> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<C, A> PartialEq for WorkerClient<C, A> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

type Shared<C, A> = Rc<RefCell<Connection<C, A>>>;

/// No answer calls anybody while the connection is borrowed: whoever gets it may ask at once again.
fn carry_out<C: Copy + PartialEq + 'static, A: 'static>(connection: &Shared<C, A>, orders: Vec<Order<C>>) {
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
            Order::GiveUp(channel) => hand_on(connection, channel, None),
        }
    }
    connection.borrow_mut().watch_silence();
}

fn fail<C: Copy + PartialEq + 'static, A: 'static>(connection: &Shared<C, A>) {
    let (orders, is_dead) = {
        let mut connection = connection.borrow_mut();
        connection.worker = None;
        (connection.queue.failed(), connection.queue.is_dead())
    };
    if is_dead {
        let on_lost = connection.borrow().on_lost.clone();
        on_lost.emit(());
    }
    carry_out(connection, orders);
}

fn hear<C: Copy + PartialEq + 'static, A: 'static>(connection: &Shared<C, A>, message: &[u8]) {
    let WorkerCode { read, touched, .. } = connection.borrow().code;
    match read(message) {
        WorkerReply::Ready => {
            let orders = {
                let mut connection = connection.borrow_mut();
                if let Some(worker) = &mut connection.worker {
                    worker.send_at_touches(touched());
                }
                connection.queue.ready()
            };
            carry_out(connection, orders);
        }
        WorkerReply::Answer { id, answer } => {
            let channel = connection.borrow_mut().queue.answered(id);
            if let Some(channel) = channel {
                hand_on(connection, channel, answer);
            }
            connection.borrow_mut().watch_silence();
        }
        WorkerReply::NotUnderstood => fail(connection),
    }
}

fn hand_on<C: Copy + PartialEq + 'static, A: 'static>(connection: &Shared<C, A>, channel: C, answer: Option<A>) {
    let asker = {
        let mut connection = connection.borrow_mut();
        let place = connection.waiting.iter().position(|(waiting, _)| *waiting == channel);
        place.map(|place| connection.waiting.swap_remove(place).1)
    };
    if let Some(on_answer) = asker {
        on_answer.emit(answer);
    }
}

impl<C: Copy + PartialEq + 'static, A: 'static> Connection<C, A> {
    fn start(&self) -> Option<WorkerHandle> {
        let this = Weak::clone(&self.this);
        WorkerHandle::start(self.code.name, move |heard| {
            let Some(connection) = this.upgrade() else { return };
            match heard {
                FromWorker::Message(message) => hear(&connection, &message),
                FromWorker::Failed => fail(&connection),
            }
        })
    }

    /// Waits for the next sign of life, if one is due. What only adorns the page rests as long.
    fn watch_silence(&mut self) {
        let this = Weak::clone(&self.this);
        worker::mark_busy(self.queue.is_waiting());
        self.silence = self.queue.is_waiting().then(|| {
            clock::after(SILENCE_MS, move || {
                if let Some(connection) = this.upgrade() {
                    fail(&connection);
                }
            })
        });
    }
}
