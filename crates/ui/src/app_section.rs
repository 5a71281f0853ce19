//! The page as an app of the device: whether it starts without a network, installing it, and the whole screen.

use yew::prelude::*;

use super::frame::use_words;
use super::watched::use_watched;
use app_core::install::Way;
use browser::install;
use browser::service_worker::{self, CacheState};
use browser::{device, focus};
use words::say;

const FROM_MENU: &str = "install-from-menu";

#[derive(Properties, PartialEq)]
pub struct AppSectionProps {
    /// What the game is called.
    pub game: AttrValue,
}

#[component]
pub fn AppSection(AppSectionProps { game }: &AppSectionProps) -> Html {
    let words = use_words();
    let way = use_watched(install::way, install::watch);
    let fills = use_watched(device::fills_screen, device::watch_full_screen);
    let keeping = use_state_eq(|| None::<CacheState>);
    {
        let keeping = keeping.setter();
        use_effect_with((), move |()| {
            let watch = service_worker::watch_cache(move |now| keeping.set(Some(now)));
            move || drop(watch)
        });
    }
    let kept = keeping.map(|keeping| match keeping {
        CacheState::Loading => say::offline_coming(),
        CacheState::Ready => say::offline_kept(),
        CacheState::Refused => say::offline_refused(),
    });
    // What it says takes the place of the button that was pressed.
    use_effect_with(way == Some(Way::FromMenu), |is_refused| {
        if *is_refused && focus::is_lost() {
            focus::focus(FROM_MENU);
        }
    });
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
            { for kept.map(|kept| html! { <p class="settings-hint">{ words.say(kept) }</p> }) }
            if way == Some(Way::Offered) {
                <p class="settings-hint">{ words.say(say::install_offer(game.as_str())) }</p>
                <button type="button" class="btn" onclick={|_| install::ask(|| ())}>{ words.say(say::install()) }</button>
            }
            if way == Some(Way::ByHand) {
                <p>{ words.say(say::install_by_hand(game.as_str())) }</p>
                <p class="settings-hint">{ words.say(say::install_safari()) }</p>
            }
            if way == Some(Way::FromMenu) {
                <p id={FROM_MENU} role="alert" class="settings-hint" tabindex="-1">{ words.say(say::install_from_menu()) }</p>
            }
            if device::can_fill_screen() {
                <button type="button" class="btn" onclick={fill}>{ words.say(screen) }</button>
                <p role="status" class="settings-hint">{ for refused.then(|| words.say(say::full_screen_refused())) }</p>
            }
        </>
    }
}
