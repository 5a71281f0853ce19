//! The screen that the address names.

pub mod driver_choice;
pub mod first_flight;
pub mod home;
pub mod linked;
pub mod linked_game;
pub mod play_at_once;
pub mod replay;
pub mod replay_bar;
pub mod replay_curve;
pub mod replay_player;
pub mod seat_row;
pub mod set_up;
pub mod shared_position;
pub mod table;
pub mod table_to_see;

use std::rc::Rc;

use yew::prelude::*;

use crate::table::read_aloud::Reading;
use crate::table::route::Screen;
use crate::view::contexts::{use_navigation, use_saves, use_visit};
use crate::view::game::{use_game, use_table};
use crate::view::replay_state::ReplayState;
use crate::view::screens::first_flight::FirstFlightScreen;
use crate::view::screens::home::Home;
use crate::view::screens::linked::Linked;
use crate::view::screens::play_at_once::PlayAtOnce;
use crate::view::screens::replay::Replay;
use crate::view::screens::set_up::SetUp;
use crate::view::screens::table::TableScreen;
use crate::view::start::last_table;
use crate::words::use_words;
use browser::clock;

#[derive(Properties, PartialEq)]
pub struct CurrentScreenProps {
    pub screen: Screen,
    pub replay_state: ReplayState,
    /// Whether nothing lies over it.
    pub uncovered: bool,
    /// Something is to be read aloud.
    pub on_read: Callback<Reading>,
}

#[component]
pub fn CurrentScreen(props: &CurrentScreenProps) -> Html {
    let CurrentScreenProps { screen, replay_state, uncovered, on_read } = props;
    let (words, saves, navigation, visit) = (use_words(), use_saves(), use_navigation(), use_visit());
    let (game, table) = (use_game(), use_table());
    let uncovered = *uncovered;
    let laid = || visit.seating.clone().unwrap_or_else(|| last_table(&saves, &words));
    match (screen, &table) {
        (Screen::Table, Some(table)) => {
            // A website's game is nobody's best.
            let own = (!game.is_host_game).then_some(table.record());
            let attempt = own.and_then(|record| saves.attempt(record, clock::today()));
            let best = own.and_then(|record| saves.personal_best(record, attempt));
            html! {
                <TableScreen key={game.number} table={Rc::clone(table)} latest={game.latest.clone()} {uncovered} still={game.still}
                    on_intent={game.on_intent.clone()} on_again={game.start.again.clone()} on_go={navigation.go} on_read={on_read.clone()}
                    has_coach={game.has_coach} {attempt} {best} />
            }
        }
        (Screen::Flight, _) => html! { <FirstFlightScreen {uncovered} /> },
        // Whoever wants to see another choice begins there anew.
        (Screen::Replay, Some(table)) => html! {
            <Replay key={format!("{}-{:?}", game.number, replay_state.at)} table={Rc::clone(table)} event={replay_state.at}
                review={replay_state.review.clone()} {uncovered} on_back={replay_state.on_back.clone()} />
        },
        (Screen::Linked, _) => html! { <Linked {uncovered} /> },
        (Screen::New, _) => {
            html! { <SetUp seating={laid()} running={table.is_some()} on_start={game.start.new.clone()} /> }
        }
        (Screen::Play, waiting) => html! {
            <>
                <Home waiting={waiting.clone()} />
                <PlayAtOnce seating={laid().against_computers()} on_start={game.start.at_once.clone()} />
            </>
        },
        (Screen::Home | Screen::Table | Screen::Replay, waiting) => html! { <Home waiting={waiting.clone()} /> },
    }
}
