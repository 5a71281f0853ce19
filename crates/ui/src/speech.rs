//! Brings the words of the chosen language to the page.

use futures_util::future::join;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::frame::Problem;
use super::settings::SettingsHandle;
use super::watched::use_watched;
use app_core::settings::Settings;
use browser::{fetch, theme};
use words::{Language, Words};

/// The language that is wanted: the chosen one, or the best of those the device names.
#[must_use]
pub fn wanted(chosen: Option<&str>) -> Language {
    chosen.and_then(Language::from_code).unwrap_or_else(of_device)
}

fn of_device() -> Language {
    let device = theme::device_languages();
    Language::from_codes(&device.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The words of the language that is set; nothing until the first of them have come, so that nobody sees a page change its tongue.
/// Where a language cannot be had, the one before stays, and is set again.
#[hook]
pub fn use_speech(english: &Words, settings: &SettingsHandle, on_problem: &Callback<Problem>) -> Option<Words> {
    // Whoever has chosen nothing is spoken to as the device is, from the moment it changes.
    let device = use_watched(of_device, theme::watch_device_languages);
    let language = settings.now.language.as_deref().and_then(Language::from_code).unwrap_or(device);
    let words = use_state_eq(|| (language == Language::English).then(|| english.clone()));
    let latest = use_mut_ref(|| language);
    let preferred = use_mut_ref(|| settings.clone());
    preferred.replace(settings.clone());
    {
        let (before, words, tell, english) = ((*words).clone(), words.setter(), on_problem.clone(), english.clone());
        use_effect_with(language, move |&language| {
            let is_new = latest.replace(language) != language;
            spawn_local(async move {
                let now = spoken(language, before.as_ref(), &english).await;
                // Something else may have been chosen while this was on its way.
                if *latest.borrow() != language {
                    return;
                }
                let failed = now.is_none();
                let now = now.or(before).unwrap_or(english);
                let spoken = now.language().code();
                words.set(Some(now));
                if failed {
                    tell.emit(Problem::Language(language));
                    // What was set before this visit is tried again at the next, and what the device wants is nobody's choice.
                    let SettingsHandle { set, now, .. } = preferred.borrow().clone();
                    if is_new && now.language.is_some() {
                        set.emit(Settings { language: Some(spoken.to_owned()), ..now });
                    }
                }
            });
        });
    }
    use_effect_with((*words).clone(), |words| {
        if let Some(words) = words {
            theme::set_language(words.language().code());
        }
    });
    (*words).clone()
}

/// The words of a language. What is here already is not fetched again.
async fn spoken(language: Language, before: Option<&Words>, english: &Words) -> Option<Words> {
    match before.filter(|before| before.language() == language) {
        Some(before) => Some(before.clone()),
        None if language == Language::English => Some(english.clone()),
        None => {
            let (shared, own) = join(fetch::shared_words(&language.file()), fetch::words(&language.file())).await;
            Words::new(language, &[&shared.ok()?, &own.ok()?], Some(english)).ok()
        }
    }
}
