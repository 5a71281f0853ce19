//! What a link leads to: a finished game, a position, a game to play on with, or nowhere. It touches neither the table nor the
//! saves, until somebody wants to play on.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::dead_link::why;
use crate::table::route::{Screen, Sheet};
use crate::table::rule_now::rule_at;
use crate::table::saves::Place;
use crate::view::contexts::{use_in_view, use_navigation, use_saves};
use crate::view::game_actions::use_game_actions;
use crate::view::routing::way_to;
use crate::view::screens::linked_game::LinkedGame;
use crate::view::screens::shared_position::SharedPosition;
use crate::view::sheets::game_row::outcome;
use crate::words::{Arg, say, use_words};
use space_taxi::record::{DeadLink, Link, Position, Record};

#[derive(Properties, PartialEq)]
pub struct LinkedProps {
    /// Whether nothing lies over it.
    pub uncovered: bool,
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
    let (words, navigation) = (use_words(), use_navigation());
    let in_view = use_in_view();
    let found = use_memo(navigation.link.clone(), |link| match Link::read(link) {
        Ok(Link::Game(record)) => Found::Game(TableState::open(*record).into()),
        Ok(Link::Running(record)) => Found::Running(record),
        Ok(Link::Position(position)) => Found::Position(position),
        Err(dead) => Found::Nothing(dead),
    });
    match &*found {
        // Its replay says what is seen of it.
        Found::Game(_) => {}
        Found::Position(position) => in_view.show(Some((rule_at(position), None))),
        Found::Running(_) | Found::Nothing(_) => in_view.show(None),
    }
    match &*found {
        Found::Game(table) => html! {
            <LinkedGame key={navigation.link.to_string()} table={Rc::clone(table)} uncovered={props.uncovered} />
        },
        Found::Running(record) => html! { <RunningGame record={(**record).clone()} /> },
        Found::Position(position) => html! { <SharedPosition position={*position} /> },
        Found::Nothing(dead) => html! {
            <main class="dead-link">
                <div role="alert">
                    <h1>{ words.say(say::link_dead()) }</h1>
                    <p>{ words.say(why(dead)) }</p>
                    <p>{ words.say(say::link_safe()) }</p>
                </div>
                <button type="button" class="btn primary" onclick={way_to(&navigation.go, Screen::Home)}>{ words.say(say::to_home()) }</button>
                <Around />
            </main>
        },
    }
}

#[derive(Properties, PartialEq)]
struct RunningGameProps {
    record: Record,
}

/// Whose game it is and how far, and the way to its table.
#[component]
fn RunningGame(RunningGameProps { record }: &RunningGameProps) -> Html {
    let (words, saves, go) = (use_words(), use_saves(), use_navigation().go);
    let on_play = use_game_actions().import;
    let names = Arg::all_of(record.opening().entrants().values().map(|entrant| entrant.name.as_str()));
    let play = match saves.place_of(record) {
        Some(Place::Current) => way_to(&go, Screen::Table),
        _ => {
            let record = record.clone();
            on_play.reform(move |_| record.clone())
        }
    };
    html! {
        <main class="dead-link">
            <div>
                <h1>{ words.say(say::link_running()) }</h1>
                <p><b>{ words.say(say::list_one(names)) }</b></p>
                <p>{ words.say(outcome(record)) }</p>
                <p>{ words.say(say::link_running_text()) }</p>
            </div>
            <button type="button" class="btn primary" onclick={play}>{ words.say(say::elsewhere_take()) }</button>
            <button type="button" class="btn" onclick={way_to(&go, Screen::Home)}>{ words.say(say::to_home()) }</button>
            <Around />
        </main>
    }
}

/// What helps whoever has come here first: another language, and what the game is about.
#[component]
fn Around() -> Html {
    let (words, go) = (use_words(), use_navigation().go);
    html! {
        <>
            <button type="button" class="btn" onclick={way_to(&go, Sheet::Rules)}>{ words.say(say::rules()) }</button>
            <button type="button" class="btn" onclick={way_to(&go, Sheet::Settings)}>{ words.say(say::settings()) }</button>
        </>
    }
}
