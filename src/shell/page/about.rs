//! Who made the game, who made this page, and which one it is.

use yew::prelude::*;

use super::sheet::SheetFrame;
use crate::markup::html;
use crate::space_taxi::table::draw::use_voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct AboutProps {
    pub on_close: Callback<()>,
}

#[component]
pub fn About(props: &AboutProps) -> Html {
    let voice = use_voice();
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
        <SheetFrame id="about" class="about" title={voice.say(&say::about_title())} on_close={props.on_close.clone()}>
            { for credits.iter().map(|line| html! { <p class="about-credit">{ voice.say(line) }</p> }) }
            { for page.iter().map(|line| html! { <p>{ voice.say(line) }</p> }) }
        </SheetFrame>
    }
}
