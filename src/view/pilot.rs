//! What the page asks the pilot, whose worker solves turns.

use yew::prelude::*;

use crate::table::channel::Channel;
use space_taxi::pilot::protocol::{Answer, Question, Reply, Request, decode, encode};
use space_taxi::record::Record;
use ui::{WorkerClient, WorkerCode, WorkerReply, use_worker};

const CODE: WorkerCode<Answer> = WorkerCode { name: "pilot-code", read, touched: || encode(&Request::Touched) };

fn read(message: &[u8]) -> WorkerReply<Answer> {
    match decode(message) {
        Ok(Reply::Ready) => WorkerReply::Ready,
        Ok(Reply::Answer { id, answer }) => WorkerReply::Answer { id, answer },
        Ok(Reply::NotUnderstood) | Err(_) => WorkerReply::NotUnderstood,
    }
}

/// One for the whole page; clones are the same one.
#[derive(Clone, PartialEq)]
pub struct Pilot(WorkerClient<Channel, Answer>);

/// `on_lost` hears that there will be no more answers.
#[hook]
pub fn use_new_pilot(on_lost: Callback<()>) -> Pilot {
    Pilot(use_worker(CODE, on_lost))
}

impl Pilot {
    /// Asks about a game. There is one answer, or none if the pilot is lost; and none at all once it is forgotten.
    pub fn ask(&self, channel: Channel, question: Question, record: &Record, on_answer: Callback<Option<Answer>>) {
        let asked = record.clone();
        let on_answer = on_answer.reform(move |answer: Option<Answer>| answer.filter(|answer| answer.fits(&asked)));
        self.0.ask(channel, |id| encode(&Request::ask(id, question, record)), on_answer);
    }

    /// Nobody waits for an answer on this channel any more.
    pub fn forget(&self, channel: Channel) {
        self.0.forget(channel);
    }
}
