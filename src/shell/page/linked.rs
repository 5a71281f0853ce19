//! What a link leads to: a finished game, a position, a game to play on with, or nowhere. It touches neither the table nor the
//! saves, until somebody wants to play on.

use std::rc::Rc;

use yew::prelude::*;

use super::game_row::outcome;
use super::linked_game::LinkedGame;
use super::still::still;
use crate::shell::dead_link::why;
use crate::shell::page::keeper::Keeper;
use crate::shell::page::pilot::Pilot;
use crate::shell::page::preferences::Preferences;
use crate::shell::page::routing::way_to;
use crate::shell::page::sheets::InView;
use crate::shell::route::{Route, Screen, Sheet};
use crate::shell::rule_now::rule_at;
use crate::shell::saves::Place;
use crate::space_taxi::record::{DeadLink, Link, Position, Record};
use crate::space_taxi::table::TableState;
use crate::space_taxi::table::draw::Voice;
use crate::words::{Arg, say};

#[derive(Properties, PartialEq)]
pub struct LinkedProps {
    /// The link as it stands after `#`.
    pub link: Rc<str>,
    /// Whether nothing lies over it.
    pub uncovered: bool,
    pub keeper: Keeper,
    pub pilot: Pilot,
    pub on_go: Callback<Route>,
    /// Somebody sits down at a running game.
    pub on_play: Callback<Record>,
    pub in_view: InView,
    pub preferences: Preferences,
    pub voice: Voice,
}

/// What was found behind the link.
enum Found {
    Game(Rc<TableState>),
    Running(Box<Record>),
    Position(Position),
    Nothing(DeadLink),
}

#[component]
pub fn Linked(props: &LinkedProps) -> Html {
    let found = use_memo(Rc::clone(&props.link), |link| match Link::read(link) {
        Ok(Link::Game(record)) => Found::Game(TableState::open(*record).into()),
        Ok(Link::Running(record)) => Found::Running(record),
        Ok(Link::Position(position)) => Found::Position(position),
        Err(dead) => Found::Nothing(dead),
    });
    let LinkedProps { link, uncovered, keeper, pilot, on_go, in_view, preferences, voice, .. } = props;
    in_view.replace(match &*found {
        Found::Position(position) => Some((rule_at(position), None)),
        _ => None,
    });
    match &*found {
        Found::Game(table) => html! {
            <LinkedGame key={link.to_string()} table={Rc::clone(table)} uncovered={*uncovered} keeper={keeper.clone()} pilot={pilot.clone()}
                on_go={on_go.clone()} in_view={Rc::clone(in_view)} preferences={preferences.clone()} voice={voice.clone()} />
        },
        Found::Running(record) => running(record, props),
        Found::Position(position) => still(position, on_go, preferences, voice),
        Found::Nothing(dead) => html! {
            <main class="dead-link">
                <div role="alert">
                    <h1>{ voice.say(say::link_dead()) }</h1>
                    <p>{ voice.say(why(dead)) }</p>
                    <p>{ voice.say(say::link_safe()) }</p>
                </div>
                <button type="button" class="btn primary" onclick={way_to(on_go, Screen::Home)}>{ voice.say(say::to_home()) }</button>
                { around(on_go, voice) }
            </main>
        },
    }
}

/// Whose game it is and how far, and the way to its table.
fn running(record: &Record, props: &LinkedProps) -> Html {
    let LinkedProps { keeper, on_go, on_play, voice, .. } = props;
    let names = Arg::all_of(record.opening().entrants().values().map(|entrant| entrant.name.as_str()));
    let play = match keeper.place_of(record) {
        Some(Place::Current) => way_to(on_go, Screen::Table),
        _ => {
            let record = record.clone();
            on_play.reform(move |_| record.clone())
        }
    };
    html! {
        <main class="dead-link">
            <div>
                <h1>{ voice.say(say::link_running()) }</h1>
                <p><b>{ voice.say(say::list_one(names)) }</b></p>
                <p>{ voice.say(outcome(record)) }</p>
                <p>{ voice.say(say::link_running_text()) }</p>
            </div>
            <button type="button" class="btn primary" onclick={play}>{ voice.say(say::elsewhere_take()) }</button>
            <button type="button" class="btn" onclick={way_to(on_go, Screen::Home)}>{ voice.say(say::to_home()) }</button>
            { around(on_go, voice) }
        </main>
    }
}

/// What helps whoever has come here first: another language, and what the game is about.
fn around(on_go: &Callback<Route>, voice: &Voice) -> Html {
    html! {
        <>
            <button type="button" class="btn" onclick={way_to(on_go, Sheet::Rules)}>{ voice.say(say::rules()) }</button>
            <button type="button" class="btn" onclick={way_to(on_go, Sheet::Settings)}>{ voice.say(say::settings()) }</button>
        </>
    }
}
