//! The page as an app of the device: installing it, and the whole screen. Nothing where neither can be had.

use yew::prelude::*;

use crate::markup::html;
use crate::platform::device;
use crate::platform::install::{self, Way};
use crate::shell::page::watched::use_watched;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct AppSectionProps {
    pub voice: Voice,
}

#[component]
pub fn AppSection(AppSectionProps { voice }: &AppSectionProps) -> Html {
    let way = use_watched(install::way, install::watch);
    let fills = use_watched(device::fills_screen, device::watch_full_screen);
    let refused = use_state_eq(|| false);
    let fill = {
        let refused = refused.setter();
        Callback::from(move |_: MouseEvent| {
            refused.set(false);
            let refused = refused.clone();
            device::toggle_full_screen(move || refused.set(true));
        })
    };
    let screen = if fills { say::full_screen_end() } else { say::full_screen() };
    html! {
        <>
            if way == Some(Way::Offered) {
                <p class="settings-hint">{ voice.say(say::install_offer()) }</p>
                <button type="button" class="btn" onclick={|_| install::ask()}>{ voice.say(say::install()) }</button>
            }
            if way == Some(Way::ByHand) {
                <p>{ voice.say(say::install_by_hand()) }</p>
                <p class="settings-hint">{ voice.say(say::install_safari()) }</p>
            }
            if device::can_fill_screen() {
                <button type="button" class="btn" onclick={fill}>{ voice.say(screen) }</button>
                <p role="status" class="settings-hint">{ for refused.then(|| voice.say(say::full_screen_refused())) }</p>
            }
        </>
    }
}
