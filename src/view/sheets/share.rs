//! Sharing a game or a position by a link. Where nothing can be saved it is the running game itself, to be taken along.

use yew::prelude::*;

use crate::view::sheet_frame::SheetFrame;
use crate::words::{say, use_words};
use browser::page;
use space_taxi::record::Link;
use ui::ShareLink;

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// Without one it is the page itself.
    pub link: Option<Link>,
    /// Takes it away, where it has no address of its own.
    #[prop_or_default]
    pub on_close: Option<Callback<()>>,
}

#[component]
pub fn Share(ShareProps { link, on_close }: &ShareProps) -> Html {
    let words = use_words();
    let address = use_memo(link.clone(), |link| match link {
        Some(link) => AttrValue::from(format!("{}#{}", page::address(), link.hash())),
        None => page::address().into(),
    });
    let (title, what) = match link {
        Some(Link::Game(_)) => (say::share(), say::share_game()),
        Some(Link::Position(_)) => (say::share(), say::share_position()),
        Some(Link::Running(_)) => (say::take_along(), say::share_running()),
        None => (say::take_along(), say::share_page()),
    };
    html! {
        <SheetFrame id="share" class="share" title={words.say(title)} on_close={on_close.clone()}>
            <p>{ words.say(what) }</p>
            if link.is_some() { <p>{ words.say(say::share_private()) }</p> }
            <ShareLink address={(*address).clone()} />
        </SheetFrame>
    }
}
