//! The root: it holds what outlives a screen, and shows the screen and the sheet that the address names.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::delivery::{Delivery, Parcel, use_order};
use super::effects::{use_announcements, use_saving, use_sounds};
use super::focusing::{SCREEN, use_focus};
use super::game_room::GameRoom;
use super::home::home;
use super::keeper::Keeper;
use super::later::{
    self, CaretakerProps, FlightProps, GuestProps, ReplayProps, TipsProps, caretaker, flight_screen, guest,
    linked_screen, read_aloud, replay_screen, tips,
};
use super::preferences::use_kept_settings;
use super::routing::{screen_name, use_routing};
use super::set_up::SetUp;
use super::shape;
use super::sheets::{Sheets, open_sheet};
use super::sole_table::use_sole_table;
use super::speech::{use_speech, wanted};
use super::start::{last_table, use_start};
use super::toast::toasts;
use crate::markup::{classes, html};
use crate::platform::{clock, page};
use crate::shell::computers::needs_pilot;
use crate::shell::embed::Visit;
use crate::shell::notices::{Notice, NoticeAction, Notices};
use crate::shell::reading::Reading;
use crate::shell::reckoning::ReviewState;
use crate::shell::renewal::Busy;
use crate::shell::room::{Room, RoomAction};
use crate::shell::route::{OnTable, Place, Screen, Sheet};
use crate::shell::saves::Loaded;
use crate::shell::sound::Speaker;
use crate::space_taxi::record::Record;
use crate::space_taxi::table::Intent;
use crate::space_taxi::table::draw::Voice;

/// Until the first game is on the screen, the network is for nothing else.
const SETTLED_MS: u32 = 2000;

#[component]
pub fn App() -> Html {
    let furniture = use_memo((), |()| (Keeper::open(), Speaker::default(), Rc::new(Cell::new(true))));
    let (keeper, speaker, begun) = (*furniture).clone();
    let notices = use_reducer(Notices::default);
    let tell = {
        let notices = notices.dispatcher();
        Callback::from(move |notice: Notice| notices.dispatch(NoticeAction::Tell(notice)))
    };
    let visit = use_state_eq(|| Visit::begin(page::is_guest()));
    let preferences = use_kept_settings(&keeper, &speaker, &tell);
    let routing = use_routing();
    let room = use_resumed_room(&keeper, &tell);
    let lent = visit.lends(room.game_number());
    use_saving(&room, lent, &keeper, &begun, &tell);
    use_sounds(&room, &speaker, preferences.tempo);
    let (news, said) = use_announcements(&room);
    let place = routing.place.shown(room.game());
    // What is to be read aloud, and how many times something was.
    let reading = use_state(|| None::<(Reading, u32)>);
    let is_new_here = use_memo(room.game_number(), |_| keeper.is_new_here());
    let wants_tips =
        *is_new_here && !visit.is_guest && news > 0 && place == Place { screen: Screen::Table, sheet: None };
    let needs_pilot = room.table().is_some_and(|table| needs_pilot(table));
    let wanted_later = use_wanted_later();
    let order = use_order(
        *wanted_later
            || place.needs_what_comes_later()
            || visit.is_guest
            || reading.is_some()
            || wants_tips
            || needs_pilot,
    );
    let pilot = use_memo(order.code == Delivery::Here, |here| here.then(|| later::pilot(tell.clone())));
    use_lost_pilot(needs_pilot && order.code == Delivery::Missing, &tell);
    let speech = use_speech(wanted(preferences.now.language.as_deref()), order.attempt, &tell);
    let running = place.screen == Screen::Table && room.game() == OnTable::Running && !lent;
    let sole = use_sole_table(&keeper, &room, running, lent, &tell);
    use_focus(place.screen);
    let wants_new = use_state_eq(|| false);
    let found = use_memo((), |()| room.game());
    let has_coach =
        use_memo(room.game_number(), |_| room.table().is_none_or(|table| keeper.has_coach(table.record().opening())));
    let start = use_start(&keeper, &room, &begun, &routing, &tell, visit.dice.clone());
    // The review of the game with this number, once somebody has wanted to see it.
    let review = use_state_eq(|| (room.game_number(), ReviewState::Working));
    let on_reviewed = {
        let (review, number) = (review.setter(), room.game_number());
        Callback::from(move |state| review.set((number, state)))
    };
    let review = if review.0 == room.game_number() { review.1.clone() } else { ReviewState::Working };
    // The choice that is looked at; nothing for somebody who has just come in.
    let looked_at = use_state(|| None::<usize>);
    let on_lay = {
        let (looked_at, room) = (looked_at.setter(), room.dispatcher());
        Callback::from(move |(record, event): (Record, Option<usize>)| {
            looked_at.set(event);
            room.dispatch(RoomAction::Open(Box::new(record)));
        })
    };
    let on_back = {
        let (looked_at, back) = (looked_at.setter(), routing.back.clone());
        Callback::from(move |()| {
            looked_at.set(None);
            back.emit(());
        })
    };
    let still = lent && visit.still;
    let on_intent = {
        let room = room.dispatcher();
        Callback::from(move |intent: Intent| {
            if !still {
                room.dispatch(RoomAction::Do(intent))
            }
        })
    };
    let latest = {
        let room = room.clone();
        Callback::from(move |()| room.table().cloned())
    };
    let on_read_aloud = {
        let reading = reading.clone();
        Callback::from(move |wanted| reading.set(Some((wanted, reading.map_or(0, |(_, nth)| nth + 1)))))
    };
    let on_read = {
        let notices = notices.dispatcher();
        Callback::from(move |notice| notices.dispatch(NoticeAction::Read(notice)))
    };
    let on_remedy = {
        let (go, wants_new) = (routing.go.clone(), wants_new.setter());
        Callback::from(move |notice: Notice| match notice {
            Notice::CannotSave => go.emit(Sheet::Share.into()),
            Notice::OtherTab => page::reload(),
            Notice::NewVersion => wants_new.set(true),
            Notice::Install => later::install(),
            _ => go.emit(Sheet::Games.into()),
        })
    };
    let Some(speech) = speech else {
        return shape::of(place.screen);
    };
    let delivery = order.delivery(speech.later);
    let parcel = &Parcel {
        delivery,
        pilot: (*pilot).clone(),
        is_lost: order.code == Delivery::Missing,
        want: Callback::from(move |()| wanted_later.set(true)),
        retry: order.retry,
    };
    // Where there is nothing of these two there is still their place: without it everything around would be drawn anew.
    let care = match order.code {
        Delivery::Here => caretaker(CaretakerProps {
            running: running && !visit.is_guest,
            game: room.game(),
            found: *found,
            busy: Busy::at(place, room.table().map(AsRef::as_ref)),
            wants_new: *wants_new,
            keeper: keeper.clone(),
            tell: tell.clone(),
        }),
        Delivery::Coming | Delivery::Missing => Html::default(),
    };
    let voice = &Voice::new(speech.words);
    let (table, go) = (room.table(), &routing.go);
    let manners = if visit.is_guest && (visit.settled || delivery == Delivery::Here) {
        guest(GuestProps {
            visit: visit.clone(),
            table: table.cloned(),
            game_number: room.game_number(),
            keeper: keeper.clone(),
            screen: place.screen,
            preferences: preferences.clone(),
            language: voice.words().language(),
            speaker: speaker.clone(),
            suggested: last_table(&keeper, voice.words()),
            on_start: start.with.clone(),
            on_open: start.open.clone(),
            on_lay,
            turn_to: routing.turn_to.clone(),
            notices: notices.open().to_vec(),
        })
    } else {
        Html::default()
    };
    // A website's wishes that cannot be found out are none.
    let settled = visit.settled || delivery == Delivery::Missing;
    let place = Place { sheet: place.sheet.filter(|_| settled), ..place };
    let uncovered = place.sheet.is_none() && !visit.paused && !sole.elsewhere;
    let sheets = &Sheets {
        place,
        table,
        lent,
        keeper: &keeper,
        preferences: &preferences,
        routing: &routing,
        room: &room.dispatcher(),
        start: &start,
        tell: &tell,
        on_intent: &on_intent,
        review: &review,
        on_reviewed: &on_reviewed,
        looked_at: &looked_at.setter(),
        voice,
        parcel,
    };
    let screen = match (place.screen, table) {
        _ if !settled => shape::of(place.screen),
        (Screen::Table, Some(table)) => html! {
            <GameRoom key={room.game_number()} table={Rc::clone(table)} {latest} {uncovered} {still} on_intent={on_intent.clone()}
                on_rematch={start.again.clone()} on_go={go.clone()} on_read={on_read_aloud} preferences={preferences.clone()} parcel={parcel.clone()}
                has_coach={*has_coach && !visit.no_coach} attempt={keeper.attempt(table.record())} voice={voice.clone()} />
        },
        (Screen::Linked | Screen::Flight, _) | (Screen::Replay, Some(_)) if delivery != Delivery::Here => {
            shape::of(place.screen)
        }
        (Screen::Flight, _) => flight_screen(FlightProps {
            uncovered,
            routing: routing.clone(),
            preferences: preferences.clone(),
            speaker,
            parcel: parcel.clone(),
            voice: voice.clone(),
        }),
        (Screen::Replay, Some(table)) => replay_screen(ReplayProps {
            table: Rc::clone(table),
            event: *looked_at,
            review: review.clone(),
            uncovered,
            tools: Html::default(),
            on_back,
            on_go: go.clone(),
            preferences: preferences.clone(),
            voice: voice.clone(),
        }),
        (Screen::Linked, _) => linked_screen(sheets, uncovered),
        (Screen::New, _) => html! {
            <SetUp seating={visit.seating.clone().unwrap_or_else(|| last_table(&keeper, voice.words()))} running={table.is_some()} on_start={start.new.clone()} on_go={go.clone()}
                preferences={preferences.clone()} voice={voice.clone()} />
        },
        (Screen::Home | Screen::Table | Screen::Replay, _) => home(table.map(|table| table.record()), go, voice),
    };
    let read = match (*reading, table) {
        (Some((what, nth)), Some(table)) if delivery == Delivery::Here => Some((nth, read_aloud(what, table))),
        _ => None,
    };
    let tip = match table.filter(|_| wants_tips && delivery == Delivery::Here) {
        Some(table) => tips(TipsProps { table: Rc::clone(table), keeper: keeper.clone(), voice: voice.clone() }),
        None => Html::default(),
    };
    html! {
        <>
            <div id={SCREEN} class={classes!("screen", still.then_some("is-still"))} data-screen={screen_name(place.screen)} tabindex="-1" inert={visit.paused}>{ screen }</div>
            { care }
            { manners }
            { open_sheet(sheets) }
            { sole.cover(&routing, voice) }
            { tip }
            { toasts(notices.open(), &on_read, &on_remedy, voice) }
            <div class="sr said" aria-live="polite" id="announcements">
                <div key={news}>{ for said.iter().map(|message| html! { <p>{ voice.words().text(message) }</p> }) }</div>
                if let Some((nth, read)) = read {
                    <div key={format!("read-{nth}")}>{ for read.into_iter().map(|message| html! { <p>{ voice.say(message) }</p> }) }</div>
                }
            </div>
        </>
    }
}

/// Whether somebody wants what comes later, without an address that tells so. As soon as the first screen has settled, the page
/// itself does: it takes care of itself with it.
#[hook]
fn use_wanted_later() -> UseStateHandle<bool> {
    let wanted = use_state_eq(|| false);
    let settled = wanted.setter();
    use_boxed_effect((), move |()| clock::after(SETTLED_MS, move || settled.set(true)).let_run());
    wanted
}

/// Tells when computer players do without the pilot.
#[hook]
fn use_lost_pilot(lost: bool, tell: &Callback<Notice>) {
    let tell = tell.clone();
    use_boxed_effect(lost, move |lost| {
        if *lost {
            tell.emit(Notice::PilotLost);
        }
    });
}

/// The room with the game that was on the table when the page was left.
#[hook]
fn use_resumed_room(keeper: &Keeper, tell: &Callback<Notice>) -> UseReducerHandle<Room> {
    let loaded = use_memo((), |()| keeper.current());
    let room = use_reducer(|| match &*loaded {
        Loaded::Found(game) => Room::with(Some(keeper.sit_down_again(game.record.clone()))),
        Loaded::Nothing | Loaded::SetAside(_) => Room::with(None),
    });
    let tell = tell.clone();
    use_boxed_effect((), move |()| {
        if let Loaded::SetAside(_) = &*loaded {
            tell.emit(Notice::SetAside);
        }
    });
    room
}
