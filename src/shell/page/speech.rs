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

/// What the page speaks.
#[derive(Clone, PartialEq)]
pub struct Speech {
    pub words: Words,
    /// Whether the words that come later are among them, once they were asked for.
    pub later: Option<bool>,
}

/// The words of this language; nothing until the first of them have come, so that nobody sees a page change its tongue.
/// `later` asks for those that come later as well, again whenever its number changes.
#[hook]
pub fn use_speech(language: Language, later: Option<u32>, tell: &Callback<Notice>) -> Option<Speech> {
    let english = || Speech { words: Words::english(), later: None };
    let speech = use_state_eq(|| (language == Language::English).then(english));
    let latest = use_mut_ref(|| (language, later));
    {
        let (speech, tell) = (speech.setter(), tell.clone());
        use_boxed_effect((language, later), move |&asked| {
            latest.replace(asked);
            spawn_local(async move {
                let (words, later) = spoken(asked.0, asked.1.is_some()).await;
                // Something else may have been chosen while this was on its way.
                if *latest.borrow() == asked {
                    if words.is_none() {
                        tell.emit(Notice::LanguageFailed(language));
                    }
                    speech.set(Some(Speech { words: words.unwrap_or_else(Words::english), later }));
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

/// The words of a language, with those that come later where they are wanted.
async fn spoken(language: Language, with_later: bool) -> (Option<Words>, Option<bool>) {
    let words = match language {
        Language::English => Some(Words::english()),
        _ => fetch::words(&language.file()).await.ok().and_then(|text| Words::new(language, &text).ok()),
    };
    if !with_later {
        return (words, None);
    }
    let more = fetch::words(&language.later_file()).await.ok();
    match words.as_ref().zip(more).and_then(|(words, text)| words.with_more(&text).ok()) {
        Some(whole) => (Some(whole), Some(true)),
        None => (words, Some(false)),
    }
}
