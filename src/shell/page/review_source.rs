//! Where the review of the finished game comes from: the pilot works it out.

use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::pilot::Pilot;
use crate::shell::dispatch::Channel;
use crate::shell::reckoning::ReviewState;
use crate::space_taxi::pilot::radio::{Ask, Reply};
use crate::space_taxi::table::TableState;

/// The review of the game on this table, the `number`-th of them, from the moment somebody wants to see it. A finished game
/// does not change any more, so it is worked out once.
#[hook]
pub fn use_review(table: Option<&Rc<TableState>>, number: u32, pilot: &Pilot, wanted: bool) -> ReviewState {
    let known = use_state_eq(|| None::<(u32, ReviewState)>);
    let state = known.as_ref().filter(|(of, _)| *of == number).map(|(_, state)| state.clone());
    let table = table.filter(|_| wanted && state.is_none()).cloned();
    let (setter, pilot) = (known.setter(), pilot.clone());
    use_boxed_effect(table.is_some().then_some(number), move |_| {
        if let Some(table) = table {
            let on_reply = Callback::from(move |reply: Option<Reply>| {
                let state = match reply {
                    Some(Reply::Review(review)) => ReviewState::Ready(Rc::new(review)),
                    _ => ReviewState::Failed,
                };
                setter.set(Some((number, state)));
            });
            pilot.ask(Channel::Review, Ask::Review, table.record(), on_reply);
        }
        move || pilot.forget(Channel::Review)
    });
    state.unwrap_or(ReviewState::Working)
}
