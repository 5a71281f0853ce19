//! The settings of this device, within reach of every component: what is set is kept and seen at once.

use yew::prelude::*;

use super::keeper::Keeper;
use crate::platform::theme::{self, Scheme};
use crate::shell::notices::Notice;
use crate::shell::saves::Loaded;
use crate::shell::settings::{Pace, Settings, Theme};
use crate::shell::sound::Speaker;

/// The settings and how to change them.
#[derive(Clone, PartialEq)]
pub struct Preferences {
    pub now: Settings,
    pub set: Callback<Settings>,
}

/// The settings from the context; the usual ones where there is none.
#[hook]
pub fn use_preferences() -> Preferences {
    use_context().unwrap_or_else(|| Preferences { now: Settings::default(), set: Callback::noop() })
}

/// Reads the settings, keeps every change and gives the page its looks.
#[hook]
pub fn use_kept_settings(keeper: &Keeper, speaker: &Speaker, tell: &Callback<Notice>) -> Preferences {
    let loaded = use_memo((), |()| keeper.settings());
    let settings = use_state_eq(|| match &*loaded {
        Loaded::Found(settings) => settings.clone(),
        Loaded::Nothing | Loaded::SetAside(_) => Settings::default(),
    });
    {
        let tell = tell.clone();
        use_effect_with((), move |()| {
            if let Loaded::SetAside(_) = &*loaded {
                tell.emit(Notice::SettingsReset);
            }
        });
    }
    use_scheme(settings.theme);
    {
        let speaker = speaker.clone();
        use_effect_with((*settings).clone(), move |settings| {
            theme::set_text_scale(settings.text_size.percent());
            theme::set_speed(pace_name(settings.pace));
            speaker.set_muted(!settings.sound);
        });
    }
    let set = {
        let (settings, keeper, tell) = (settings.setter(), keeper.clone(), tell.clone());
        Callback::from(move |wanted: Settings| {
            if let Err(error) = keeper.keep_settings(&wanted) {
                tell.emit(error.into());
            }
            settings.set(wanted);
        })
    };
    Preferences { now: (*settings).clone(), set }
}

/// Colours the page, and follows the device where that is wanted.
#[hook]
fn use_scheme(wanted: Theme) {
    use_effect_with(wanted, |wanted| {
        let watch = match wanted {
            Theme::Dark | Theme::Light => None,
            Theme::Device => Some(theme::watch_device_scheme(theme::set_scheme)),
        };
        theme::set_scheme(match wanted {
            Theme::Dark => Scheme::Dark,
            Theme::Light => Scheme::Light,
            Theme::Device => theme::device_scheme(),
        });
        move || drop(watch)
    });
}

/// The value of `data-speed`, by which the style sheets know how fast pieces move.
const fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Off => "off",
        Pace::Fast => "fast",
        Pace::Normal => "normal",
    }
}
