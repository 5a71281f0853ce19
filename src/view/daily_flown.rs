//! A daily flight that was flown: how it went, and the line that may be told of it.

use yew::prelude::*;

use crate::table::daily::{Attempt, told};
use crate::table::route::{Route, Sheet};
use crate::view::contexts::use_saves;
use crate::view::game::use_table;
use crate::words::{Message, say, use_words};
use app_core::day::Day;
use browser::{clock, page, share};
use ui::{TextByHand, icon, pass_on};

#[derive(Properties, PartialEq)]
pub struct DailyFlownProps {
    pub day: Day,
    /// What the flight that has just ended is worth.
    #[prop_or_default]
    pub attempt: Option<Attempt>,
    /// The id of the text, where it has to be copied by hand.
    pub text_id: &'static str,
}

#[component]
pub fn DailyFlown(DailyFlownProps { day, attempt, text_id }: &DailyFlownProps) -> Html {
    let (words, saves, table) = (&use_words(), use_saves(), use_table());
    let copied = use_state(|| None::<Message>);
    let written = |day: Day| clock::written(day, words.language().code());
    // The one on the table may be about to be noted.
    let counts = saves.counted_flight(*day).or_else(|| table.map(|table| table.record().clone()));
    let Some(record) = counts else { return Html::default() };
    let Some((said, rounds)) = told(&record, written) else { return Html::default() };
    let said = words.say(said);
    let total = record.game().mode().player(0).map_or(0, |player| record.game().total(player));
    let text = format!("{said}\n{rounds}\n{}#{}", page::address(), Route::from(Sheet::Daily).hash());
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
            if let Some(attempt) = attempt {
                <p>{ words.say(attempt.message()) }</p>
                <p><b>{ said }</b></p>
            } else {
                <p><b>{ words.say(say::daily_result(total)) }</b></p>
            }
            <p aria-hidden="true">{ rounds }</p>
            <button type="button" class="btn primary" {onclick}>{ icon("share") }<span>{ words.say(name()) }</span></button>
            <p role="status">{ for copied.iter().map(|message| words.text(message)) }</p>
            if by_hand {
                <TextByHand id={*text_id} what_to_do={words.say(name())} {text} />
            }
        </div>
    }
}
