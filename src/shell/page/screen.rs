//! The screen that the address names.

use std::rc::Rc;

use yew::prelude::*;

use super::flight::Flight;
use super::game_room::GameRoom;
use super::home::home;
use super::linked::Linked;
use super::replay::Replay;
use super::set_up::SetUp;
use super::sheets::Sheets;
use super::start::last_table;
use super::ways;
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

/// The screen.
pub fn shown_screen(shown: &Shown) -> Html {
    let Sheets { place, table, keeper, preferences, routing, start, voice, pilot, in_view, .. } = *shown.sheets;
    let go = &routing.go;
    match (place.screen, table) {
        (Screen::Table, Some(table)) => html! {
            <GameRoom key={shown.game_number} table={Rc::clone(table)} latest={shown.latest.clone()} uncovered={shown.uncovered} still={shown.still}
                on_intent={shown.sheets.on_intent.clone()} on_rematch={start.again.clone()} on_go={go.clone()} on_read={shown.on_read.clone()}
                preferences={preferences.clone()} pilot={pilot.clone()} has_coach={shown.has_coach} attempt={keeper.attempt(table.record(), clock::today())}
                voice={voice.clone()} />
        },
        (Screen::Flight, _) => html! {
            <Flight uncovered={shown.uncovered} routing={routing.clone()} preferences={preferences.clone()} speaker={shown.speaker.clone()}
                in_view={Rc::clone(in_view)} pilot={pilot.clone()} voice={voice.clone()} />
        },
        // Whoever wants to see another choice begins there anew.
        (Screen::Replay, Some(table)) => html! {
            <Replay key={shown.looked_at.map_or_else(String::new, |event| event.to_string())} table={Rc::clone(table)} event={shown.looked_at}
                review={shown.sheets.review.clone()} uncovered={shown.uncovered} tools={Html::default()} in_view={Rc::clone(in_view)}
                on_back={shown.on_back.clone()} on_go={go.clone()} preferences={preferences.clone()} voice={voice.clone()} />
        },
        (Screen::Linked, _) => html! {
            <Linked link={Rc::clone(&routing.link)} uncovered={shown.uncovered} keeper={keeper.clone()} pilot={pilot.clone()} on_go={go.clone()}
                on_play={ways::import(shown.sheets)} in_view={Rc::clone(in_view)} preferences={preferences.clone()} voice={voice.clone()} />
        },
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
