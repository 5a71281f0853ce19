//! Where the review of the finished game comes from: the pilot works it out.

use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::pilot::Pilot;
use crate::shell::dispatch::Channel;
use crate::shell::reckoning::ReviewState;
use crate::shell::room::Room;
use crate::space_taxi::pilot::radio::{Ask, Reply};

/// The review of the game on the table, from the moment somebody wants to see it.
#[hook]
pub fn use_review(room: &Room, pilot: &Pilot, wanted: bool) -> ReviewState {
    let state = use_state_eq(|| ReviewState::Working);
    let table = room.table().filter(|_| wanted).cloned();
    let (setter, pilot) = (state.setter(), pilot.clone());
    // A finished game does not change any more.
    use_boxed_effect(table.as_ref().map(|_| room.game_number()), move |_| {
        setter.set(ReviewState::Working);
        if let Some(table) = table {
            let on_reply = Callback::from(move |reply: Option<Reply>| {
                setter.set(match reply {
                    Some(Reply::Review(review)) => ReviewState::Ready(Rc::new(review)),
                    _ => ReviewState::Failed,
                });
            });
            pilot.ask(Channel::Review, Ask::Review, table.record(), on_reply);
        }
        move || pilot.forget(Channel::Review)
    });
    (*state).clone()
}
