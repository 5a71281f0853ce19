//! The daily flight: what it is, how it went, and the way to it.

use yew::prelude::*;

use crate::table::daily::{self, told};
use crate::table::route::{Route, Sheet};
use crate::view::contexts::use_saves;
use crate::view::game_actions::use_game_actions;
use crate::view::sheet_frame::SheetFrame;
use crate::words::{Message, Words, say, use_words};
use app_core::day::Day;
use browser::{clock, page, share};
use space_taxi::record::Record;
use ui::{TextByHand, icon, pass_on};

const TEXT: &str = "daily-text";

#[component]
pub fn DailySheet() -> Html {
    let words = &use_words();
    let saves = use_saves();
    let on_fly = use_game_actions().fly;
    let copied = use_state(|| None::<Message>);
    let body = match clock::today() {
        None => html! { <p role="alert">{ words.say(say::daily_no_date()) }</p> },
        Some(today) => {
            let counted = saves.counted_flight(today);
            let (name, class) =
                if counted.is_some() { (say::daily_again(), "btn") } else { (say::daily_start(), "btn primary") };
            html! {
                <>
                    <h3>{ words.say(say::daily_of(clock::written(today, words.language().code()))) }</h3>
                    <p>{ words.say(say::daily_intro()) }</p>
                    <p>{ words.say(say::dice_code()) }{ " " }<code class="daily-code">{ daily::code(today).to_string() }</code></p>
                    { for counted.iter().map(|record| flown(record, &copied, words)) }
                    <button type="button" {class} onclick={on_fly.reform(move |_| today)}>{ icon("dice") }<span>{ words.say(name) }</span></button>
                </>
            }
        }
    };
    html! { <SheetFrame id="daily" class="daily" title={words.say(say::home_daily())}>{ body }</SheetFrame> }
}

/// How the flight that counts went, and what may be told of it.
fn flown(record: &Record, copied: &UseStateHandle<Option<Message>>, words: &Words) -> Html {
    let written = |day: Day| clock::written(day, words.language().code());
    let Some((said, rounds)) = told(record, written) else { return Html::default() };
    let total = record.game().mode().player(0).map_or(0, |player| record.game().total(player));
    let text = format!("{}\n{rounds}\n{}#{}", words.say(said), page::address(), Route::from(Sheet::Daily).hash());
    let say_it = {
        let copied = copied.setter();
        Callback::from(move |message: Message| copied.set(Some(message)))
    };
    let by_sheet = share::is_offered();
    let name = || if by_sheet { say::daily_share() } else { say::daily_share_copy() };
    let onclick = pass_on(("text", text.clone()), by_sheet, say::daily_cannot_copy, &say_it);
    let by_hand = copied.as_ref().is_some_and(|told| *told == say::daily_cannot_copy());
    html! {
        <div class="daily-flown">
            <p><b>{ words.say(say::daily_result(total)) }</b></p>
            <p aria-hidden="true">{ rounds }</p>
            <button type="button" class="btn primary" {onclick}>{ icon("share") }<span>{ words.say(name()) }</span></button>
            <p role="status">{ for copied.iter().map(|message| words.text(message)) }</p>
            if by_hand {
                <TextByHand id={TEXT} what_to_do={words.say(name())} {text} />
            }
        </div>
    }
}
