//! The line to the pilot in its thread, for whoever asks something. Who sits at the other end is fetched when it is first wanted:
//! [`later::pilot`](super::later::pilot).

use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use crate::shell::dispatch::Channel;
use crate::shell::notices::Notice;
use crate::space_taxi::pilot::radio::{Ask, Reply};
use crate::space_taxi::record::Record;

/// Whoever takes questions.
pub trait Line {
    /// Asks about a game. There is one answer, or none if the pilot is lost; and none at all once it is forgotten.
    fn ask(&self, channel: Channel, ask: Ask, record: &Record, on_reply: Callback<Option<Reply>>);

    /// Nobody waits for an answer on this channel any more.
    fn forget(&self, channel: Channel);
}

/// One for the whole page; clones are the same one.
#[derive(Clone)]
pub struct Pilot(Rc<dyn Line>);

impl Pilot {
    pub fn new(line: impl Line + 'static) -> Self {
        Self(Rc::new(line))
    }

    pub fn ask(&self, channel: Channel, ask: Ask, record: &Record, on_reply: Callback<Option<Reply>>) {
        self.0.ask(channel, ask, record, on_reply);
    }

    pub fn forget(&self, channel: Channel) {
        self.0.forget(channel);
    }
}

impl PartialEq for Pilot {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Tells when computer players do without the pilot.
#[hook]
pub fn use_lost_pilot(lost: bool, tell: &Callback<Notice>) {
    let tell = tell.clone();
    use_boxed_effect(lost, move |lost| {
        if *lost {
            tell.emit(Notice::PilotLost);
        }
    });
}
