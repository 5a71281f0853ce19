//! The choice of a language.

use yew::prelude::*;

use super::choice::{Choice, choice};
use super::preferences::Preferences;
use super::speech::wanted;
use crate::shell::settings::Settings;
use crate::space_taxi::table::draw::Voice;
use crate::words::{Language, say};

/// The languages, each by its own name.
pub fn languages(preferences: &Preferences, voice: &Voice) -> Html {
    let now = wanted(preferences.now.language.as_deref());
    let on_choose = {
        let preferences = preferences.clone();
        Callback::from(move |place: usize| {
            let language = Language::ALL.get(place).map(|language| language.code().to_owned());
            preferences.set.emit(Settings { language, ..preferences.now.clone() });
        })
    };
    let options = Language::ALL.iter().map(|language| language.own_name().to_owned()).collect::<Vec<_>>();
    let chosen = Language::ALL.iter().position(|language| *language == now).unwrap_or(0);
    let legend = voice.say(say::setting_language());
    choice(&Choice { name: "language", legend, options, chosen, on_choose, ..Choice::default() })
}
