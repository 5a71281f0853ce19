//! The screen on which a table is laid: how many, who, and who begins.

mod picture;
mod same_dice;

use yew::prelude::*;

use crate::table::route::{Route, Screen, Sheet};
use crate::table::seating::Seating;
use crate::view::art::{helmet, wordmark};
use crate::view::contexts::use_navigation;
use crate::view::routing::way_to;
use crate::view::screens::seat_row::SeatRow;
use crate::words::{say, use_words};
use browser::{field, focus, random};
use picture::picture;
use same_dice::{CODE, code_of, same_dice};
use space_taxi::record::{Code, Driver};
use space_taxi::rules::Mode;
use ui::{Choice, Languages, icon};

#[derive(Properties, PartialEq)]
pub struct SetUpProps {
    /// The table as it was laid last.
    pub seating: Seating,
    /// Whether a game is running, which then waits among the others.
    pub running: bool,
    pub on_start: Callback<(Seating, Option<Code>)>,
}

#[component]
pub fn SetUp(props: &SetUpProps) -> Html {
    let words = &use_words();
    let go = &use_navigation().go;
    let laid = use_state(|| props.seating.clone());
    let code = use_state(String::new);
    let change = |change: fn(Seating, usize) -> Seating| {
        let laid = laid.clone();
        Callback::from(move |value: usize| laid.set(change((*laid).clone(), value)))
    };
    let on_name = {
        let laid = laid.clone();
        Callback::from(move |(seat, name): (usize, String)| {
            laid.set((*laid).clone().named(seat, &field::composed(&name)));
        })
    };
    let on_driver = {
        let laid = laid.clone();
        Callback::from(move |(seat, driver): (usize, Driver)| laid.set((*laid).clone().driven(seat, driver)))
    };
    let draw_lots = {
        let laid = laid.clone();
        Callback::from(move |_| {
            if let Ok(bytes) = random::seed_bytes() {
                laid.set((*laid).clone().beginning_by_lot(&bytes));
            }
        })
    };
    let start = {
        let (laid, on_start, code) = (laid.clone(), props.on_start.clone(), code.clone());
        // No form: a sandboxed frame lets none be sent.
        Callback::from(move |_| match (laid.first_fault(), code_of(&code)) {
            (None, Ok(code)) => on_start.emit(((*laid).clone(), code)),
            (Some(seat), _) => {
                focus::focus(&format!("seat-name-{seat}"));
            }
            (None, Err(_)) => {
                focus::focus(CODE);
            }
        })
    };
    let modes = Mode::ALL.map(|mode| match mode {
        Mode::Solo => words.say(say::setup_solo()),
        _ => mode.player_count().to_string(),
    });
    let chosen = Mode::ALL.iter().position(|mode| *mode == laid.mode()).unwrap_or(0);
    let on_count = change(|laid, place| laid.for_mode(Mode::ALL[place.min(Mode::ALL.len() - 1)]));
    let on_coach = change(|laid, place| laid.coached(place == 0));
    let on_begin = change(Seating::beginning_with);
    let seats = usize::from(laid.mode().player_count());
    let levels = [say::level_rookie(), say::level_cabbie(), say::level_captain(), say::level_ace()];
    let row = |seat: usize| {
        let begins = (seats > 1).then(|| laid.begins() == seat);
        let (name, driver, fault) = (&laid.names()[seat], laid.drivers()[seat], laid.fault(seat));
        html! {
            <SeatRow key={seat} {seat} name={name.clone()} {driver} {begins} {fault} on_name={on_name.clone()} on_driver={on_driver.clone()}
                on_begin={on_begin.clone()} />
        }
    };
    html! {
        <main class="setup">
            <header class="setup-top">
                <button type="button" class="setup-home" aria-label={words.say(say::to_home())} onclick={way_to(go, Screen::Home)}>
                    { wordmark("setup-wordmark", words.say(say::game_name())) }
                </button>
                <nav class="setup-nav" aria-label={words.say(say::menu())}>
                    { way(go, Sheet::Settings, "gear", words.say(say::settings())) }
                    { way(go, Sheet::Rules, "help", words.say(say::rules())) }
                </nav>
            </header>
            { picture() }
            <section class="setup-form" aria-label={words.say(say::new_game())}>
                <div class="setup-head">
                    <h1 class="setup-title">{ words.say(say::new_game()) }</h1>
                    <Choice name="players" legend={words.say(say::setup_players())} quiet=true options={modes.to_vec()} {chosen}
                        on_choose={on_count} class="setup-count" />
                    <p class="setup-rounds">{ words.say(say::rounds(laid.mode().rounds())) }</p>
                </div>
                <ol class="setup-seats" aria-label={words.say(say::setup_seats())}>{ for (0..seats).map(row) }</ol>
                <ul class="setup-levels" aria-label={words.say(say::computers())}>
                    { for levels.map(|level| html! { <li>{ words.say(level) }</li> }) }
                </ul>
                <div class="setup-foot">
                    if seats > 1 {
                        <fieldset class="setup-who">
                            <legend class="choice-legend">{ words.say(say::setup_last_ride()) }</legend>
                            <div class="setup-pick">
                                { helmet(laid.begins(), laid.drivers()[laid.begins()], "setup-mini") }
                                <output class="setup-begins">{ words.say(say::setup_begins(laid.names()[laid.begins()].as_str())) }</output>
                                <button type="button" class="btn setup-lot" onclick={draw_lots}>
                                    { icon("shuffle") }<span>{ words.say(say::setup_by_lot()) }</span>
                                </button>
                            </div>
                        </fieldset>
                    }
                    <Choice name="coach" legend={words.say(say::setup_coach())} chosen={usize::from(!laid.has_coach())} on_choose={on_coach}
                        options={vec![words.say(say::value_on()), words.say(say::value_off())]} />
                    <Languages />
                </div>
                { same_dice(&code, words) }
                if props.running { <p class="setup-keeps">{ words.say(say::setup_keeps_old()) }</p> }
                <button type="button" class="btn primary setup-go" onclick={start}>
                    { icon("dice") }<span>{ words.say(say::setup_start()) }</span>
                </button>
            </section>
        </main>
    }
}

fn way(go: &Callback<Route>, sheet: Sheet, art: &'static str, name: String) -> Html {
    html! {
        <button type="button" class="setup-button" title={name.clone()} aria-label={name} onclick={way_to(go, sheet)}>
            { icon(art) }
        </button>
    }
}
