//! What nobody needs for a first game: the sheets but for the menu, the replay, what a link leads to, the first flight and tips, the coach
//! and the line to the pilot, the care for the page itself, and manners on somebody's website.
//!
//! The build moves everything in here, and what nothing else uses, into a file of its own, which is fetched when it is first
//! wanted ([`Delivery`](super::delivery::Delivery)). So nothing outside calls into this module but through the functions below.

mod about;
mod app_section;
mod by_hand;
mod caretaker;
mod coach_desk;
mod daily_sheet;
mod dice_sheet;
mod driver_choice;
mod escape;
mod flight;
mod game_row;
mod games;
mod guest;
mod import;
mod keys_sheet;
mod linked;
mod linked_game;
mod pilot_desk;
mod players_sheet;
mod renewing;
mod replay;
mod review_chart;
mod review_sheet;
mod rule_picture;
mod rules_sheet;
mod rules_words;
mod running;
mod settings_sheet;
mod share;
mod spreads;
mod standings;
mod still;
mod tablet;
mod text_sheet;
mod tips;
mod tips_again;
mod turns_sheet;
mod ways;

use std::hint::black_box;
use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{Key, VChild};

use super::pilot::Pilot;
use super::sheets::Sheets;
use crate::markup::html;
use crate::shell::notices::{Care, Notice};
use crate::shell::reading::Reading;
use crate::shell::route::{Route, Screen, Sheet};
use crate::shell::rule_now::rule_now;
use crate::space_taxi::record::{Link, Record};
use crate::space_taxi::table::{TableModel, TableState};
use crate::words::Message;
use about::about;
use caretaker::Caretaker;
pub use caretaker::CaretakerProps;
use coach_desk::CoachDesk;
pub use coach_desk::CoachDeskProps;
use daily_sheet::DailySheet;
use dice_sheet::DiceSheet;
use flight::Flight;
pub use flight::FlightProps;
use games::Games;
use guest::Guest;
pub use guest::GuestProps;
use keys_sheet::keys_sheet;
use linked::Linked;
pub use linked::LinkedProps;
use pilot_desk::PilotDesk;
use players_sheet::players_sheet;
use replay::Replay;
pub use replay::ReplayProps;
use review_sheet::ReviewSheet;
use rules_sheet::RulesSheet;
use settings_sheet::settings_sheet;
use share::Share;
use text_sheet::text_sheet;
use tips::Tips;
pub use tips::TipsProps;
use turns_sheet::turns_sheet;

/// The replay of the game on the table. Whoever wants to see another choice begins there anew.
#[inline(never)]
pub fn replay_screen(props: ReplayProps) -> Html {
    let key = props.event.map(Key::from);
    VChild::<Replay>::new(props, key).into()
}

/// What the website around the page wants and is told. Shows nothing.
#[inline(never)]
pub fn guest(props: GuestProps) -> Html {
    VChild::<Guest>::new(props, None).into()
}

/// What a link leads to.
#[inline(never)]
pub fn linked_screen(sheets: &Sheets, uncovered: bool) -> Html {
    let props = LinkedProps {
        link: Rc::clone(&sheets.routing.link),
        uncovered,
        keeper: sheets.keeper.clone(),
        pilot: sheets.parcel.pilot.clone(),
        on_go: sheets.routing.go.clone(),
        on_play: ways::import(sheets),
        in_view: Rc::clone(sheets.in_view),
        preferences: sheets.preferences.clone(),
        voice: sheets.voice.clone(),
    };
    VChild::<Linked>::new(props, None).into()
}

/// What the coach says about the table.
#[inline(never)]
pub fn coach_desk(props: CoachDeskProps) -> Html {
    VChild::<CoachDesk>::new(props, None).into()
}

/// The line to the pilot. Nothing is started before the first question.
#[inline(never)]
pub fn pilot(tell: Callback<Notice>) -> Pilot {
    // The compiler is not to see whose line it is, or everybody would know the desk without going through this door.
    black_box(Pilot::new(PilotDesk::new(tell)))
}

/// The care for the page: kept without a network, renewed, the screen on. Shows nothing.
#[inline(never)]
pub fn caretaker(props: CaretakerProps) -> Html {
    VChild::<Caretaker>::new(props, None).into()
}

/// What the care for the page says.
#[inline(never)]
pub fn care_words(care: Care) -> (Message, Option<Message>) {
    care.words()
}

/// Lets the browser ask whether to install the page. Must follow from a tap or key. If it does not ask, the settings say what to do.
#[inline(never)]
pub fn install(go: Callback<Route>) {
    crate::platform::install::ask(move || go.emit(Sheet::Settings.into()));
}

/// What is read aloud of this table.
#[inline(never)]
pub fn read_aloud(reading: Reading, table: &TableState) -> Vec<Message> {
    reading.of(&TableModel::of(table))
}

/// A tip for whoever plays for the first time.
#[inline(never)]
pub fn tips(props: TipsProps) -> Html {
    VChild::<Tips>::new(props, None).into()
}

/// The guided turn for newcomers.
#[inline(never)]
pub fn flight_screen(props: FlightProps) -> Html {
    VChild::<Flight>::new(props, None).into()
}

/// The sheet that is open.
#[inline(never)]
pub fn later_sheet(sheets: &Sheets) -> Html {
    let Sheets { place, table, keeper, preferences, routing, voice, parcel, .. } = *sheets;
    let on_close = &routing.close;
    let (rule, seen) = match place.screen {
        Screen::Table => (table.map(|table| rule_now(table)), table.cloned()),
        Screen::Replay | Screen::Linked | Screen::Flight => {
            sheets.in_view.borrow().clone().map_or((None, None), |(rule, table)| (Some(rule), table))
        }
        Screen::Home | Screen::New => (None, None),
    };
    match (place.sheet, table) {
        (None | Some(Sheet::Menu), _) | (Some(Sheet::Turns | Sheet::Dice | Sheet::Players | Sheet::Review), None) => {
            Html::default()
        }
        (Some(Sheet::Rules), _) => {
            html! { <RulesSheet at={rule} go={routing.go.clone()} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Settings), _) => settings_sheet(preferences, keeper, on_close, voice),
        (Some(Sheet::About), _) => about(on_close, voice),
        (Some(Sheet::Keys), _) => keys_sheet(preferences.now.hotkeys, on_close, voice),
        (Some(Sheet::Turns), Some(table)) => turns_sheet(table.record(), on_close, voice),
        (Some(Sheet::Text), table) => {
            seen.as_ref().or(table).map_or_else(Html::default, |table| text_sheet(table, on_close, voice))
        }
        (Some(Sheet::Players), Some(table)) => players_sheet(table.record(), sheets.on_intent, on_close, voice),
        (Some(Sheet::Dice), Some(table)) => {
            html! { <DiceSheet table={Rc::clone(table)} keeper={keeper.clone()} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Review), Some(table)) => html! {
            <ReviewSheet table={Rc::clone(table)} known={sheets.review.clone()} on_known={sheets.on_reviewed.clone()} pilot={parcel.pilot.clone()}
                on_show={ways::show(sheets)} on_close={on_close.clone()} voice={voice.clone()} />
        },
        (Some(Sheet::Share), table) => {
            let is_kept = |record: &Record| keeper.place_of(record).is_some();
            let link = table.map(|table| table.record()).and_then(|record| match sheets.lent || is_kept(record) {
                true => Link::to(record),
                // The link is all that keeps it.
                false => Link::taking_along(record),
            });
            html! { <Share {link} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Daily), _) => {
            html! { <DailySheet keeper={keeper.clone()} on_fly={ways::fly(sheets)} on_close={on_close.clone()} voice={voice.clone()} /> }
        }
        (Some(Sheet::Games), table) => html! {
            <Games keeper={keeper.clone()} current={table.cloned()} lent={sheets.lent} on_resume={ways::resume(sheets)} on_sit={routing.turn_to.reform(|()| Screen::Table.into())} on_follow={routing.follow.clone()}
                on_import={ways::import(sheets)} on_forget={ways::forget(sheets)} on_close={on_close.clone()} voice={voice.clone()} />
        },
    }
}
