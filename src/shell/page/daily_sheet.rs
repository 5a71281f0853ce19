//! The daily flight: what it is, how it went, and the way to it.

use yew::prelude::*;

use super::by_hand::text_by_hand;
use super::share::passing_on;
use crate::platform::day::Day;
use crate::platform::{clock, page, share};
use crate::shell::daily::{self, told};
use crate::shell::page::art::icon;
use crate::shell::page::keeper::Keeper;
use crate::shell::page::sheet::sheet;
use crate::shell::route::{Route, Sheet};
use crate::space_taxi::record::Record;
use crate::space_taxi::table::draw::Voice;
use crate::words::{Message, say};

const TEXT: &str = "daily-text";

#[derive(Properties, PartialEq)]
pub struct DailySheetProps {
    pub keeper: Keeper,
    pub on_fly: Callback<Day>,
    pub on_close: Callback<()>,
    pub voice: Voice,
}

#[component]
pub fn DailySheet(props: &DailySheetProps) -> Html {
    let voice = &props.voice;
    let copied = use_state(|| None::<Message>);
    let body = match clock::today() {
        None => html! { <p role="alert">{ voice.say(say::daily_no_date()) }</p> },
        Some(today) => {
            let counted = props.keeper.counted_flight(today);
            let (name, class) =
                if counted.is_some() { (say::daily_again(), "btn") } else { (say::daily_start(), "btn primary") };
            html! {
                <>
                    <h3>{ voice.say(say::daily_of(clock::written(today, voice.words().language().code()))) }</h3>
                    <p>{ voice.say(say::daily_intro()) }</p>
                    <p>{ voice.say(say::dice_code()) }{ " " }<code class="daily-code">{ daily::code(today).to_string() }</code></p>
                    { for counted.iter().map(|record| flown(record, &copied, voice)) }
                    <button type="button" {class} onclick={props.on_fly.reform(move |_| today)}>{ icon("dice") }<span>{ voice.say(name) }</span></button>
                </>
            }
        }
    };
    sheet("daily", "daily", say::home_daily(), body, &props.on_close, voice)
}

/// How the flight that counts went, and what may be told of it.
fn flown(record: &Record, copied: &UseStateHandle<Option<Message>>, voice: &Voice) -> Html {
    let written = |day: Day| clock::written(day, voice.words().language().code());
    let Some((said, rounds)) = told(record, written) else { return Html::default() };
    let total = record.game().mode().player(0).map_or(0, |player| record.game().total(player));
    let text = format!("{}\n{rounds}\n{}#{}", voice.say(said), page::address(), Route::from(Sheet::Daily).hash());
    let say_it = {
        let copied = copied.setter();
        Callback::from(move |message: Message| copied.set(Some(message)))
    };
    let by_sheet = share::is_offered();
    let name = || if by_sheet { say::daily_share() } else { say::daily_share_copy() };
    let onclick = passing_on(("text", text.clone()), by_sheet, say::daily_cannot_copy, &say_it);
    let by_hand = copied.as_ref().is_some_and(|told| *told == say::daily_cannot_copy());
    html! {
        <div class="daily-flown">
            <p><b>{ voice.say(say::daily_result(total)) }</b></p>
            <p aria-hidden="true">{ rounds }</p>
            <button type="button" class="btn primary" {onclick}>{ icon("share") }<span>{ voice.say(name()) }</span></button>
            <p role="status">{ for copied.iter().map(|message| voice.words().text(message)) }</p>
            if by_hand {
                { text_by_hand(TEXT, voice.say(name()), &text) }
            }
        </div>
    }
}
