//! The settings that every page has: each is kept and seen at once.

use app_core::settings::{Settings, Speed, TextSize, Theme};
use browser::{device, motion};
use words::say;
use yew::prelude::*;

use super::choice::Choice;
use super::frame::{use_settings, use_words};
use super::languages::Languages;

#[component]
pub fn SettingsChoices() -> Html {
    let (words, settings) = (use_words(), use_settings());
    let now = &settings.now;
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
            let (settings, values) = (settings.clone(), values.map(|(_, value)| value));
            let set = Callback::from(move |place: usize| {
                settings.set.emit(Settings { $field: values[place], ..settings.now.clone() });
            });
            html! { <Choice name={$name} legend={words.say($legend)} options={labels} chosen={chosen.unwrap_or(0)} on_choose={set} /> }
        }};
    }
    html! {
        <>
            <Languages />
            { setting!("sound", say::setting_sound(), sound, on_off()) }
            { setting!("volume", say::setting_volume(), volume, volumes) }
            { setting!("pace", say::setting_animation(), pace, paces) }
            if motion::is_reduced() { <p class="settings-hint">{ words.say(say::setting_reduced_motion()) }</p> }
            { setting!("theme", say::setting_theme(), theme, themes) }
            { setting!("text-size", say::setting_text_size(), text_size, sizes) }
            { setting!("hotkeys", say::setting_hotkeys(), hotkeys, on_off()) }
            if device::can_buzz() { { setting!("vibration", say::setting_vibration(), vibration, on_off()) } }
        </>
    }
}
