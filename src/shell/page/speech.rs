//! Brings the words of the chosen language to the page.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::preferences::Preferences;
use super::watched::use_watched;
use crate::platform::{fetch, theme};
use crate::shell::notices::Notice;
use crate::shell::settings::Settings;
use crate::words::{Language, Words};

/// The language that is wanted: the chosen one, or the best of those the device names.
#[must_use]
pub fn wanted(chosen: Option<&str>) -> Language {
    chosen.and_then(Language::from_code).unwrap_or_else(of_device)
}

fn of_device() -> Language {
    let device = theme::device_languages();
    Language::from_codes(&device.iter().map(String::as_str).collect::<Vec<_>>())
}

/// What the page speaks.
#[derive(Clone, PartialEq)]
pub struct Speech {
    pub words: Words,
    /// Whether the words that come later are among them, once they were asked for.
    pub later: Option<bool>,
}

/// The words of the language that is set; nothing until the first of them have come, so that nobody sees a page change its tongue.
/// `later` asks for those that come later as well, again whenever its number changes. Where a language cannot be had, the one
/// before stays, and is set again.
#[hook]
pub fn use_speech(preferences: &Preferences, later: Option<u32>, tell: &Callback<Notice>) -> Option<Speech> {
    // Whoever has chosen nothing is spoken to as the device is, from the moment it changes.
    let device = use_watched(of_device, theme::watch_device_languages);
    let language = preferences.now.language.as_deref().and_then(Language::from_code).unwrap_or(device);
    let english = || Speech { words: Words::english(), later: None };
    let speech = use_state_eq(|| (language == Language::English).then(english));
    let latest = use_mut_ref(|| (language, later));
    let preferred = use_mut_ref(|| preferences.clone());
    preferred.replace(preferences.clone());
    {
        let (before, speech, tell) = ((*speech).clone(), speech.setter(), tell.clone());
        use_boxed_effect((language, later), move |&asked| {
            let is_new = latest.replace(asked).0 != language;
            spawn_local(async move {
                let mut now = spoken(language, later.is_some(), before.as_ref()).await;
                let failed = now.is_none();
                let last = before.as_ref().map_or(Language::English, |before| before.words.language());
                if failed {
                    now = spoken(last, later.is_some(), before.as_ref()).await;
                }
                // Something else may have been chosen while this was on its way.
                if *latest.borrow() != asked {
                    return;
                }
                speech.set(now);
                if failed {
                    tell.emit(Notice::LanguageFailed(language));
                    // What was set before this visit is tried again at the next, and what the device wants is nobody's choice.
                    let Preferences { set, now, .. } = preferred.borrow().clone();
                    if is_new && now.language.is_some() {
                        set.emit(Settings { language: Some(last.code().to_owned()), ..now });
                    }
                }
            });
        });
    }
    use_boxed_effect((*speech).clone(), |speech| {
        if let Some(speech) = speech {
            theme::set_language(speech.words.language().code());
        }
    });
    (*speech).clone()
}

/// The words of a language, with those that come later where they are wanted. What is here already is not fetched again.
async fn spoken(language: Language, with_later: bool, before: Option<&Speech>) -> Option<Speech> {
    let before = before.filter(|before| before.words.language() == language);
    let words = match (before, language) {
        (Some(before), _) if !with_later || before.later == Some(true) => return Some(before.clone()),
        (Some(before), _) => before.words.clone(),
        (None, Language::English) => Words::english(),
        (None, _) => Words::new(language, &fetch::words(&language.file()).await.ok()?).ok()?,
    };
    if !with_later {
        return Some(Speech { words, later: None });
    }
    let more = fetch::words(&language.later_file()).await.ok();
    Some(match more.and_then(|text| words.with_more(&text).ok()) {
        Some(words) => Speech { words, later: Some(true) },
        None => Speech { words, later: Some(false) },
    })
}
