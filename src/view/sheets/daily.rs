//! The daily flight: what it is, how it went, and the way to it.

use yew::prelude::*;

use crate::table::daily;
use crate::view::contexts::use_saves;
use crate::view::daily_flown::DailyFlown;
use crate::view::game_actions::use_game_actions;
use crate::view::sheet_frame::SheetFrame;
use crate::words::{say, use_words};
use browser::clock;
use ui::icon;

#[component]
pub fn DailySheet() -> Html {
    let words = &use_words();
    let saves = use_saves();
    let on_fly = use_game_actions().fly;
    let body = match clock::today() {
        None => html! { <p role="alert">{ words.say(say::daily_no_date()) }</p> },
        Some(today) => {
            let is_flown = saves.counted_flight(today).is_some();
            let (name, class) =
                if is_flown { (say::daily_again(), "btn") } else { (say::daily_start(), "btn primary") };
            html! {
                <>
                    <h3>{ words.say(say::daily_of(clock::written(today, words.language().code()))) }</h3>
                    <p>{ words.say(say::daily_intro()) }</p>
                    <p>{ words.say(say::dice_code()) }{ " " }<code class="daily-code">{ daily::code(today).to_string() }</code></p>
                    if is_flown { <DailyFlown day={today} text_id="daily-text" /> }
                    <button type="button" {class} onclick={on_fly.reform(move |_| today)}>{ icon("dice") }<span>{ words.say(name) }</span></button>
                </>
            }
        }
    };
    html! { <SheetFrame id="daily" class="daily" title={words.say(say::home_daily())}>{ body }</SheetFrame> }
}
