//! The settings of this device: what is set is kept and seen at once.

use yew::prelude::*;

use super::guest::wishes_of_host;
use super::keeper::Keeper;
use super::watched::use_watched;
use crate::shell::notices::Notice;
use crate::shell::saves::Loaded;
use crate::shell::sound::Speaker;
use crate::table::moves::Tempo;
use app_core::settings::{Settings, Speed, Theme};
use browser::motion;
use browser::theme::{self, Scheme};

/// The settings and how to change them.
#[derive(Clone, PartialEq)]
pub struct Preferences {
    pub now: Settings,
    /// Whether what was kept could not be read.
    pub were_reset: bool,
    /// How much moves: what is set, and what the device asks for.
    pub tempo: Tempo,
    pub set: Callback<Settings>,
    /// Sets without keeping, for what somebody else wants than the person on this device.
    pub wear: Callback<Settings>,
}

/// How much moves: less where the device asks for it, nothing where somebody has switched it off.
#[hook]
fn use_tempo(pace: Speed) -> Tempo {
    let reduced = use_watched(motion::is_reduced, |again| motion::watch(move |_| again()));
    match pace {
        Speed::Off => Tempo::Off,
        _ if reduced => Tempo::Still,
        Speed::Fast => Tempo::Fast,
        Speed::Normal => Tempo::Normal,
    }
}

/// Reads the settings, keeps every change and gives the page its looks.
#[hook]
pub fn use_kept_settings(keeper: &Keeper, speaker: &Speaker, tell: &Callback<Notice>) -> Preferences {
    let loaded = use_memo((), |()| keeper.settings());
    // What the person on this device has chosen, whatever is worn over it.
    let own = use_mut_ref(|| match &*loaded {
        Loaded::Found(settings) => settings.clone(),
        Loaded::Nothing | Loaded::SetAside(_) => Settings::default(),
    });
    let settings = use_state_eq(|| match wishes_of_host() {
        Some(wishes) => wishes.dress(own.borrow().clone()),
        None => own.borrow().clone(),
    });
    use_scheme(settings.theme);
    {
        let speaker = speaker.clone();
        use_effect_with((*settings).clone(), move |settings| {
            theme::set_speed(pace_name(settings.pace));
            theme::set_text_scale(settings.text_size.percent());
            speaker.set_buzzing(settings.vibration);
            speaker.set_volume(if settings.sound { settings.volume } else { 0 });
        });
    }
    let wear = use_callback(settings.setter(), |wanted: Settings, settings| settings.set(wanted));
    let set = {
        let settings = settings.clone();
        use_callback((keeper.clone(), tell.clone()), move |wanted: Settings, (keeper, tell)| {
            let chosen = own.borrow().choosing(&settings, &wanted);
            if let Err(error) = keeper.keep_settings(&chosen) {
                tell.emit(error.into());
            }
            own.replace(chosen);
            settings.set(wanted);
        })
    };
    let tempo = use_tempo(settings.pace);
    let were_reset = matches!(*loaded, Loaded::SetAside(_));
    Preferences { now: (*settings).clone(), were_reset, tempo, set, wear }
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
const fn pace_name(pace: Speed) -> &'static str {
    match pace {
        Speed::Off => "off",
        Speed::Fast => "fast",
        Speed::Normal => "normal",
    }
}
