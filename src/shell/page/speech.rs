//! Brings the words of the chosen language to the page.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use crate::platform::{fetch, theme};
use crate::shell::notices::Notice;
use crate::words::{Language, Words};

/// The language that is wanted: the chosen one, or the best of those the device names.
#[must_use]
pub fn wanted(chosen: Option<&str>) -> Language {
    chosen.and_then(Language::from_code).unwrap_or_else(|| {
        let device = theme::device_languages();
        Language::from_codes(&device.iter().map(String::as_str).collect::<Vec<_>>())
    })
}

/// The words of this language; nothing until the first of them have come, so that nobody sees a page change its tongue.
#[hook]
pub fn use_speech(language: Language, tell: &Callback<Notice>) -> Option<Words> {
    let words = use_state_eq(|| (language == Language::English).then(Words::english));
    let latest = use_mut_ref(|| language);
    {
        let (words, tell) = (words.setter(), tell.clone());
        use_boxed_effect(language, move |&language| {
            latest.replace(language);
            if language == Language::English {
                words.set(Some(Words::english()));
                return;
            }
            spawn_local(async move {
                let fetched = fetch::text(&language.file()).await.ok();
                let spoken = fetched.and_then(|text| Words::new(language, &text).ok());
                // Another one may have been chosen while this one was on its way.
                if *latest.borrow() != language {
                    return;
                }
                if spoken.is_none() {
                    tell.emit(Notice::LanguageFailed(language));
                }
                words.set(Some(spoken.unwrap_or_else(Words::english)));
            });
        });
    }
    use_boxed_effect((*words).clone(), |words| {
        if let Some(words) = words {
            theme::set_language(words.language().code());
        }
    });
    (*words).clone()
}
