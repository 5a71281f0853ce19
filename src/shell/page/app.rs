//! The root: it holds what outlives a screen, and shows the screen and the sheet that the address names.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::delivery::{Delivery, use_order};
use super::effects::{use_announcements, use_saving, use_sounds};
use super::focusing::{SCREEN, use_focus};
use super::game_room::GameRoom;
use super::home::home;
use super::keeper::Keeper;
use super::later::{
    FlightProps, GuestProps, LinkedProps, ReplayProps, TipsProps, flight_screen, guest, linked_screen, read_aloud,
    replay_screen, tips,
};
use super::pilot::Pilot;
use super::preferences::use_kept_settings;
use super::renewing::use_renewal;
use super::review_source::use_review;
use super::routing::{screen_name, use_routing};
use super::set_up::SetUp;
use super::shape;
use super::sheets::{Sheets, open_sheet};
use super::sole_table::use_sole_table;
use super::speech::{use_speech, wanted};
use super::start::{last_table, use_start};
use super::tablet::use_tablet_manners;
use super::toast::toasts;
use super::visit::Visit;
use crate::markup::{classes, html};
use crate::platform::day::Day;
use crate::platform::{install, page};
use crate::shell::daily::is_running_flight;
use crate::shell::notices::{Notice, NoticeAction, Notices};
use crate::shell::reading::Reading;
use crate::shell::renewal::Busy;
use crate::shell::room::{Room, RoomAction};
use crate::shell::route::{OnTable, Place, Screen, Sheet};
use crate::shell::saves::{Loaded, Place as Kept};
use crate::shell::sound::Speaker;
use crate::space_taxi::record::Record;
use crate::space_taxi::table::Intent;
use crate::space_taxi::table::draw::Voice;
use crate::words::Words;

#[component]
pub fn App() -> Html {
    let furniture = use_memo((), |()| (Keeper::open(), Speaker::default(), Rc::new(Cell::new(true))));
    let (keeper, speaker, begun) = (*furniture).clone();
    let notices = use_reducer(Notices::default);
    let tell = {
        let notices = notices.dispatcher();
        Callback::from(move |notice: Notice| notices.dispatch(NoticeAction::Tell(notice)))
    };
    let visit = use_state_eq(Visit::begin);
    let pilot = (*use_memo((), |()| Pilot::new(tell.clone()))).clone();
    let preferences = use_kept_settings(&keeper, &speaker, &tell);
    let routing = use_routing();
    let room = use_resumed_room(&keeper, &tell);
    let lent = visit.lent == Some(room.game_number());
    use_saving(&room, lent, &keeper, &begun, &tell);
    use_sounds(&room, &speaker, preferences.tempo);
    let (news, said) = use_announcements(&room);
    let place = routing.place.shown(room.game());
    // What is to be read aloud, and how many times something was.
    let reading = use_state(|| None::<(Reading, u32)>);
    let is_new_here = use_memo(room.game_number(), |_| keeper.is_new_here());
    let wants_tips =
        *is_new_here && !visit.is_guest && news > 0 && place == Place { screen: Screen::Table, sheet: None };
    let order = use_order(place.needs_what_comes_later() || visit.is_guest || reading.is_some() || wants_tips);
    let speech = use_speech(wanted(preferences.now.language.as_deref()), order.attempt, &tell);
    let running = place.screen == Screen::Table && room.game() == OnTable::Running;
    let sole = use_sole_table(&keeper, &room, running, &tell);
    use_tablet_manners(running && !visit.is_guest, room.game(), &keeper, &tell);
    use_focus(place.screen);
    let renew = use_renewal(Busy::at(place.screen, room.table().map(AsRef::as_ref)), &tell);
    let has_coach = use_memo(room.game_number(), |_| last_table(&keeper, &Words::english()).has_coach());
    let start = use_start(&keeper, &room, &begun, &routing, &tell, visit.dice.clone());
    let on_resume = {
        let (keeper, room, tell, turn_to) = (keeper.clone(), room.dispatcher(), tell.clone(), routing.turn_to.clone());
        Callback::from(move |kept: Kept| {
            if kept != Kept::Current {
                match keeper.resume(kept) {
                    Ok(Loaded::Found(game)) => room.dispatch(RoomAction::Open(Box::new(game.record))),
                    Ok(Loaded::SetAside(_)) => return tell.emit(Notice::SetAside),
                    Ok(Loaded::Nothing) => return,
                    Err(error) => return tell.emit(error.into()),
                }
            }
            turn_to.emit(Screen::Table.into());
        })
    };
    let on_import = {
        let (keeper, open, resume) = (keeper.clone(), start.open.clone(), on_resume.clone());
        Callback::from(move |record: Record| match keeper.place_of(&record) {
            Some(place) => resume.emit(place),
            None => open.emit(record),
        })
    };
    let on_forget = {
        let (keeper, room) = (keeper.clone(), room.dispatcher());
        Callback::from(move |place: Kept| {
            keeper.forget(place);
            if place == Kept::Current {
                room.dispatch(RoomAction::Clear);
            }
        })
    };
    let on_fly = {
        let (keeper, table, resume, fly) =
            (keeper.clone(), room.table().cloned(), on_resume.clone(), start.fly.clone());
        Callback::from(move |day: Day| {
            let here = table.as_ref().filter(|table| is_running_flight(table.record(), day)).map(|_| Kept::Current);
            match here.or_else(|| keeper.running_flight(day)) {
                Some(place) => resume.emit(place),
                None => fly.emit(day),
            }
        })
    };
    let review = use_review(room.table(), room.game_number(), &pilot, place.sheet == Some(Sheet::Review));
    // The choice that is looked at; nothing for somebody who has just come in.
    let looked_at = use_state(|| None::<usize>);
    let on_show = {
        let (looked_at, visit) = (looked_at.setter(), routing.visit.clone());
        Callback::from(move |event: usize| {
            looked_at.set(Some(event));
            visit.emit(Screen::Replay.into());
        })
    };
    let on_lend = {
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
        let go = routing.go.clone();
        Callback::from(move |notice: Notice| match notice {
            Notice::CannotSave => go.emit(Sheet::Share.into()),
            Notice::OtherTab => page::reload(),
            Notice::NewVersion => renew.emit(()),
            Notice::Install => install::ask(),
            _ => go.emit(Sheet::Games.into()),
        })
    };
    let Some(speech) = speech else {
        return shape::of(place.screen);
    };
    let delivery = order.delivery(speech.later);
    let voice = &Voice::new(speech.words);
    let (table, go) = (room.table(), &routing.go);
    let manners = (visit.is_guest && (visit.settled || delivery == Delivery::Here)).then(|| {
        guest(GuestProps {
            visit: visit.clone(),
            table: table.cloned(),
            game_number: room.game_number(),
            screen: place.screen,
            preferences: preferences.clone(),
            speaker: speaker.clone(),
            suggested: last_table(&keeper, voice.words()),
            on_start: start.with,
            on_open: start.open,
            on_lend,
            turn_to: routing.turn_to.clone(),
            notices: notices.open().to_vec(),
        })
    });
    // A website's wishes that cannot be found out are none.
    let settled = visit.settled || delivery == Delivery::Missing;
    let place = Place { sheet: place.sheet.filter(|_| settled), ..place };
    let uncovered = place.sheet.is_none() && !visit.paused && !sole.elsewhere;
    let screen = match (place.screen, table) {
        _ if !settled => shape::of(place.screen),
        (Screen::Table, Some(table)) => html! {
            <GameRoom table={Rc::clone(table)} {latest} {uncovered} {still} on_intent={on_intent.clone()}
                on_rematch={start.again} on_go={go.clone()} on_read={on_read_aloud} preferences={preferences.clone()} pilot={pilot.clone()}
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
            pilot: pilot.clone(),
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
        (Screen::Linked, _) => linked_screen(LinkedProps {
            link: Rc::clone(&routing.link),
            uncovered,
            keeper: keeper.clone(),
            pilot: pilot.clone(),
            on_go: go.clone(),
            on_play: on_import.clone(),
            preferences: preferences.clone(),
            voice: voice.clone(),
        }),
        (Screen::New, _) => html! {
            <SetUp seating={visit.seating.clone().unwrap_or_else(|| last_table(&keeper, voice.words()))} running={table.is_some()} on_start={start.new} on_go={go.clone()}
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
    let (keeper, preferences, routing) = (&keeper, &preferences, &routing);
    let (on_resume, on_import, on_intent) = (&on_resume, &on_import, &on_intent);
    let (on_forget, on_fly) = (&on_forget, &on_fly);
    let (review, on_show, retry) = (&review, &on_show, &order.retry);
    html! {
        <>
            <div id={SCREEN} class={classes!("screen", still.then_some("is-still"))} data-screen={screen_name(place.screen)} tabindex="-1" inert={visit.paused}>{ screen }</div>
            { manners }
            { open_sheet(&Sheets { place, table, keeper, preferences, routing, on_resume, on_import, on_intent, on_forget, on_fly, review, on_show, voice, delivery, retry }) }
            { sole.cover(routing, voice) }
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

/// The room with the game that was on the table when the page was left.
#[hook]
fn use_resumed_room(keeper: &Keeper, tell: &Callback<Notice>) -> UseReducerHandle<Room> {
    let loaded = use_memo((), |()| keeper.current());
    let room = use_reducer(|| match &*loaded {
        Loaded::Found(game) => Room::with(Some(game.record.clone())),
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
