//! A link to pass on: by the device's own sheet, by copying, or to be scanned.

use app_core::qr::squares;
use browser::{clipboard, field, page, share};
use words::{Message, Words, say};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::frame::use_words;
use super::icon::icon;

const LINK: &str = "share-link";

#[derive(Properties, PartialEq)]
pub struct ShareLinkProps {
    pub address: AttrValue,
}

#[component]
pub fn ShareLink(ShareLinkProps { address }: &ShareLinkProps) -> Html {
    let words = &use_words();
    let told = use_state(|| None::<Message>);
    let on_told = {
        let told = told.setter();
        Callback::from(move |message: Message| told.set(Some(message)))
    };
    let passing = |by_sheet| pass_on(("url", address.to_string()), by_sheet, say::share_cannot_copy, &on_told);
    let (copy, send) = (passing(false), passing(true));
    html! {
        <>
            <label class="entry">
                { words.say(say::share_link()) }
                <input id={LINK} type="text" readonly=true spellcheck="false" value={address.clone()} onfocus={|_| field::select(LINK)} />
            </label>
            <div class="share-ways">
                if page::opens_tabs() {
                    <a class="btn primary" href={address.clone()} target="_blank" rel="noopener">{ words.say(say::share_open()) }</a>
                }
                if share::is_offered() {
                    <button type="button" class="btn primary" onclick={send}>{ icon("share") }<span>{ words.say(say::share_send()) }</span></button>
                }
                <button type="button" class="btn" onclick={copy}>{ words.say(say::share_copy()) }</button>
            </div>
            <p role="status" class="share-told">{ for told.iter().map(|message| words.text(message)) }</p>
            { qr_code(address, words) }
        </>
    }
}

/// The link to be scanned from this screen, or why there is none.
fn qr_code(address: &str, words: &Words) -> Html {
    let Some(code) = squares(address) else {
        return html! { <p>{ words.say(say::share_qr_too_long()) }</p> };
    };
    html! {
        <svg class="share-qr" viewBox={format!("0 0 {0} {0}", code.side)} role="img" aria-label={words.say(say::share_qr())} shape-rendering="crispEdges">
            <path d={code.path} />
        </svg>
    }
}

/// For a button that passes a text on: by the device's sheet where that is wanted and works, else by copying. Where neither can be
/// done, `refused` says what to do.
pub fn pass_on(
    (kind, text): (&'static str, String),
    by_sheet: bool,
    refused: fn() -> Message,
    told: &Callback<Message>,
) -> Callback<MouseEvent> {
    let told = told.clone();
    Callback::from(move |_| {
        let (text, told) = (text.clone(), told.clone());
        spawn_local(async move {
            if by_sheet && share::send(&[(kind, &text)]).await.is_ok() {
                return;
            }
            told.emit(match clipboard::copy(&text).await {
                Ok(()) => say::copied(),
                Err(_) => refused(),
            });
        });
    })
}
