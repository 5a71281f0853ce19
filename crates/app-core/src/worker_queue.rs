//! Which questions to a worker are open, which answers are stale, and what happens when it fails.
//!
//! The worker is started with the first question, and once more if it fails. After that the line is dead, and whoever
//! asks has to do without.

#[cfg(test)]
mod tests;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order<C> {
    /// Starts the worker, in place of the one that failed.
    Start,
    /// Sends this question to it.
    Send(Vec<u8>),
    /// There will be no answer.
    GiveUp(C),
}

/// The line to the worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Line {
    #[default]
    Closed,
    /// The worker was started and hears nothing yet.
    Starting,
    Open,
    Dead,
}

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Waiting<C> {
    channel: C,
    id: u32,
    question: Vec<u8>,
}

/// Everything that has been asked and not been answered, each question on a channel `C`. A new one makes the one before on the same channel stale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkerQueue<C> {
    line: Line,
    has_failed: bool,
    asked: u32,
    waiting: Vec<Waiting<C>>,
}

impl<C> Default for WorkerQueue<C> {
    fn default() -> Self {
        Self { line: Line::default(), has_failed: false, asked: 0, waiting: Vec::new() }
    }
}

impl<C: Copy + PartialEq> WorkerQueue<C> {
    /// Asks something; `write` writes the question under its id.
    pub fn ask(&mut self, channel: C, write: impl FnOnce(u32) -> Vec<u8>) -> Vec<Order<C>> {
        self.forget(channel);
        if self.line == Line::Dead {
            return vec![Order::GiveUp(channel)];
        }
        self.asked = self.asked.wrapping_add(1);
        let question = write(self.asked);
        self.waiting.push(Waiting { channel, id: self.asked, question: question.clone() });
        match self.line {
            Line::Closed => {
                self.line = Line::Starting;
                vec![Order::Start]
            }
            Line::Open => vec![Order::Send(question)],
            Line::Starting | Line::Dead => Vec::new(),
        }
    }

    /// The worker hears what is sent from now on.
    pub fn ready(&mut self) -> Vec<Order<C>> {
        if self.line != Line::Starting {
            return Vec::new();
        }
        self.line = Line::Open;
        self.waiting.iter().map(|waiting| Order::Send(waiting.question.clone())).collect()
    }

    /// Nobody waits for an answer on this channel any more.
    pub fn forget(&mut self, channel: C) {
        self.waiting.retain(|waiting| waiting.channel != channel);
    }

    /// Whom the answer with this id is for; nobody if it is stale.
    pub fn answered(&mut self, id: u32) -> Option<C> {
        let place = self.waiting.iter().position(|waiting| waiting.id == id)?;
        Some(self.waiting.remove(place).channel)
    }

    /// The worker could not be started, or has died.
    pub fn failed(&mut self) -> Vec<Order<C>> {
        match self.line {
            Line::Closed | Line::Dead => Vec::new(),
            Line::Starting | Line::Open if !self.has_failed => {
                self.has_failed = true;
                self.line = Line::Starting;
                vec![Order::Start]
            }
            Line::Starting | Line::Open => {
                self.line = Line::Dead;
                self.waiting.drain(..).map(|waiting| Order::GiveUp(waiting.channel)).collect()
            }
        }
    }

    /// Whether an answer is due.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether the worker is lost for good.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.line == Line::Dead
    }
}
