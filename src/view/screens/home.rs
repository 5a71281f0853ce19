//! The first page: the taxi over its stop, the name of the game, and the ways into it.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::route::{Route, Screen, Sheet};
use crate::view::art::wordmark;
use crate::view::contexts::use_navigation;
use crate::view::routing::way_to;
use crate::words::{Arg, Message, Words, say, use_words};
use space_taxi::record::Record;
use space_taxi::rules::Phase;
use ui::icon;

#[derive(Properties, PartialEq)]
pub struct HomeProps {
    /// The game on the table.
    pub waiting: Option<Rc<TableState>>,
}

/// Draws what `index.html` already shows and fills its buttons: nothing moves when the app arrives.
#[component]
pub fn Home(HomeProps { waiting }: &HomeProps) -> Html {
    let words = &use_words();
    let on_go = &use_navigation().go;
    let ways: [(Route, &'static str, &'static str, _); 6] = [
        (Sheet::Daily.into(), "home-daily", "flag", say::home_daily()),
        (Screen::Flight.into(), "home-flight", "bulb", say::first_flight_hint()),
        (Sheet::Rules.into(), "", "help", say::rules()),
        (Sheet::Games.into(), "", "dice", say::your_games()),
        (Sheet::Settings.into(), "", "gear", say::settings()),
        (Sheet::About.into(), "", "info", say::about()),
    ];
    let way = |(route, class, art, name): (Route, &'static str, &'static str, _)| {
        html! {
            <button type="button" class={classes!("btn", "home-way", class)} onclick={way_to(on_go, route)}>
                { icon(art) }<span>{ words.say(name) }</span>
            </button>
        }
    };
    html! {
        <main class="home">
            <h1 class="home-name">{ wordmark("home-wordmark", words.say(say::game_name())) }</h1>
            <svg class="home-scene" viewBox="0 0 800 700" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
                <path d="M340 330H460L640 690H160Z" fill="url(#gr-beam)" />
                <use class="float" href="#taxi" width="800" height="406" />
                <use href="#queue" x="120" y="512" width="560" height="184" />
            </svg>
            <nav class="home-nav" aria-label={words.say(say::menu())}>
                <div class="home-main">
                    if let Some(table) = waiting { { continued(table.record(), on_go, words) } }
                    <button type="button" class={classes!("btn", "home-go", waiting.is_none().then_some("primary"))}
                        onclick={way_to(on_go, Screen::Play)}>
                        { begins(say::home_play(), say::home_play_against(), words) }
                    </button>
                    <button type="button" class="btn home-go" onclick={way_to(on_go, Screen::New)}>
                        { begins(say::home_together(), say::home_together_at(), words) }
                    </button>
                </div>
                <div class="home-ways">{ for ways.into_iter().map(way) }</div>
            </nav>
            <p class="home-version pill">{ env!("CARGO_PKG_VERSION") }</p>
        </main>
    }
}

/// What a button begins, and against or with whom.
fn begins(what: Message, with: Message, words: &Words) -> Html {
    html! { <span class="home-go-text">{ words.say(what) }<small>{ words.say(with) }</small></span> }
}

fn continued(record: &Record, on_go: &Callback<Route>, words: &Words) -> Html {
    let game = record.game();
    let name = if *game.phase() == Phase::GameOver { say::game_view() } else { say::continue_game() };
    let names = Arg::all_of(record.opening().entrants().values().map(|entrant| entrant.name.as_str()));
    html! {
        <button type="button" class="btn primary home-go home-continue" onclick={way_to(on_go, Screen::Table)}>
            <span class="home-go-text">
                { words.say(name) }
                <small>{ words.say(say::home_running(game.round_number(), game.mode().rounds(), names)) }</small>
            </span>
        </button>
    }
}
