//! The first flight: the table itself with dice that are known beforehand, and under it a guide that says what to do.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::focus;
use crate::shell::announce::in_one_breath;
use crate::shell::first_flight::{FirstFlight, Lesson, Mark};
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::page::effects::{use_announcements, use_sounds};
use crate::shell::page::game_room::GameRoom;
use crate::shell::page::pilot::Pilot;
use crate::shell::page::preferences::Preferences;
use crate::shell::page::routing::Routing;
use crate::shell::page::sheets::InView;
use crate::shell::reading::Reading;
use crate::shell::room::{Room, RoomAction};
use crate::shell::route::{Route, Screen, Sheet};
use crate::shell::rule_now::rule_now;
use crate::shell::sound::Speaker;
use crate::space_taxi::table::draw::Voice;
use crate::space_taxi::table::{Intent, TableModel, TableState};
use crate::words::say;

#[derive(Properties)]
pub struct FlightProps {
    /// Whether nothing lies over it.
    pub uncovered: bool,
    pub routing: Routing,
    pub preferences: Preferences,
    pub speaker: Speaker,
    pub in_view: InView,
    pub pilot: Pilot,
    pub voice: Voice,
}

/// Never equal: it is drawn with the page.
impl PartialEq for FlightProps {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

#[component]
pub fn Flight(props: &FlightProps) -> Html {
    let FlightProps { routing, preferences, voice, .. } = props;
    let flight = use_memo((), |()| FirstFlight::of(&voice.say(say::setup_suggested_name(1))));
    let room = use_reducer(|| Room::with(Some(TableState::open(flight.start()))));
    // Something else was wanted than the lesson is about.
    let strayed = use_state_eq(|| false);
    // What is read aloud of which table, and how many times something was.
    let read = use_state(|| None::<(Reading, u32, Rc<TableState>)>);
    use_sounds(&room, &props.speaker, preferences.tempo);
    let (news, said) = use_announcements(&room, false);
    let lesson = room.table().map(|table| flight.lesson(table));
    // On a small phone the piece that is marked may be out of sight.
    let target = lesson.iter().flat_map(|lesson| &lesson.marks).next().map(|mark| mark.target());
    use_boxed_effect(target, |target| target.iter().for_each(|target| focus::bring_near(target)));
    let (Some(table), Some(lesson)) = (room.table(), lesson) else { return Html::default() };
    props.in_view.replace(Some((rule_now(table), Some(Rc::clone(table)))));
    let latest = {
        let room = room.clone();
        Callback::from(move |()| room.table().cloned())
    };
    let on_intent = {
        let (flight, strayed, room) = (Rc::clone(&flight), strayed.setter(), room.clone());
        Callback::from(move |intent: Intent| {
            let answer = room.table().and_then(|table| flight.answer(table, &intent));
            strayed.set(answer.is_none());
            answer.into_iter().for_each(|intent| room.dispatch(RoomAction::Do(intent)));
        })
    };
    let again = {
        let (flight, room) = (Rc::clone(&flight), room.dispatcher());
        Callback::from(move |_| room.dispatch(RoomAction::Open(Box::new(TableState::open(flight.start())))))
    };
    // The menu is about the game on the table, which this is not.
    let on_go = {
        let go = routing.go.clone();
        Callback::from(move |route: Route| {
            if route != Sheet::Menu.into() {
                go.emit(route);
            }
        })
    };
    let on_read = {
        let (read, latest) = (read.clone(), latest.clone());
        Callback::from(move |reading| {
            let nth = read.as_ref().map_or(0, |(_, nth, _)| nth + 1);
            read.set(latest.emit(()).map(|table| (reading, nth, table)));
        })
    };
    let marks = lesson.marks.iter().copied().map(Mark::class).collect::<Vec<_>>().join(" ");
    let ways = if lesson.is_over { over(voice, again, routing) } else { skip(voice, routing) };
    let card = html! {
        <section class="guide" aria-label={voice.say(say::first_flight())}>
            <div class="guide-told" role="status">{ told(&lesson, *strayed, flight.length(), voice) }</div>
            <div class="guide-ways">{ ways }</div>
        </section>
    };
    html! {
        <div class={classes!("flight", marks, lesson.is_over.then_some("is-over"))}>
            if !lesson.is_over {
                <GameRoom table={Rc::clone(table)} {latest} uncovered={props.uncovered} still={false} attempt={None} {on_intent} on_rematch={Callback::noop()}
                    {on_go} {on_read} preferences={preferences.clone()} pilot={props.pilot.clone()} has_coach={false} voice={voice.clone()} />
            }
            if lesson.is_over {
                <main>
                    <h1 class="sr">{ voice.say(say::first_flight()) }</h1>
                    <svg class="guide-taxi" viewBox="0 0 800 406" aria-hidden="true"><use class="float" href="#taxi" width="800" height="406" /></svg>
                    { card }
                </main>
            } else {
                { card }
            }
            <div class="sr said" aria-live="polite">
                <p key={news}>{ in_one_breath(said.iter().map(|message| voice.words().text(message))) }</p>
                if let Some((reading, nth, _)) = read.as_ref().filter(|(.., of)| Rc::ptr_eq(of, table)) {
                    <p key={format!("read-{nth}")}>
                        { in_one_breath(reading.of(&TableModel::of(table)).into_iter().map(|message| voice.say(message))) }
                    </p>
                }
            </div>
        </div>
    }
}

/// What is to be done, or what was wanted too early.
fn told(lesson: &Lesson, strayed: bool, length: usize, voice: &Voice) -> Html {
    html! {
        <>
            <p class="guide-text">{ voice.words().text(&lesson.text) }</p>
            if strayed { <p class="guide-strayed">{ voice.say(say::flight_strayed()) }</p> }
            if !lesson.is_over { <p class="guide-step">{ voice.say(say::flight_step(lesson.done + 1, length)) }</p> }
        </>
    }
}

fn skip(voice: &Voice, routing: &Routing) -> Html {
    let onclick = routing.back.reform(|_| ());
    html! { <button type="button" class="btn guide-skip" {onclick}>{ voice.say(say::flight_skip()) }</button> }
}

/// Where it goes from here.
fn over(voice: &Voice, again: Callback<MouseEvent>, routing: &Routing) -> Html {
    let new = routing.turn_to.reform(|_| Screen::New.into());
    let back = routing.back.reform(|_| ());
    html! {
        <>
            <button type="button" class="btn primary" onclick={new}>{ voice.say(say::new_game()) }</button>
            <button type="button" class="btn" onclick={again}>{ voice.say(say::flight_again()) }</button>
            <button type="button" class="btn" onclick={back}>{ voice.say(say::back()) }</button>
        </>
    }
}
