//! While a computer plays: whose turn it is, and how to get on faster.

use yew::prelude::*;

use super::super::{Why, level_name};
use super::Part;
use super::art::icon;
use super::names;
use crate::space_taxi::record::Driver;
use crate::words::{Message, say};

/// What people see and may do while a computer plays.
#[derive(Clone, PartialEq)]
pub struct Watched {
    /// It plays faster than a person would.
    pub fast: bool,
    /// It has been thinking for a while.
    pub thinks: bool,
    pub on_fast: Callback<MouseEvent>,
    pub on_skip: Callback<MouseEvent>,
}

/// In place of the buttons of the table.
pub fn watched(part: &Part, watched: &Watched) -> Html {
    let voice = part.voice;
    html! {
        <div class="act">
            // Why it does what it does stands over the dice, and is announced.
            <p class="act-main act-quiet" role="status">
                if watched.thinks { <span class="act-thinks" aria-hidden="true"><i /><i /><i /></span> }
                <span>{ voice.say(on_turn(part, watched)) }</span>
            </p>
            <button type="button" class="btn act-none" onclick={watched.on_skip.clone()}>{ voice.say(say::computer_skip()) }</button>
            <button type="button" class={classes!("btn", "act-undo", watched.fast.then_some("is-on"))} title={voice.say(say::computer_fast())}
                aria-label={voice.say(say::computer_fast())} aria-pressed={watched.fast.to_string()} onclick={watched.on_fast.clone()}>
                { icon("fast") }
            </button>
        </div>
    }
}

/// The same where a scene has buttons of its own: only who plays, and the way on.
pub fn watched_scene(part: &Part, watched: &Watched) -> Html {
    let voice = part.voice;
    html! {
        <div class="ticket-go">
            <p class="act-quiet watched-who">{ voice.say(doing(part, watched)) }</p>
            <button type="button" class="btn watched-skip" onclick={watched.on_skip.clone()}>{ voice.say(say::computer_skip()) }</button>
        </div>
    }
}

/// What the computer does, and why, if that is to be seen.
fn doing(part: &Part, watched: &Watched) -> Message {
    part.model.why.map_or_else(|| on_turn(part, watched), Why::message)
}

fn on_turn(part: &Part, watched: &Watched) -> Message {
    let model = part.model;
    let name = names::player(&model.cards, model.player);
    match model.cards.get(model.player.index()).map(|card| card.driver) {
        Some(Driver::Computer(_)) if watched.thinks => say::computer_thinks(name),
        Some(Driver::Computer(level)) => say::computer_plays(level_name(level), name),
        _ => say::prompt_other_player(name),
    }
}
