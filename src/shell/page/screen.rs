//! The screen that the address names.

use std::rc::Rc;

use yew::prelude::*;

use super::delivery::Delivery;
use super::game_room::GameRoom;
use super::home::home;
use super::later::{FlightProps, ReplayProps, flight_screen, linked_screen, replay_screen};
use super::set_up::SetUp;
use super::shape;
use super::sheets::Sheets;
use super::start::last_table;
use crate::markup::html;
use crate::platform::clock;
use crate::shell::reading::Reading;
use crate::shell::route::Screen;
use crate::shell::seating::Seating;
use crate::shell::sound::Speaker;
use crate::space_taxi::table::TableState;

/// What a screen is made of, beyond what the sheets over it are.
pub struct Shown<'a> {
    pub sheets: &'a Sheets<'a>,
    pub speaker: Speaker,
    pub game_number: u32,
    /// The table as it is when somebody asks.
    pub latest: Callback<(), Option<Rc<TableState>>>,
    pub on_read: Callback<Reading>,
    pub on_back: Callback<()>,
    /// The choice of the replay that is looked at.
    pub looked_at: Option<usize>,
    /// Whether nothing lies over it.
    pub uncovered: bool,
    /// Whether the game is only shown.
    pub still: bool,
    pub has_coach: bool,
    /// The table that a website suggests.
    pub seating: Option<Seating>,
}

/// The screen, or its shape as long as it is not here.
pub fn shown_screen(shown: &Shown) -> Html {
    let Sheets { place, table, keeper, preferences, routing, start, voice, parcel, .. } = *shown.sheets;
    let go = &routing.go;
    match (place.screen, table) {
        (Screen::Table, Some(table)) => html! {
            <GameRoom key={shown.game_number} table={Rc::clone(table)} latest={shown.latest.clone()} uncovered={shown.uncovered} still={shown.still}
                on_intent={shown.sheets.on_intent.clone()} on_rematch={start.again.clone()} on_go={go.clone()} on_read={shown.on_read.clone()}
                preferences={preferences.clone()} parcel={parcel.clone()} has_coach={shown.has_coach} attempt={keeper.attempt(table.record(), clock::today())}
                voice={voice.clone()} />
        },
        (Screen::Linked | Screen::Flight, _) | (Screen::Replay, Some(_)) if parcel.delivery != Delivery::Here => {
            shape::of(place.screen)
        }
        (Screen::Flight, _) => flight_screen(FlightProps {
            uncovered: shown.uncovered,
            routing: routing.clone(),
            preferences: preferences.clone(),
            speaker: shown.speaker.clone(),
            in_view: Rc::clone(shown.sheets.in_view),
            parcel: parcel.clone(),
            voice: voice.clone(),
        }),
        (Screen::Replay, Some(table)) => replay_screen(ReplayProps {
            table: Rc::clone(table),
            event: shown.looked_at,
            review: shown.sheets.review.clone(),
            uncovered: shown.uncovered,
            tools: Html::default(),
            in_view: Rc::clone(shown.sheets.in_view),
            on_back: shown.on_back.clone(),
            on_go: go.clone(),
            preferences: preferences.clone(),
            voice: voice.clone(),
        }),
        (Screen::Linked, _) => linked_screen(shown.sheets, shown.uncovered),
        (Screen::New, _) => {
            let seating = shown.seating.clone().unwrap_or_else(|| last_table(keeper, voice.words()));
            html! {
                <SetUp {seating} running={table.is_some()} on_start={start.new.clone()} on_go={go.clone()}
                    preferences={preferences.clone()} voice={voice.clone()} />
            }
        }
        (Screen::Home | Screen::Table | Screen::Replay, _) => home(table.map(|table| table.record()), go, voice),
    }
}
