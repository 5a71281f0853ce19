//! While a computer plays: whose turn it is, and how to get on faster.

use yew::prelude::*;

use super::art::icon;
use super::who::Who;
use crate::table::{Why, level_name};
use crate::words::{Message, Words, say, use_words};
use space_taxi::record::Driver;

/// What people see and may do while a computer plays.
#[derive(Clone, PartialEq)]
pub struct Watched {
    /// It plays faster than a person would.
    pub fast: bool,
    /// It has been thinking for a while.
    pub thinks: bool,
    pub on_fast: Callback<()>,
    pub on_skip: Callback<()>,
}

/// In place of the buttons of the table, which have the focus on: so it is no component of its own.
pub fn watched(who: &Who, watched: &Watched, words: &Words) -> Html {
    html! {
        <div class="act">
            // Why it does what it does stands over the dice, and is announced.
            <p class="act-main act-quiet" role="status">
                if watched.thinks { <span class="act-thinks" aria-hidden="true"><i /><i /><i /></span> }
                <span>{ words.say(on_turn(who, watched.thinks)) }</span>
            </p>
            <button type="button" class="btn act-none" onclick={watched.on_skip.reform(|_| ())}>{ words.say(say::computer_skip()) }</button>
            <button type="button" class={classes!("btn", "act-undo", watched.fast.then_some("is-on"))} title={words.say(say::computer_fast())}
                aria-label={words.say(say::computer_fast())} aria-pressed={watched.fast.to_string()} onclick={watched.on_fast.reform(|_| ())}>
                { icon("fast") }
            </button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct WatchedSceneProps {
    pub who: Who,
    /// Why the computer does what it does, if that is to be seen.
    pub why: Option<Why>,
    pub watched: Watched,
}

/// The same where a scene has buttons of its own: only who plays, and the way on.
#[component]
pub fn WatchedScene(props: &WatchedSceneProps) -> Html {
    let words = use_words();
    let doing = props.why.map_or_else(|| on_turn(&props.who, props.watched.thinks), Why::message);
    html! {
        <div class="ticket-go">
            <p class="act-quiet watched-who">{ words.say(doing) }</p>
            <button type="button" class="btn watched-skip" onclick={props.watched.on_skip.reform(|_| ())}>{ words.say(say::computer_skip()) }</button>
        </div>
    }
}

fn on_turn(who: &Who, thinks: bool) -> Message {
    let name = who.name.as_str();
    match who.driver {
        Driver::Computer(_) if thinks => say::computer_thinks(name),
        Driver::Computer(level) => say::computer_plays(level_name(level), name),
        Driver::Person => say::prompt_other_player(name),
    }
}
