//! The settings: each is kept and seen at once.

use ui::{AppSection, SettingsChoices};
use yew::prelude::*;

use crate::view::sheet_frame::SheetFrame;
use crate::view::sheets::tips_again::TipsAgain;
use crate::words::{say, use_words};

#[component]
pub fn SettingsSheet() -> Html {
    let words = use_words();
    html! {
        <SheetFrame id="settings" class="settings" title={words.say(say::settings())}>
            <SettingsChoices />
            <TipsAgain />
            <AppSection game={words.say(say::game_name())} />
            <p class="settings-hint">{ words.say(say::settings_kept()) }</p>
        </SheetFrame>
    }
}
