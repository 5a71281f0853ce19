//! While a computer plays: whose turn it is, and how to get on faster.

use yew::prelude::*;

use super::art::icon;
use super::who::Who;
use crate::table::{Why, level_name};
use crate::words::{Message, Words, say};
use space_taxi::record::Driver;

/// What people see and may do while a computer plays.
#[derive(Clone, PartialEq)]
pub struct Watched {
    /// Computers are set to be faster than normal.
    pub fast: bool,
    /// It has been thinking for a while.
    pub thinks: bool,
    pub on_fast: Callback<()>,
    pub on_skip: Callback<()>,
}

/// In place of the buttons of the table, which have the focus on: so it is no component of its own.
pub fn watched(who: &Who, watched: &Watched, words: &Words) -> Html {
    html! {
        <div class="act is-watched">
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

/// The same where a scene has buttons of its own: who plays, or why the computer does what it does, and the way on.
pub fn watched_scene(who: &Who, why: Option<Why>, watched: &Watched, words: &Words) -> Html {
    let doing = why.map_or_else(|| on_turn(who, watched.thinks), Why::message);
    html! {
        <div class="ticket-go">
            <p class="act-quiet watched-who">{ words.say(doing) }</p>
            <button type="button" class="btn watched-skip" onclick={watched.on_skip.reform(|_| ())}>{ words.say(say::computer_skip()) }</button>
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
