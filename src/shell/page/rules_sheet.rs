//! The rules, fetched when somebody wants to read them.

use std::rc::Rc;

use yew::platform::spawn_local;
use yew::prelude::*;

use super::sheet::SheetFrame;
use crate::markup::html;
use crate::platform::{fetch, focus};
use crate::space_taxi::table::draw::use_voice;
use crate::words::rules::RulesSection;
use crate::words::{Words, say};

#[derive(Properties, PartialEq)]
pub struct RulesSheetProps {
    /// Where to open them; at their beginning where nothing is asked for.
    pub at: Option<RulesSection>,
    pub on_close: Callback<()>,
}

/// How far the rules have come.
#[derive(Clone, PartialEq)]
enum Rules {
    OnTheirWay,
    Here(Rc<Words>),
    Failed,
}

#[component]
pub fn RulesSheet(props: &RulesSheetProps) -> Html {
    let voice = use_voice();
    let (rules, retry) = use_rules();
    let at = props.at;
    use_effect_with(matches!(rules, Rules::Here(_)), move |_| {
        if let Some(section) = at {
            focus::show(&id(section));
        }
    });
    html! {
        <SheetFrame id="rules" class="rules" title={voice.say(&say::rules_title())} on_close={props.on_close.clone()}>
            {
                match &rules {
                    Rules::OnTheirWay => html! { <p role="status">{ voice.say(&say::rules_loading()) }</p> },
                    Rules::Here(words) => html! { <>{ for RulesSection::ALL.into_iter().map(|part| section(part, words)) }</> },
                    Rules::Failed => html! {
                        <div role="alert" class="rules-failed">
                            <p>{ voice.say(&say::rules_failed()) }</p>
                            <button type="button" class="btn" onclick={retry.reform(|_| ())}>{ voice.say(&say::retry()) }</button>
                        </div>
                    },
                }
            }
        </SheetFrame>
    }
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
fn use_rules() -> (Rules, Callback<()>) {
    let words = use_context::<Rc<Words>>().unwrap_or_else(|| Rc::new(Words::english()));
    let rules = use_state_eq(|| Rules::OnTheirWay);
    let tries = use_state(|| 0_u32);
    {
        let rules = rules.setter();
        use_effect_with((words, *tries), move |(words, _)| {
            let words = Rc::clone(words);
            rules.set(Rules::OnTheirWay);
            spawn_local(async move {
                let fetched = fetch::text(&words.language().rules_file()).await.ok();
                let read = fetched.and_then(|text| words.with_rules(&text).ok());
                rules.set(read.map_or(Rules::Failed, |words| Rules::Here(Rc::new(words))));
            });
        });
    }
    let retry = Callback::from(move |()| tries.set(*tries + 1));
    ((*rules).clone(), retry)
}
