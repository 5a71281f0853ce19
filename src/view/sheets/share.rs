//! Sharing a game or a position: a link by the device's own sheet, by copying, or to be scanned. Where nothing can be saved it is
//! the running game itself, to be taken along.

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::view::sheet_frame::SheetFrame;
use crate::words::{Message, Words, say, use_words};
use app_core::qr::squares;
use browser::{clipboard, field, page, share};
use space_taxi::record::Link;
use ui::icon;

const LINK: &str = "share-link";

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// Without one it is the page itself.
    pub link: Option<Link>,
    /// Takes it away, where it has no address of its own.
    #[prop_or_default]
    pub on_close: Option<Callback<()>>,
}

#[component]
pub fn Share(props: &ShareProps) -> Html {
    let words = &use_words();
    let told = use_state(|| None::<Message>);
    let address = use_memo(props.link.clone(), |link| match link {
        Some(link) => format!("{}#{}", page::address(), link.hash()),
        None => page::address(),
    });
    let (title, what) = match props.link {
        Some(Link::Game(_)) => (say::share(), say::share_game()),
        Some(Link::Position(_)) => (say::share(), say::share_position()),
        Some(Link::Running(_)) => (say::take_along(), say::share_running()),
        None => (say::take_along(), say::share_page()),
    };
    let say_it = {
        let told = told.setter();
        Callback::from(move |message: Message| told.set(Some(message)))
    };
    let passing = |by_sheet| passing_on(("url", (*address).clone()), by_sheet, say::share_cannot_copy, &say_it);
    let (copy, send) = (passing(false), passing(true));
    html! {
        <SheetFrame id="share" class="share" title={words.say(title)} on_close={props.on_close.clone()}>
            <p>{ words.say(what) }</p>
            if props.link.is_some() { <p>{ words.say(say::share_private()) }</p> }
            <label class="entry">
                { words.say(say::share_link()) }
                <input id={LINK} type="text" readonly=true spellcheck="false" value={(*address).clone()} onfocus={|_| field::select(LINK)} />
            </label>
            <div class="share-ways">
                if page::opens_tabs() {
                    <a class="btn primary" href={(*address).clone()} target="_blank" rel="noopener">{ words.say(say::share_open()) }</a>
                }
                if share::is_offered() {
                    <button type="button" class="btn primary" onclick={send}>{ icon("share") }<span>{ words.say(say::share_send()) }</span></button>
                }
                <button type="button" class="btn" onclick={copy}>{ words.say(say::share_copy()) }</button>
            </div>
            <p role="status" class="share-told">{ for told.iter().map(|message| words.text(message)) }</p>
            { qr_code(&address, words) }
        </SheetFrame>
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
pub fn passing_on(
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
