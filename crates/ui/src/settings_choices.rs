//! The settings that every page has: each is kept and seen at once.

use app_core::settings::{ComputerSpeed, Settings, Speed, TextSize, Theme};
use browser::{device, motion};
use words::{Message, say};
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
    ComputerSpeed,
    TurnCalls,
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
        Self::ComputerSpeed,
        Self::TurnCalls,
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
    let now = || settings.now.clone();
    let has = |setting: Setting| of.contains(&setting);
    // Each option is the settings as they would be with it.
    let choice = |name: &'static str, legend: Message, options: Vec<(Message, Settings)>| {
        let (labels, options): (Vec<_>, Vec<_>) =
            options.into_iter().map(|(label, as_set)| (words.say(label), as_set)).unzip();
        let chosen = options.iter().position(|as_set| *as_set == settings.now).unwrap_or(0);
        let on_choose = settings.set.reform(move |place: usize| options[place].clone());
        html! { <Choice {name} legend={words.say(legend)} options={labels} {chosen} {on_choose} /> }
    };
    let on_off = |set: &dyn Fn(bool) -> Settings| vec![(say::value_on(), set(true)), (say::value_off(), set(false))];
    let sounds = on_off(&|sound| Settings { sound, ..now() });
    let volumes = [20, 40, 60, 80, 100].map(|volume| (say::percent(volume), Settings { volume, ..now() }));
    let speeds =
        [(say::value_off(), Speed::Off), (say::value_fast(), Speed::Fast), (say::value_normal(), Speed::Normal)]
            .map(|(label, speed)| (label, Settings { speed, ..now() }));
    let computers = [
        (say::value_slow(), ComputerSpeed::Slow),
        (say::value_normal(), ComputerSpeed::Normal),
        (say::value_fast(), ComputerSpeed::Fast),
        (say::value_at_once(), ComputerSpeed::AtOnce),
    ]
    .map(|(label, computers)| (label, Settings { computers, ..now() }));
    let themes = [
        (say::value_follow_device(), Theme::Device),
        (say::value_dark(), Theme::Dark),
        (say::value_light(), Theme::Light),
    ]
    .map(|(label, theme)| (label, Settings { theme, ..now() }));
    let sizes = [
        (say::value_size_normal(), TextSize::Normal),
        (say::value_size_large(), TextSize::Large),
        (say::value_size_largest(), TextSize::Huge),
        (say::percent(200), TextSize::Double),
    ]
    .map(|(label, text_size)| (label, Settings { text_size, ..now() }));
    let hotkeys = on_off(&|hotkeys| Settings { hotkeys, ..now() });
    let calls = on_off(&|turn_calls| Settings { turn_calls, ..now() });
    let vibration = on_off(&|vibration| Settings { vibration, ..now() });
    html! {
        <>
            if has(Setting::Language) { <Languages /> }
            if has(Setting::Sound) {
                { choice("sound", say::setting_sound(), sounds) }
                { choice("volume", say::setting_volume(), volumes.to_vec()) }
            }
            if has(Setting::AnimationSpeed) { { choice("pace", say::setting_animation(), speeds.to_vec()) } }
            if has(Setting::AnimationSpeed) && motion::is_reduced() { <p class="settings-hint">{ words.say(say::setting_reduced_motion()) }</p> }
            if has(Setting::ComputerSpeed) { { choice("computers", say::setting_computers(), computers.to_vec()) } }
            if has(Setting::TurnCalls) { { choice("calls", say::setting_turn_calls(), calls) } }
            if has(Setting::Theme) { { choice("theme", say::setting_theme(), themes.to_vec()) } }
            if has(Setting::TextSize) { { choice("text-size", say::setting_text_size(), sizes.to_vec()) } }
            if has(Setting::Hotkeys) { { choice("hotkeys", say::setting_hotkeys(), hotkeys) } }
            if has(Setting::Vibration) && device::can_buzz() { { choice("vibration", say::setting_vibration(), vibration) } }
        </>
    }
}
