//! The settings: each is kept and seen at once.

use yew::prelude::*;

use super::app_section::AppSection;
use super::tips_again::TipsAgain;
use crate::platform::{device, motion};
use crate::shell::page::choice::{Choice, choice};
use crate::shell::page::keeper::Keeper;
use crate::shell::page::languages::languages;
use crate::shell::page::preferences::Preferences;
use crate::shell::page::sheet::sheet;
use crate::shell::settings::{Pace, Settings, TextSize, Theme};
use crate::space_taxi::table::draw::Voice;
use crate::words::{Message, say};

pub fn settings_sheet(preferences: &Preferences, keeper: &Keeper, on_close: &Callback<()>, voice: &Voice) -> Html {
    let now = &preferences.now;
    let on_off = || [(say::value_on(), true), (say::value_off(), false)];
    let volumes = [20_u8, 40, 60, 80, 100].map(|percent| (say::percent(percent), percent));
    let paces = [(say::value_off(), Pace::Off), (say::value_fast(), Pace::Fast), (say::value_normal(), Pace::Normal)];
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
    let row = |name: &'static str,
               legend: Message,
               options: Vec<String>,
               chosen: Option<usize>,
               on_choose: Callback<usize>| {
        let (legend, chosen) = (voice.say(legend), chosen.unwrap_or(0));
        choice(&Choice { name, legend, options, chosen, on_choose, ..Choice::default() })
    };
    macro_rules! setting {
        ($name:literal, $legend:expr, $field:ident, $values:expr) => {{
            let values = $values;
            let labels = values.iter().map(|(label, _)| voice.words().text(label)).collect();
            let chosen = values.iter().position(|(_, value)| *value == now.$field);
            let (preferences, values) = (preferences.clone(), values.map(|(_, value)| value));
            let set = Callback::from(move |place: usize| {
                preferences.set.emit(Settings { $field: values[place], ..preferences.now.clone() });
            });
            row($name, $legend, labels, chosen, set)
        }};
    }
    let rows = html! {
        <>
            { languages(preferences, voice) }
            { setting!("sound", say::setting_sound(), sound, on_off()) }
            { setting!("volume", say::setting_volume(), volume, volumes) }
            { setting!("pace", say::setting_animation(), pace, paces) }
            if motion::is_reduced() { <p class="settings-hint">{ voice.say(say::setting_reduced_motion()) }</p> }
            { setting!("theme", say::setting_theme(), theme, themes) }
            { setting!("text-size", say::setting_text_size(), text_size, sizes) }
            { setting!("hotkeys", say::setting_hotkeys(), hotkeys, on_off()) }
            if device::can_buzz() { { setting!("vibration", say::setting_vibration(), vibration, on_off()) } }
            <TipsAgain keeper={keeper.clone()} voice={voice.clone()} />
            <AppSection voice={voice.clone()} />
            <p class="settings-hint">{ voice.say(say::settings_kept()) }</p>
        </>
    };
    sheet("settings", "settings", say::settings(), rows, on_close, voice)
}
