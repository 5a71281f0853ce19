//! Words that are fetched only when somebody wants to read them, such as the rules.

use browser::fetch;
use words::{Language, Words};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::frame::use_words;

/// How far they have come.
#[derive(Clone, PartialEq)]
pub enum MoreWords {
    Loading,
    /// All words of the page, and these among them.
    Here(Words),
    Failed,
}

/// The words of the page along with those of a file of its language, and how to ask for them once more.
#[hook]
pub fn use_more_words(file: fn(Language) -> String) -> (MoreWords, Callback<()>) {
    let words = use_words();
    let more = use_state_eq(|| MoreWords::Loading);
    let tries = use_state(|| 0_u32);
    {
        let more = more.setter();
        let latest = use_mut_ref(|| (words.clone(), *tries));
        use_effect_with((words, *tries), move |asked| {
            let (asked, words) = (asked.clone(), asked.0.clone());
            latest.replace(asked.clone());
            more.set(MoreWords::Loading);
            spawn_local(async move {
                let fetched = fetch::words(&file(words.language())).await.ok();
                let read = fetched.and_then(|text| words.with_more(&text).ok());
                // Something else may have been asked for while this was on its way.
                if *latest.borrow() == asked {
                    more.set(read.map_or(MoreWords::Failed, MoreWords::Here));
                }
            });
        });
    }
    let retry = Callback::from(move |()| tries.set(*tries + 1));
    ((*more).clone(), retry)
}
