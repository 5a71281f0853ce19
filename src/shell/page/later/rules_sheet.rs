//! The rules, fetched when somebody wants to read them.

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::markup::html;
use crate::platform::{fetch, focus};
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::page::sheet::sheet;
use crate::space_taxi::table::draw::Voice;
use crate::words::rules::RulesSection;
use crate::words::{Words, say};

#[derive(Properties, PartialEq)]
pub struct RulesSheetProps {
    /// Where to open them; at their beginning where nothing is asked for.
    pub at: Option<RulesSection>,
    pub on_close: Callback<()>,
    pub voice: Voice,
}

/// How far the rules have come.
#[derive(Clone, PartialEq)]
enum Rules {
    OnTheirWay,
    Here(Words),
    Failed,
}

#[component]
pub fn RulesSheet(props: &RulesSheetProps) -> Html {
    let voice = &props.voice;
    let (rules, retry) = use_rules(voice.words());
    let at = props.at;
    use_boxed_effect(matches!(rules, Rules::Here(_)), move |_| {
        if let Some(section) = at {
            focus::show(&id(section));
        }
    });
    let body = match &rules {
        Rules::OnTheirWay => html! { <p role="status">{ voice.say(say::rules_loading()) }</p> },
        Rules::Here(words) => html! { { for RulesSection::ALL.into_iter().map(|part| section(part, words)) } },
        Rules::Failed => html! {
            <div role="alert" class="sheet-failed">
                <p>{ voice.say(say::rules_failed()) }</p>
                <button type="button" class="btn" onclick={retry.reform(|_| ())}>{ voice.say(say::retry()) }</button>
            </div>
        },
    };
    sheet("rules", "rules", say::rules_title(), body, &props.on_close, voice)
}

fn id(section: RulesSection) -> String {
    format!("rules-{}", section.name())
}

fn section(section: RulesSection, words: &Words) -> Html {
    html! {
        <section id={id(section)} class="rules-part">
            <h3>{ words.text(&section.title()) }</h3>
            { for section.paragraphs().map(|text| html! { <p>{ words.text(&text) }</p> }) }
        </section>
    }
}

/// The rules in the language of the page, and how to ask for them once more.
#[hook]
fn use_rules(words: &Words) -> (Rules, Callback<()>) {
    let rules = use_state_eq(|| Rules::OnTheirWay);
    let tries = use_state(|| 0_u32);
    {
        let rules = rules.setter();
        use_boxed_effect((words.clone(), *tries), move |(words, _)| {
            let words = words.clone();
            rules.set(Rules::OnTheirWay);
            spawn_local(async move {
                let fetched = fetch::text(&words.language().rules_file()).await.ok();
                let read = fetched.and_then(|text| words.with_more(&text).ok());
                rules.set(read.map_or(Rules::Failed, Rules::Here));
            });
        });
    }
    let retry = Callback::from(move |()| tries.set(*tries + 1));
    ((*rules).clone(), retry)
}
