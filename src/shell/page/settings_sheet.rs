//! The settings: each is kept and seen at once.

use yew::prelude::*;

use super::app_section::AppSection;
use super::tips_again::TipsAgain;
use crate::shell::page::choice::Choice;
use crate::shell::page::contexts::use_preferences;
use crate::shell::page::languages::Languages;
use crate::shell::page::sheet::SheetFrame;
use crate::words::{say, use_words};
use app_core::settings::{Settings, Speed, TextSize, Theme};
use browser::{device, motion};

#[component]
pub fn SettingsSheet() -> Html {
    let (words, preferences) = (use_words(), use_preferences());
    let now = &preferences.now;
    let on_off = || [(say::value_on(), true), (say::value_off(), false)];
    let volumes = [20_u8, 40, 60, 80, 100].map(|percent| (say::percent(percent), percent));
    let paces =
        [(say::value_off(), Speed::Off), (say::value_fast(), Speed::Fast), (say::value_normal(), Speed::Normal)];
    let themes = [
        (say::value_follow_device(), Theme::Device),
        (say::value_dark(), Theme::Dark),
        (say::value_light(), Theme::Light),
    ];
    let sizes = [
        (say::value_size_normal(), TextSize::Normal),
        (say::value_size_large(), TextSize::Large),
        (say::value_size_largest(), TextSize::Huge),
        (say::percent(200), TextSize::Double),
    ];
    macro_rules! setting {
        ($name:literal, $legend:expr, $field:ident, $values:expr) => {{
            let values = $values;
            let labels: Vec<String> = values.iter().map(|(label, _)| words.text(label)).collect();
            let chosen = values.iter().position(|(_, value)| *value == now.$field);
            let (preferences, values) = (preferences.clone(), values.map(|(_, value)| value));
            let set = Callback::from(move |place: usize| {
                preferences.set.emit(Settings { $field: values[place], ..preferences.now.clone() });
            });
            html! { <Choice name={$name} legend={words.say($legend)} options={labels} chosen={chosen.unwrap_or(0)} on_choose={set} /> }
        }};
    }
    html! {
        <SheetFrame id="settings" class="settings" title={words.say(say::settings())}>
            <Languages />
            { setting!("sound", say::setting_sound(), sound, on_off()) }
            { setting!("volume", say::setting_volume(), volume, volumes) }
            { setting!("pace", say::setting_animation(), pace, paces) }
            if motion::is_reduced() { <p class="settings-hint">{ words.say(say::setting_reduced_motion()) }</p> }
            { setting!("theme", say::setting_theme(), theme, themes) }
            { setting!("text-size", say::setting_text_size(), text_size, sizes) }
            { setting!("hotkeys", say::setting_hotkeys(), hotkeys, on_off()) }
            if device::can_buzz() { { setting!("vibration", say::setting_vibration(), vibration, on_off()) } }
            <TipsAgain />
            <AppSection />
            <p class="settings-hint">{ words.say(say::settings_kept()) }</p>
        </SheetFrame>
    }
}
