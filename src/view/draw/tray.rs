//! The tray with the thrown dice, and over them the strip that asks about a thumbs-up or says what is up.

use yew::prelude::*;

use super::art::piece;
use super::die::DieButton;
use super::note::Note;
use super::picker::Picker;
use crate::table::moves::Spot;
use crate::table::{Pick, TrayDie, TrayModel};
use crate::words::{say, use_words};
use browser::renders;

#[derive(Properties, PartialEq)]
pub struct TrayProps {
    pub tray: TrayModel,
    /// Which throw it is.
    pub throw: AttrValue,
    /// The symbols of the dice that wait for the next throw.
    pub waiting: Vec<&'static str>,
    pub note: Option<Note>,
    /// What is promised about the dice.
    pub promise: Html,
    /// What the coach, or a replay, marks as best.
    pub advised: Pick,
}

#[component]
pub fn Tray(props: &TrayProps) -> Html {
    renders::count("Tray");
    let words = use_words();
    let TrayModel { dice, picker, to_throw } = &props.tray;
    let count = if dice.is_empty() { usize::from(*to_throw) } else { dice.len() };
    let strip = match picker {
        Some(asked) => html! { <Picker choice={asked.choice} purse={asked.purse} /> },
        None => html! {
            <>
                if let Some(Note { message, class }) = &props.note { <p class={classes!("tray-note", *class)}>{ words.text(message) }</p> }
                { props.promise.clone() }
            </>
        },
    };
    let die = |die: &TrayDie| {
        let asked = picker.is_some_and(|picker| picker.place == die.place);
        html! {
            <li key={format!("{}-{}", props.throw, die.place)} id={Spot::Thrown(die.place).id()}>
                <DieButton die={*die} of={dice.len()} {asked} hinted={props.advised.has(die.place)} />
            </li>
        }
    };
    html! {
        <section class="tray" aria-label={words.say(say::tray())}>
            <div class="tray-strip">{ strip }</div>
            <div class="tray-area">
                <ol id={Spot::Tray.id()} class={classes!("tray-dice", format!("tray-{count}"))}>
                    { for props.waiting.iter().map(|symbol| html! { <li aria-hidden="true"><span class="die is-waiting">{ piece(symbol, "die-art") }</span></li> }) }
                    { for dice.iter().map(die) }
                </ol>
            </div>
        </section>
    }
}
