//! Who made the game, who made this page, and which one it is.

use yew::prelude::*;

use crate::shell::page::sheet::sheet;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

pub fn about(on_close: &Callback<()>, voice: &Voice) -> Html {
    let credits = [say::about_author(), say::about_publisher()];
    let page = [
        say::about_independent(),
        say::about_thanks(),
        say::about_art(),
        say::about_privacy(),
        say::about_licence(),
        say::about_version(env!("CARGO_PKG_VERSION")),
    ];
    let lines = html! {
        <>
            { for credits.into_iter().map(|line| html! { <p class="about-credit">{ voice.say(line) }</p> }) }
            { for page.into_iter().map(|line| html! { <p>{ voice.say(line) }</p> }) }
        </>
    };
    sheet("about", "about", say::about_title(), lines, on_close, voice)
}
