//! The settings of this device: what is set is kept and seen at once.

use app_core::saves::Loaded;
use app_core::settings::{KeptSetting, Settings, Speed, Theme};
use app_core::tempo::Tempo;
use browser::motion;
use browser::theme::{self, Scheme};
use game_core::GameRecord;
use yew::prelude::*;

use super::frame::{Problem, SavesHandle};
use super::watched::use_watched;

/// The settings and how to change them.
#[derive(Clone, PartialEq)]
pub struct SettingsHandle {
    pub now: Settings,
    /// How much moves: what is set, and what the device asks for.
    pub tempo: Tempo,
    pub set: Callback<Settings>,
    /// Sets without keeping, for what somebody else wants than the person on this device.
    pub set_unsaved: Callback<Settings>,
}

/// How much moves: less where the device asks for it, nothing where somebody has switched it off.
#[hook]
fn use_tempo(speed: Speed) -> Tempo {
    let reduced = use_watched(motion::is_reduced, |again| motion::watch(move |_| again()));
    match speed {
        Speed::Off => Tempo::Off,
        _ if reduced => Tempo::Still,
        Speed::Fast => Tempo::Fast,
        Speed::Normal => Tempo::Normal,
    }
}

/// Reads the settings, keeps every change and gives the page its looks.
#[hook]
pub fn use_kept_settings<R: GameRecord + 'static>(
    saves: &SavesHandle<R>,
    adjust: Option<&Callback<Settings, Settings>>,
    on_problem: &Callback<Problem>,
) -> SettingsHandle {
    let loaded = use_memo((), |()| saves.settings());
    // What the person on this device has chosen, whatever somebody else wants.
    let own = use_mut_ref(|| match &*loaded {
        Loaded::Found(settings) => settings.clone(),
        Loaded::Nothing | Loaded::SetAside(_) => Settings::default(),
    });
    let settings = use_state_eq(|| match adjust {
        Some(adjust) => adjust.emit(own.borrow().clone()),
        None => own.borrow().clone(),
    });
    use_scheme(settings.theme);
    use_effect_with((*settings).clone(), move |settings| {
        theme::set_on_root("data-speed", KeptSetting::SPEED.word(settings));
        theme::set_text_scale(settings.text_size.percent());
    });
    let set_unsaved = use_callback(settings.setter(), |wanted: Settings, settings| settings.set(wanted));
    let set = {
        let settings = settings.clone();
        use_callback((saves.clone(), on_problem.clone()), move |wanted: Settings, (saves, tell)| {
            let chosen = own.borrow().choosing(&settings, &wanted);
            if let Err(error) = saves.keep_settings(&chosen) {
                tell.emit(Problem::Storage(error));
            }
            own.replace(chosen);
            settings.set(wanted);
        })
    };
    let tempo = use_tempo(settings.speed);
    use_effect_with((), {
        let tell = on_problem.clone();
        move |()| {
            if let Loaded::SetAside(_) = &*loaded {
                tell.emit(Problem::SettingsReset);
            }
        }
    });
    SettingsHandle { now: (*settings).clone(), tempo, set, set_unsaved }
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
