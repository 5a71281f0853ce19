//! The settings that every page has: each is kept and seen at once.

use app_core::settings::{Settings, Speed, TextSize, Theme};
use browser::{device, motion};
use words::say;
use yew::prelude::*;

use super::choice::Choice;
use super::frame::{use_settings, use_words};
use super::languages::Languages;

/// What a page lets people set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Language,
    /// Whether there are sounds, and how loud.
    Sound,
    AnimationSpeed,
    Theme,
    TextSize,
    Hotkeys,
    /// Where the device can.
    Vibration,
}

impl Setting {
    /// Everything there is.
    pub const ALL: &'static [Self] = &[
        Self::Language,
        Self::Sound,
        Self::AnimationSpeed,
        Self::Theme,
        Self::TextSize,
        Self::Hotkeys,
        Self::Vibration,
    ];
}

#[derive(Properties, PartialEq)]
pub struct SettingsChoicesProps {
    /// Those that mean something on this page.
    #[prop_or(Setting::ALL)]
    pub of: &'static [Setting],
}

#[component]
pub fn SettingsChoices(SettingsChoicesProps { of }: &SettingsChoicesProps) -> Html {
    let (words, settings) = (use_words(), use_settings());
    let now = &settings.now;
    let on_off = || [(say::value_on(), true), (say::value_off(), false)];
    let volumes = [20_u8, 40, 60, 80, 100].map(|percent| (say::percent(percent), percent));
    let speeds =
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
    let has = |setting: Setting| of.contains(&setting);
    html! {
        <>
            if has(Setting::Language) { <Languages /> }
            if has(Setting::Sound) {
                { setting!("sound", say::setting_sound(), sound, on_off()) }
                { setting!("volume", say::setting_volume(), volume, volumes) }
            }
            if has(Setting::AnimationSpeed) {
                { setting!("pace", say::setting_animation(), speed, speeds) }
                if motion::is_reduced() { <p class="settings-hint">{ words.say(say::setting_reduced_motion()) }</p> }
            }
            if has(Setting::Theme) { { setting!("theme", say::setting_theme(), theme, themes) } }
            if has(Setting::TextSize) { { setting!("text-size", say::setting_text_size(), text_size, sizes) } }
            if has(Setting::Hotkeys) { { setting!("hotkeys", say::setting_hotkeys(), hotkeys, on_off()) } }
            if has(Setting::Vibration) && device::can_buzz() { { setting!("vibration", say::setting_vibration(), vibration, on_off()) } }
        </>
    }
}
