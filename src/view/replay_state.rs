//! What somebody looks at of the game on the table: its review, and a choice of it in the replay.

use yew::prelude::*;

use crate::table::TableState;
use crate::table::current_game::CurrentGameAction;
use crate::table::review_rows::ReviewState;
use crate::table::route::{Place, Screen, Sheet};
use crate::view::contexts::use_navigation;
use crate::view::game::Game;
use crate::view::reviewed::use_review;
use space_taxi::record::Record;

/// What is looked at, and how that changes.
#[derive(Clone, PartialEq)]
pub struct ReplayState {
    pub review: ReviewState,
    /// The choice that is looked at; nothing for somebody who has just come in.
    pub at: Option<usize>,
    /// Shows the choice at this place of the record.
    pub on_show: Callback<usize>,
    /// Lays a game on the table, to be looked at from this choice on.
    pub on_lay: Callback<(Record, Option<usize>)>,
    /// Leaves the replay.
    pub on_back: Callback<()>,
}

/// What is looked at now, at this place of the page.
#[hook]
pub fn use_replay_state(game: &Game, place: &Place) -> ReplayState {
    let navigation = use_navigation();
    let looks_back = place.screen == Screen::Replay || place.sheet == Some(Sheet::Review);
    // Asked for and not heard: nobody here draws what is picked.
    let table = looks_back.then(|| game.latest.emit(())).flatten();
    let review = use_review(game.number, table.as_ref());
    let at = use_state(|| None::<usize>);
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
    ReplayState { review, at: *at, on_show, on_lay, on_back }
}
