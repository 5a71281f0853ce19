//! What somebody looks at of the game on the table: its review, and a choice of it in the replay.

use yew::prelude::*;

use super::routing::Routing;
use crate::shell::reckoning::ReviewState;
use crate::shell::room::{Room, RoomAction};
use crate::space_taxi::record::Record;
use crate::space_taxi::table::TableState;

/// What is looked at, and how that changes.
pub struct Looking {
    pub review: ReviewState,
    /// Hears the review of the game on the table.
    pub on_reviewed: Callback<ReviewState>,
    /// The choice that is looked at; nothing for somebody who has just come in.
    pub at: Option<usize>,
    pub look_at: UseStateSetter<Option<usize>>,
    /// Lays a game on the table, to be looked at from this choice on.
    pub on_lay: Callback<(Record, Option<usize>)>,
    /// Leaves the replay.
    pub on_back: Callback<()>,
}

/// What is looked at now.
#[hook]
pub fn use_looking(room: &UseReducerHandle<Room>, routing: &Routing) -> Looking {
    // The review of the game with this number, once somebody has wanted to see it.
    let review = use_state_eq(|| (room.game_number(), ReviewState::Working));
    let at = use_state(|| None::<usize>);
    let on_reviewed = {
        let (review, number) = (review.setter(), room.game_number());
        Callback::from(move |state| review.set((number, state)))
    };
    let on_lay = {
        let (at, room) = (at.setter(), room.dispatcher());
        Callback::from(move |(record, event): (Record, Option<usize>)| {
            at.set(event);
            room.dispatch(RoomAction::Open(Box::new(TableState::open(record))));
        })
    };
    let on_back = {
        let (at, back) = (at.setter(), routing.back.clone());
        Callback::from(move |()| {
            at.set(None);
            back.emit(());
        })
    };
    let review = if review.0 == room.game_number() { review.1.clone() } else { ReviewState::Working };
    Looking { review, on_reviewed, at: *at, look_at: at.setter(), on_lay, on_back }
}
