//! The choice of a language.

use yew::prelude::*;

use super::choice::Choice;
use super::contexts::use_preferences;
use super::speech::wanted;
use crate::words::{Language, say, use_words};
use app_core::settings::Settings;

/// The languages, each by its own name.
#[component]
pub fn Languages() -> Html {
    let (words, preferences) = (use_words(), use_preferences());
    let now = wanted(preferences.now.language.as_deref());
    let on_choose = use_callback(preferences, |place: usize, preferences| {
        let language = Language::ALL.get(place).map(|language| language.code().to_owned());
        preferences.set.emit(Settings { language, ..preferences.now.clone() });
    });
    let options = Language::ALL.iter().map(|language| language.own_name().to_owned()).collect::<Vec<_>>();
    let chosen = Language::ALL.iter().position(|language| *language == now).unwrap_or(0);
    html! { <Choice name="language" legend={words.say(say::setting_language())} {options} {chosen} {on_choose} /> }
}
