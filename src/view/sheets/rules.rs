//! The rules: a search, the contents, and section by section the text with its little boards. Fetched when somebody wants them.

use yew::prelude::*;

use crate::table::route::{Route, Screen};
use crate::view::contexts::use_navigation;
use crate::view::routing::way_to;
use crate::view::sheet_frame::SheetFrame;
use crate::view::sheets::rule_picture::RulePicture;
use crate::view::sheets::rules_words::{RulesWords, use_rules_words};
use crate::words::rules::RulesSection;
use crate::words::{Words, say, use_words};
use app_core::text_search::Query;
use browser::{field, focus};

const FIND: &str = "rules-find";

#[derive(Properties, PartialEq)]
pub struct RulesSheetProps {
    /// Where to open them; at their beginning where nothing is asked for.
    pub at: Option<RulesSection>,
}

#[component]
pub fn RulesSheet(props: &RulesSheetProps) -> Html {
    let (words, go) = (use_words(), use_navigation().go);
    let (rules_words, retry) = use_rules_words(&words);
    let typed = use_state(String::new);
    let at = props.at;
    use_effect_with(matches!(rules_words, RulesWords::Here(_)), move |_| {
        if let Some(section) = at {
            open_at(section);
        }
    });
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |_| typed.set(field::value(FIND).unwrap_or_default()))
    };
    let body = match &rules_words {
        RulesWords::OnTheirWay => html! { <p role="status">{ words.say(say::rules_loading()) }</p> },
        RulesWords::Here(words) => rules(words, &typed, oninput, &go),
        RulesWords::Failed => html! {
            <div role="alert" class="sheet-failed">
                <p>{ words.say(say::rules_failed()) }</p>
                <button type="button" class="btn" onclick={retry.reform(|_| ())}>{ words.say(say::retry()) }</button>
            </div>
        },
    };
    html! { <SheetFrame id="rules" class="rules" title={words.say(say::rules_title())}>{ body }</SheetFrame> }
}

fn id(section: RulesSection) -> String {
    format!("rules-{}", section.name())
}

/// Shows the section and gives its heading the focus, so that it is read from there.
fn open_at(section: RulesSection) {
    focus::show(&id(section));
    focus::focus(&heading(section));
}

fn heading(section: RulesSection) -> String {
    format!("{}-title", id(section))
}

fn rules(words: &Words, typed: &str, oninput: Callback<InputEvent>, go: &Callback<Route>) -> Html {
    let query = Query::new(typed);
    let mut found: Vec<_> =
        RulesSection::ALL.into_iter().filter(|section| query.is_in(&texts(*section, words))).collect();
    // What is about it comes before what mentions it.
    if !query.is_empty() {
        found.sort_by_key(|section| !query.is_in(&[words.text(&section.title())]));
    }
    let verdict = match found.len() {
        _ if query.is_empty() => None,
        0 => Some(say::find_none()),
        n => Some(say::find_count(n)),
    };
    html! {
        <>
            <div class="rules-find">
                <label for={FIND}>{ words.text(&say::find_label()) }</label>
                <input id={FIND} type="search" autocomplete="off" spellcheck="false" enterkeyhint="search" value={typed.to_owned()} {oninput} />
                <p role="status">{ for verdict.iter().map(|message| words.text(message)) }</p>
            </div>
            if query.is_empty() {
                <p class="rules-offer">
                    { words.text(&say::flight_offer()) }{ " " }
                    <button type="button" class="btn" onclick={way_to(go, Screen::Flight)}>{ words.text(&say::first_flight()) }</button>
                </p>
                <nav class="rules-parts" aria-label={words.text(&say::parts_title())}>
                    <ol>{ for RulesSection::ALL.into_iter().map(|section| entry(section, words)) }</ol>
                </nav>
            }
            { for found.into_iter().map(|part| section(part, &query, words)) }
        </>
    }
}

fn texts(section: RulesSection, words: &Words) -> Vec<String> {
    section.paragraphs().chain([section.title()]).map(|message| words.text(&message)).collect()
}

/// A line of the contents.
fn entry(section: RulesSection, words: &Words) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| open_at(section));
    html! { <li><button type="button" class="rules-entry" {onclick}>{ words.text(&section.title()) }</button></li> }
}

fn section(section: RulesSection, query: &Query, words: &Words) -> Html {
    let marked = |text: String| {
        let piece = |(piece, found): (String, bool)| match found {
            true => html! { <mark>{ piece }</mark> },
            false => html! { { piece } },
        };
        query.marked(&text).into_iter().map(piece).collect::<Html>()
    };
    html! {
        <section key={section.name()} id={id(section)} class="rules-part">
            <h3 id={heading(section)} tabindex="-1">{ marked(words.text(&section.title())) }</h3>
            { for section.paragraphs().map(|text| html! { <p>{ marked(words.text(&text)) }</p> }) }
            <RulePicture {section} />
        </section>
    }
}
