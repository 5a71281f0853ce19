//! The bar over the table: the name of the game, how far it is, and the way to everything else.

use yew::prelude::*;

use super::art::{icon, piece};
use super::coach::CoachSwitch;
use super::coach_button::coach_button;
use super::context::use_table_context;
use crate::table::moves::Spot;
use crate::table::{RoundSoFar, Scene, TableModel};
use crate::words::{Message, say, use_words};
use browser::renders;

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
    /// The same players again, or the same dice of a day.
    Again,
    NewGame,
    Home,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    pub scene: Scene,
    /// 0 where only the rounds that are left are known.
    pub round: u8,
    pub rounds: u8,
    pub throw: u8,
    pub throws: u8,
    /// The results of the round so far, where there are some.
    pub so_far: Option<RoundSoFar>,
    /// The coins that are left to be taken.
    pub supply: u8,
}

impl Progress {
    /// How far the game on this table is.
    pub const fn of(model: &TableModel) -> Self {
        let TableModel { scene, round, rounds, throw, throws, so_far, supply, .. } = *model;
        Self { scene, round, rounds, throw, throws, so_far, supply }
    }
}

#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    pub game: Progress,
    pub muted: bool,
    /// The way to the coach, where there is one at this table.
    pub coach: Option<CoachSwitch>,
}

#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    renders::count("TopBar");
    let TopBarProps { game, muted, coach } = props;
    let (words, table) = (use_words(), use_table_context());
    let sound = if *muted { say::sound_unmute() } else { say::sound_mute() };
    let speaker = if *muted { "mute" } else { "sound" };
    let button = |item: MenuItem, art: &'static str, class: &'static str, name: Message| {
        let onclick = table.leads_to(item);
        let label = words.say(name);
        html! {
            <button type="button" class={classes!("bar-button", class)} title={label.clone()} aria-label={label} {onclick}>
                { icon(art) }
            </button>
        }
    };
    let supply = words.say(say::draw_pile_coins(game.supply));
    let (round, short_round) = match game.round {
        0 => (say::rounds_left(game.rounds), say::rounds_left_short(game.rounds)),
        round => (say::round_of(round, game.rounds), say::final_round_n(round)),
    };
    let line = |long: Message, short: Message| {
        html! {
            <span>
                <span class="bar-long">{ words.say(long) }</span>
                <span class="bar-short" aria-hidden="true">{ words.say(short) }</span>
            </span>
        }
    };
    html! {
        <header class="bar">
            <svg class="bar-name" role="img" aria-label={words.say(say::game_name())} viewBox="-16 -6 617 114">
                <use href="#wordmark" x="-16" y="-6" width="617" height="114" />
            </svg>
            if game.scene != Scene::GameOver {
                <p class="bar-pill bar-round">
                    <span class="bar-long">{ words.say(round) }</span>
                    <span class="bar-short" aria-hidden="true">{ words.say(short_round) }</span>
                </p>
            }
            if game.scene == Scene::Table {
                <p class="bar-pill bar-throw">
                    <span class="bar-long">{ words.say(say::throw_of(game.throw, game.throws)) }</span>
                    <span class="bar-short" aria-hidden="true">{ words.say(say::table_throw_short(game.throw)) }</span>
                    { dots(game) }
                </p>
                <p id={Spot::Supply.id()} class="bar-pill bar-supply">
                    <span class="sr">{ supply }</span>
                    <span aria-hidden="true">{ words.say(say::draw_pile()) }</span>
                    { piece("coin", "bar-coin") }
                    <b key={game.supply} aria-hidden="true">{ game.supply }</b>
                </p>
                if let Some(RoundSoFar { best, not_last }) = game.so_far {
                    <p class="bar-pill bar-so-far">
                        { line(say::best_so_far(best), say::best_so_far_short(best)) }
                        { line(say::not_last_from(not_last), say::not_last_from_short(not_last)) }
                    </p>
                }
            }
            <nav class="bar-nav" aria-label={words.say(say::top_bar())}>
                if let Some(switch) = coach.as_ref().filter(|_| game.scene == Scene::Table) { { coach_button(switch, &words) } }
                { button(MenuItem::Sound, speaker, "bar-wide", sound) }
                { button(MenuItem::Settings, "gear", "bar-wide", say::settings()) }
                { button(MenuItem::Rules, "help", "bar-wide", say::rules()) }
                { button(MenuItem::Menu, "menu", "", say::menu()) }
            </nav>
        </header>
    }
}

/// One dot a throw: made, this one, to come.
fn dots(game: &Progress) -> Html {
    let dot = |throw: u8| {
        let state = match throw.cmp(&game.throw) {
            std::cmp::Ordering::Less => "is-made",
            std::cmp::Ordering::Equal => "is-now",
            std::cmp::Ordering::Greater => "",
        };
        html! { <i class={classes!("bar-dot", state)} /> }
    };
    html! { <span class="bar-dots" aria-hidden="true">{ for (1..=game.throws).map(dot) }</span> }
}
