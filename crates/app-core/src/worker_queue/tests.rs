//! Questions that come at once, are given up, or find no worker.

use super::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Channel {
    Player,
    Hint,
    Odds,
    Review,
}

fn written(id: u32) -> Vec<u8> {
    id.to_le_bytes().to_vec()
}

fn send(id: u32) -> Order<Channel> {
    Order::Send(written(id))
}

/// One whose worker is there.
fn ready() -> WorkerQueue<Channel> {
    let mut queue = WorkerQueue::<Channel>::default();
    assert_eq!(queue.ask(Channel::Review, written), [Order::Start]);
    queue.forget(Channel::Review);
    assert_eq!(queue.ready(), []);
    queue
}

#[test]
fn the_first_question_starts_the_thread_and_is_sent_when_it_hears() {
    let mut queue = WorkerQueue::<Channel>::default();
    assert_eq!(queue.ask(Channel::Player, written), [Order::Start]);
    assert_eq!(queue.ask(Channel::Hint, written), []);
    assert_eq!(queue.ready(), [send(1), send(2)]);
    assert_eq!(queue.ask(Channel::Odds, written), [send(3)]);
    assert_eq!(queue.answered(2), Some(Channel::Hint));
    assert_eq!(queue.answered(1), Some(Channel::Player));
    assert_eq!(queue.answered(3), Some(Channel::Odds));
    assert!(!queue.is_waiting());
}

#[test]
fn stale_answers_are_dropped() {
    let mut queue = ready();
    queue.ask(Channel::Player, written);
    queue.ask(Channel::Player, written);
    assert_eq!(queue.answered(2), None);
    assert_eq!(queue.answered(3), Some(Channel::Player));
    assert_eq!(queue.answered(3), None);
    queue.ask(Channel::Hint, written);
    queue.forget(Channel::Hint);
    assert_eq!(queue.answered(4), None);
    assert_eq!(queue.answered(0), None);
}

#[test]
fn a_failed_worker_is_started_once_more_and_asked_again() {
    let mut queue = ready();
    queue.ask(Channel::Player, written);
    queue.ask(Channel::Odds, written);
    assert_eq!(queue.failed(), [Order::Start]);
    assert_eq!(queue.ready(), [send(2), send(3)]);
    assert!(!queue.is_dead());
    assert_eq!(queue.failed(), [Order::GiveUp(Channel::Player), Order::GiveUp(Channel::Odds)]);
    assert!(queue.is_dead() && !queue.is_waiting());
    assert_eq!(queue.ask(Channel::Review, written), [Order::GiveUp(Channel::Review)]);
    assert_eq!(queue.failed(), []);
}

#[test]
fn a_thread_that_cannot_be_started_is_given_up_after_the_second_try() {
    let mut queue = WorkerQueue::<Channel>::default();
    queue.ask(Channel::Player, written);
    assert_eq!(queue.failed(), [Order::Start]);
    assert_eq!(queue.failed(), [Order::GiveUp(Channel::Player)]);
    assert!(queue.is_dead());
}
