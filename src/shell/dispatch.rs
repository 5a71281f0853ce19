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
    /// Sends this line to it.
    Send(String),
    /// There will be no answer.
    GiveUp(Channel),
}

/// The line to the pilot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Line {
    #[default]
    Closed,
    Open,
    /// Open again after a failure.
    Reopened,
    Dead,
}

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Waiting {
    channel: Channel,
    number: u32,
    text: String,
}

/// Everything that has been asked and not been answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dispatch {
    line: Line,
    asked: u32,
    waiting: Vec<Waiting>,
}

impl Dispatch {
    /// Asks something; `text` writes the question under its number.
    pub fn ask(&mut self, channel: Channel, text: impl FnOnce(u32) -> String) -> Vec<Order> {
        self.forget(channel);
        if self.line == Line::Dead {
            return vec![Order::GiveUp(channel)];
        }
        self.asked = self.asked.wrapping_add(1);
        let text = text(self.asked);
        self.waiting.push(Waiting { channel, number: self.asked, text: text.clone() });
        let start = (self.line == Line::Closed).then_some(Order::Start);
        if self.line == Line::Closed {
            self.line = Line::Open;
        }
        start.into_iter().chain([Order::Send(text)]).collect()
    }

    /// Nobody waits for an answer on this channel any more.
    pub fn forget(&mut self, channel: Channel) {
        self.waiting.retain(|waiting| waiting.channel != channel);
    }

    /// Whom the answer with this number is for; nobody if it is stale.
    pub fn answered(&mut self, number: f64) -> Option<Channel> {
        let place = self.waiting.iter().position(|waiting| f64::from(waiting.number) == number)?;
        Some(self.waiting.remove(place).channel)
    }

    /// The thread could not be started, or has died.
    pub fn failed(&mut self) -> Vec<Order> {
        match self.line {
            Line::Open => {
                self.line = Line::Reopened;
                let again = self.waiting.iter().map(|waiting| Order::Send(waiting.text.clone()));
                [Order::Start].into_iter().chain(again).collect()
            }
            Line::Reopened => {
                self.line = Line::Dead;
                self.waiting.drain(..).map(|waiting| Order::GiveUp(waiting.channel)).collect()
            }
            Line::Closed | Line::Dead => Vec::new(),
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

    fn numbered(number: u32) -> String {
        format!("question {number}")
    }

    fn send(number: u32) -> Order {
        Order::Send(numbered(number))
    }

    #[test]
    fn the_first_question_starts_the_thread() {
        let mut dispatch = Dispatch::default();
        assert_eq!(dispatch.ask(Channel::Player, numbered), [Order::Start, send(1)]);
        assert_eq!(dispatch.ask(Channel::Hint, numbered), [send(2)]);
        assert_eq!(dispatch.answered(2.0), Some(Channel::Hint));
        assert_eq!(dispatch.answered(1.0), Some(Channel::Player));
        assert!(!dispatch.is_waiting());
    }

    #[test]
    fn stale_answers_are_dropped() {
        let mut dispatch = Dispatch::default();
        dispatch.ask(Channel::Player, numbered);
        dispatch.ask(Channel::Player, numbered);
        assert_eq!(dispatch.answered(1.0), None);
        assert_eq!(dispatch.answered(2.0), Some(Channel::Player));
        assert_eq!(dispatch.answered(2.0), None);
        dispatch.ask(Channel::Hint, numbered);
        dispatch.forget(Channel::Hint);
        assert_eq!(dispatch.answered(3.0), None);
        assert_eq!(dispatch.answered(f64::NAN), None);
    }

    #[test]
    fn a_failed_thread_is_started_once_more_and_asked_again() {
        let mut dispatch = Dispatch::default();
        dispatch.ask(Channel::Player, numbered);
        dispatch.ask(Channel::Odds, numbered);
        assert_eq!(dispatch.failed(), [Order::Start, send(1), send(2)]);
        assert!(!dispatch.is_dead());
        assert_eq!(dispatch.failed(), [Order::GiveUp(Channel::Player), Order::GiveUp(Channel::Odds)]);
        assert!(dispatch.is_dead() && !dispatch.is_waiting());
        assert_eq!(dispatch.ask(Channel::Review, numbered), [Order::GiveUp(Channel::Review)]);
        assert_eq!(dispatch.failed(), []);
    }
}
