//! Who made the game, who made this page, and which one it is.

use yew::prelude::*;

use crate::view::sheet_frame::SheetFrame;
use crate::words::{say, use_words};

#[component]
pub fn About() -> Html {
    let words = use_words();
    let credits = [say::about_author(), say::about_publisher()];
    let page = [
        say::about_independent(),
        say::about_thanks(),
        say::about_art(),
        say::about_privacy(),
        say::about_licence(),
        say::about_version(env!("CARGO_PKG_VERSION")),
    ];
    html! {
        <SheetFrame id="about" class="about" title={words.say(say::about_title())}>
            { for credits.into_iter().map(|line| html! { <p class="about-credit">{ words.say(line) }</p> }) }
            { for page.into_iter().map(|line| html! { <p>{ words.say(line) }</p> }) }
        </SheetFrame>
    }
}
