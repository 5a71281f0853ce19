//! The choice of a language.

use yew::prelude::*;

use super::choice::Choice;
use super::frame::{use_settings, use_words};
use super::speech::wanted;
use app_core::settings::Settings;
use words::{Language, say};

/// The languages, each by its own name.
#[component]
pub fn Languages() -> Html {
    let (words, settings) = (use_words(), use_settings());
    let now = wanted(settings.now.language.as_deref());
    let on_choose = use_callback(settings, |place: usize, settings| {
        let language = Language::ALL.get(place).map(|language| language.code().to_owned());
        settings.set.emit(Settings { language, ..settings.now.clone() });
    });
    let options = Language::ALL.iter().map(|language| language.own_name().to_owned()).collect::<Vec<_>>();
    let chosen = Language::ALL.iter().position(|language| *language == now).unwrap_or(0);
    html! { <Choice name="language" legend={words.say(say::setting_language())} {options} {chosen} {on_choose} /> }
}
