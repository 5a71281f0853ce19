//! Where the review of the finished game comes from.

use std::rc::Rc;
use std::sync::Arc;

use yew::prelude::*;

use crate::platform::clock;
use crate::shell::reckoning::ReviewState;
use crate::shell::room::Room;
use crate::space_taxi::pilot::{Charts, Crew, Review};
use crate::space_taxi::record::Record;

/// Time for the page to say that it is working.
const SAID_MS: u32 = 60;

/// The review of the game on the table, from the moment somebody wants to see it.
#[hook]
pub fn use_review(room: &Room, wanted: bool) -> ReviewState {
    let state = use_state_eq(|| ReviewState::Working);
    let table = room.table().filter(|_| wanted).cloned();
    let setter = state.setter();
    // A finished game does not change any more.
    use_effect_with(table.as_ref().map(|_| room.game_number()), move |_| {
        setter.set(ReviewState::Working);
        let timer = table.map(|table| clock::after(SAID_MS, move || setter.set(review_of(table.record()))));
        move || drop(timer)
    });
    (*state).clone()
}

/// Works the review out here and now.
fn review_of(record: &Record) -> ReviewState {
    let mut crew = Crew::new(Arc::new(Charts::draw()));
    ReviewState::Ready(Rc::new(Review::of(&mut crew, record)))
}
