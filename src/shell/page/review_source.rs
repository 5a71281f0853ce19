//! Where the review of the finished game comes from.

use std::rc::Rc;
use std::sync::Arc;

use yew::prelude::*;

use crate::platform::clock;
use crate::shell::reckoning::ReviewState;
use crate::shell::room::Room;
use crate::space_taxi::pilot::{Charts, Crew, Review};
use crate::space_taxi::record::Record;
use crate::space_taxi::table::TableState;

/// Time for the page to say that it is working.
const SAID_MS: u32 = 60;

/// The review of the game on the table, from the moment somebody wants to see it. A finished game does not change any
/// more, so it is worked out once.
#[hook]
pub fn use_review(room: &Room, wanted: bool) -> ReviewState {
    let known = use_state_eq(|| None::<(u32, ReviewState)>);
    let number = room.game_number();
    let state = known.as_ref().filter(|(of, _)| *of == number).map(|(_, state)| state.clone());
    let table = room.table().filter(|_| wanted && state.is_none()).cloned();
    let setter = known.setter();
    use_effect_with(table.is_some().then_some(number), move |_| {
        let work = |table: Rc<TableState>| {
            clock::after(SAID_MS, move || setter.set(Some((number, review_of(table.record())))))
        };
        let timer = table.map(work);
        move || drop(timer)
    });
    state.unwrap_or(ReviewState::Working)
}

/// Works the review out here and now.
fn review_of(record: &Record) -> ReviewState {
    let mut crew = Crew::new(Arc::new(Charts::draw()));
    ReviewState::Ready(Rc::new(Review::of(&mut crew, record)))
}
