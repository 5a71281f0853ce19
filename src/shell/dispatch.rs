//! The dispatch: which questions to the pilot are open, which answers are stale, and what happens when its thread fails.
//!
//! The thread is started with the first question, and once more if it fails. After that the line is dead, and whoever
//! asks has to do without.

/// What a question is about. A new one makes the one before on the same channel stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// What a computer player does.
    Player,
    Hint,
    Odds,
    Review,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Starts the thread, in place of the one that failed.
    Start,
    /// Sends this question to it.
    Send(Vec<u8>),
    /// There will be no answer.
    GiveUp(Channel),
}

/// The line to the pilot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Line {
    #[default]
    Closed,
    /// The thread was started and hears nothing yet.
    Starting,
    Open,
    Dead,
}

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Waiting {
    channel: Channel,
    id: u32,
    question: Vec<u8>,
}

/// Everything that has been asked and not been answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dispatch {
    line: Line,
    has_failed: bool,
    asked: u32,
    waiting: Vec<Waiting>,
}

impl Dispatch {
    /// Asks something; `write` writes the question under its id.
    pub fn ask(&mut self, channel: Channel, write: impl FnOnce(u32) -> Vec<u8>) -> Vec<Order> {
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

    /// The thread hears what is sent from now on.
    pub fn ready(&mut self) -> Vec<Order> {
        if self.line != Line::Starting {
            return Vec::new();
        }
        self.line = Line::Open;
        self.waiting.iter().map(|waiting| Order::Send(waiting.question.clone())).collect()
    }

    /// Nobody waits for an answer on this channel any more.
    pub fn forget(&mut self, channel: Channel) {
        self.waiting.retain(|waiting| waiting.channel != channel);
    }

    /// Whom the answer with this id is for; nobody if it is stale.
    pub fn answered(&mut self, id: u32) -> Option<Channel> {
        let place = self.waiting.iter().position(|waiting| waiting.id == id)?;
        Some(self.waiting.remove(place).channel)
    }

    /// The thread could not be started, or has died.
    pub fn failed(&mut self) -> Vec<Order> {
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

    /// Whether the pilot is lost for good.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.line == Line::Dead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(id: u32) -> Vec<u8> {
        id.to_le_bytes().to_vec()
    }

    fn send(id: u32) -> Order {
        Order::Send(written(id))
    }

    /// One whose thread is there.
    fn ready() -> Dispatch {
        let mut dispatch = Dispatch::default();
        assert_eq!(dispatch.ask(Channel::Review, written), [Order::Start]);
        dispatch.forget(Channel::Review);
        assert_eq!(dispatch.ready(), []);
        dispatch
    }

    #[test]
    fn the_first_question_starts_the_thread_and_is_sent_when_it_hears() {
        let mut dispatch = Dispatch::default();
        assert_eq!(dispatch.ask(Channel::Player, written), [Order::Start]);
        assert_eq!(dispatch.ask(Channel::Hint, written), []);
        assert_eq!(dispatch.ready(), [send(1), send(2)]);
        assert_eq!(dispatch.ask(Channel::Odds, written), [send(3)]);
        assert_eq!(dispatch.answered(2), Some(Channel::Hint));
        assert_eq!(dispatch.answered(1), Some(Channel::Player));
        assert_eq!(dispatch.answered(3), Some(Channel::Odds));
        assert!(!dispatch.is_waiting());
    }

    #[test]
    fn stale_answers_are_dropped() {
        let mut dispatch = ready();
        dispatch.ask(Channel::Player, written);
        dispatch.ask(Channel::Player, written);
        assert_eq!(dispatch.answered(2), None);
        assert_eq!(dispatch.answered(3), Some(Channel::Player));
        assert_eq!(dispatch.answered(3), None);
        dispatch.ask(Channel::Hint, written);
        dispatch.forget(Channel::Hint);
        assert_eq!(dispatch.answered(4), None);
        assert_eq!(dispatch.answered(0), None);
    }

    #[test]
    fn a_failed_thread_is_started_once_more_and_asked_again() {
        let mut dispatch = ready();
        dispatch.ask(Channel::Player, written);
        dispatch.ask(Channel::Odds, written);
        assert_eq!(dispatch.failed(), [Order::Start]);
        assert_eq!(dispatch.ready(), [send(2), send(3)]);
        assert!(!dispatch.is_dead());
        assert_eq!(dispatch.failed(), [Order::GiveUp(Channel::Player), Order::GiveUp(Channel::Odds)]);
        assert!(dispatch.is_dead() && !dispatch.is_waiting());
        assert_eq!(dispatch.ask(Channel::Review, written), [Order::GiveUp(Channel::Review)]);
        assert_eq!(dispatch.failed(), []);
    }

    #[test]
    fn a_thread_that_cannot_be_started_is_given_up_after_the_second_try() {
        let mut dispatch = Dispatch::default();
        dispatch.ask(Channel::Player, written);
        assert_eq!(dispatch.failed(), [Order::Start]);
        assert_eq!(dispatch.failed(), [Order::GiveUp(Channel::Player)]);
        assert!(dispatch.is_dead());
    }
}
