//! The bar over the table: the name of the game, how far it is, and the way to everything else.

use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{Scene, TableModel};
use super::Part;
use super::art::{icon, piece};
use super::coach::coach_button;
use crate::words::{Message, say};

/// Where a button of the table leads that is not about the game on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuItem {
    Menu,
    Settings,
    /// Sound on or off.
    Sound,
    Rules,
    /// Luck and skill of the game that is over.
    Review,
    /// The game that is over, choice by choice.
    Replay,
    /// A link to the game or its position.
    Share,
    /// The same players again.
    Rematch,
    NewGame,
    Home,
}

pub fn top_bar(part: &Part) -> Html {
    let Part { model, voice, muted, .. } = *part;
    let sound = if muted { say::sound_unmute() } else { say::sound_mute() };
    let speaker = if muted { "mute" } else { "sound" };
    let button = |item: MenuItem, art: &'static str, class: &'static str, name: Message| {
        let onclick = part.leads_to(item);
        let label = voice.say(name);
        html! {
            <button type="button" class={classes!("bar-button", class)} title={label.clone()} aria-label={label} {onclick}>
                { icon(art) }
            </button>
        }
    };
    let supply = voice.say(say::draw_pile_coins(model.supply));
    let (round, short_round) = match model.round {
        0 => (say::rounds_left(model.rounds), say::rounds_left_short(model.rounds)),
        round => (say::round_of(round, model.rounds), say::final_round_n(round)),
    };
    html! {
        <header class="bar">
            <svg class="bar-name" role="img" aria-label={voice.say(say::game_name())} viewBox="-16 -6 617 114">
                <use href="#wordmark" x="-16" y="-6" width="617" height="114" />
            </svg>
            if model.scene != Scene::GameOver {
                <p class="bar-pill bar-round">
                    <span class="bar-long">{ voice.say(round) }</span>
                    <span class="bar-short" aria-hidden="true">{ voice.say(short_round) }</span>
                </p>
            }
            if model.scene == Scene::Table {
                <p class="bar-pill bar-throw">
                    <span class="bar-long">{ voice.say(say::throw_of(model.throw, model.throws)) }</span>
                    <span class="bar-short" aria-hidden="true">{ voice.say(say::table_throw_short(model.throw)) }</span>
                    { dots(model) }
                </p>
                if let Some(points) = model.to_beat {
                    <p class="bar-pill bar-beat">
                        { icon("flag") }
                        <span class="bar-long">{ voice.say(say::to_beat(points)) }</span>
                        <b class="bar-short" aria-hidden="true">{ points }</b>
                    </p>
                }
                <p id={Spot::Supply.id()} class="bar-pill bar-supply">
                    <span class="sr">{ supply }</span>
                    <span aria-hidden="true">{ voice.say(say::draw_pile()) }</span>
                    { piece("coin", "bar-coin") }
                    <b key={model.supply} aria-hidden="true">{ model.supply }</b>
                </p>
            }
            <nav class="bar-nav" aria-label={voice.say(say::top_bar())}>
                if let Some(coach) = part.coach.filter(|_| model.scene == Scene::Table) { { coach_button(coach, part) } }
                { button(MenuItem::Sound, speaker, "bar-wide", sound) }
                { button(MenuItem::Settings, "gear", "bar-wide", say::settings()) }
                { button(MenuItem::Rules, "help", "bar-wide", say::rules()) }
                { button(MenuItem::Menu, "menu", "", say::menu()) }
            </nav>
        </header>
    }
}

/// One dot a throw: made, this one, to come.
fn dots(model: &TableModel) -> Html {
    let dot = |throw: u8| {
        let state = match throw.cmp(&model.throw) {
            std::cmp::Ordering::Less => "is-made",
            std::cmp::Ordering::Equal => "is-now",
            std::cmp::Ordering::Greater => "",
        };
        html! { <i class={classes!("bar-dot", state)} /> }
    };
    html! { <span class="bar-dots" aria-hidden="true">{ for (1..=model.throws).map(dot) }</span> }
}
