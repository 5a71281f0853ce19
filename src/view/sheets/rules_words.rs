//! The words of the rules page, fetched when somebody wants to read them.

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::words::Words;
use browser::fetch;

/// How far they have come.
#[derive(Clone, PartialEq)]
pub enum RulesWords {
    OnTheirWay,
    /// All words of the page, the rules among them.
    Here(Words),
    Failed,
}

/// The rules in the language of the page, and how to ask for them once more.
#[hook]
pub fn use_rules_words(words: &Words) -> (RulesWords, Callback<()>) {
    let rules = use_state_eq(|| RulesWords::OnTheirWay);
    let tries = use_state(|| 0_u32);
    {
        let rules = rules.setter();
        let latest = use_mut_ref(|| (words.clone(), *tries));
        use_effect_with((words.clone(), *tries), move |asked| {
            let (asked, words) = (asked.clone(), asked.0.clone());
            latest.replace(asked.clone());
            rules.set(RulesWords::OnTheirWay);
            spawn_local(async move {
                let fetched = fetch::words(&words.language().rules_file()).await.ok();
                let read = fetched.and_then(|text| words.with_more(&text).ok());
                // Something else may have been asked for while this was on its way.
                if *latest.borrow() == asked {
                    rules.set(read.map_or(RulesWords::Failed, RulesWords::Here));
                }
            });
        });
    }
    let retry = Callback::from(move |()| tries.set(*tries + 1));
    ((*rules).clone(), retry)
}
