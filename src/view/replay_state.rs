//! What somebody looks at of the game on the table: its review, and a choice of it in the replay.

use yew::prelude::*;

use crate::table::TableState;
use crate::table::current_game::CurrentGameAction;
use crate::table::review_rows::ReviewState;
use crate::table::route::Screen;
use crate::view::contexts::use_navigation;
use crate::view::game::Game;
use space_taxi::record::Record;

/// What is looked at, and how that changes.
#[derive(Clone, PartialEq)]
pub struct ReplayState {
    pub review: ReviewState,
    /// Hears the review of the game on the table.
    pub on_reviewed: Callback<ReviewState>,
    /// The choice that is looked at; nothing for somebody who has just come in.
    pub at: Option<usize>,
    /// Shows the choice at this place of the record.
    pub on_show: Callback<usize>,
    /// Lays a game on the table, to be looked at from this choice on.
    pub on_lay: Callback<(Record, Option<usize>)>,
    /// Leaves the replay.
    pub on_back: Callback<()>,
}

/// What is looked at now.
#[hook]
pub fn use_replay_state(game: &Game) -> ReplayState {
    let navigation = use_navigation();
    // The review of the game with this number, once somebody has wanted to see it.
    let review = use_state_eq(|| (game.number, ReviewState::Working));
    let at = use_state(|| None::<usize>);
    let on_reviewed =
        use_callback((review.setter(), game.number), |state, (review, number)| review.set((*number, state)));
    let on_lay =
        use_callback((at.setter(), game.current.clone()), |(record, event): (Record, Option<usize>), (at, current)| {
            at.set(event);
            current.dispatch(CurrentGameAction::Open(Box::new(TableState::open(record))));
        });
    let on_show = use_callback((at.setter(), navigation.visit), |event: usize, (at, visit)| {
        at.set(Some(event));
        visit.emit(Screen::Replay.into());
    });
    let on_back = use_callback((at.setter(), navigation.back), |(), (at, back)| {
        at.set(None);
        back.emit(());
    });
    let review = if review.0 == game.number { review.1.clone() } else { ReviewState::Working };
    ReplayState { review, on_reviewed, at: *at, on_show, on_lay, on_back }
}
