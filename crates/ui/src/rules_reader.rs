//! The rules of a game to read: a search, the contents, and section by section the text with its pictures.

use app_core::text_search::Query;
use browser::{field, focus};
use words::{Language, Message, Words, say};
use yew::prelude::*;

use super::frame::use_words;
use super::more_words::{MoreWords, use_more_words};

const FIND: &str = "rules-find";

/// A section of the rules.
#[derive(Clone, PartialEq)]
pub struct RulesPart {
    /// Its name in the page; the address of its heading.
    pub name: &'static str,
    pub title: Message,
    pub paragraphs: Vec<Message>,
    /// What is drawn below its text.
    pub picture: Html,
}

#[derive(Properties, PartialEq)]
pub struct RulesReaderProps {
    pub parts: Vec<RulesPart>,
    /// Where to open them; at their beginning where nothing is asked for.
    pub at: Option<&'static str>,
    /// What stands above the contents.
    pub intro: Html,
}

/// Fetches the words of the rules when it is shown.
#[component]
pub fn RulesReader(props: &RulesReaderProps) -> Html {
    let words = use_words();
    let (rules_words, retry) = use_more_words(Language::rules_file);
    let typed = use_state(String::new);
    let at = props.at;
    use_effect_with(matches!(rules_words, MoreWords::Here(_)), move |_| {
        if let Some(name) = at {
            open_at(name);
        }
    });
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |_: InputEvent| typed.set(field::value(FIND).unwrap_or_default()))
    };
    match &rules_words {
        MoreWords::Loading => html! { <p role="status">{ words.say(say::rules_loading()) }</p> },
        MoreWords::Here(words) => rules(props, words, &typed, oninput),
        MoreWords::Failed => html! {
            <div role="alert" class="sheet-failed">
                <p>{ words.say(say::rules_failed()) }</p>
                <button type="button" class="btn" onclick={retry.reform(|_| ())}>{ words.say(say::retry()) }</button>
            </div>
        },
    }
}

fn id(name: &str) -> String {
    format!("rules-{name}")
}

fn heading(name: &str) -> String {
    format!("rules-{name}-title")
}

/// Shows the section and gives its heading the focus, so that it is read from there.
fn open_at(name: &str) {
    focus::show(&id(name));
    focus::focus(&heading(name));
}

fn rules(props: &RulesReaderProps, words: &Words, typed: &str, oninput: Callback<InputEvent>) -> Html {
    let query = Query::new(typed);
    let found = props.parts.iter().filter(|part| query.is_in(&texts(part, words)));
    // What is about it comes before what mentions it.
    let is_about = |part: &&RulesPart| query.is_empty() || query.is_in(&[words.text(&part.title)]);
    let (mut found, mentioning): (Vec<_>, Vec<_>) = found.partition(is_about);
    found.extend(mentioning);
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
                { props.intro.clone() }
                <nav class="rules-parts" aria-label={words.text(&say::parts_title())}>
                    <ol>{ for props.parts.iter().map(|part| entry(part, words)) }</ol>
                </nav>
            }
            { for found.into_iter().map(|part| section(part, &query, words)) }
        </>
    }
}

fn texts(part: &RulesPart, words: &Words) -> Vec<String> {
    part.paragraphs.iter().chain([&part.title]).map(|message| words.text(message)).collect()
}

/// A line of the contents.
fn entry(part: &RulesPart, words: &Words) -> Html {
    let name = part.name;
    let onclick = Callback::from(move |_: MouseEvent| open_at(name));
    html! { <li><button type="button" class="rules-entry" {onclick}>{ words.text(&part.title) }</button></li> }
}

fn section(part: &RulesPart, query: &Query, words: &Words) -> Html {
    let marked = |text: String| {
        let piece = |(piece, found): (String, bool)| match found {
            true => html! { <mark>{ piece }</mark> },
            false => html! { { piece } },
        };
        query.marked(&text).into_iter().map(piece).collect::<Html>()
    };
    html! {
        <section key={part.name} id={id(part.name)} class="rules-part">
            <h3 id={heading(part.name)} tabindex="-1">{ marked(words.text(&part.title)) }</h3>
            { for part.paragraphs.iter().map(|text| html! { <p>{ marked(words.text(text)) }</p> }) }
            { part.picture.clone() }
        </section>
    }
}
