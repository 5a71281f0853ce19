//! The smallest game that stands on these crates: a die to be rolled. What was rolled is kept on the device; there are settings, and every language.
//!
//! A game of its own has the same parts: a record, which says how it is written down; messages, which are checked when it is built; and a root from the
//! hooks and components of `ui`.

mod say {
    //! One constructor for each message of `locales/en.ftl`.
    use words::{Arg, Message};

    include!(concat!(env!("OUT_DIR"), "/say.rs"));
}

use app_core::saves::Loaded;
use browser::{clock, random};
use game_core::{GameRecord, Seed};
use ui::{Frame, Setting, SettingsChoices, Sheet, use_saves, use_words};
use words::{Language, Words};
use yew::prelude::*;

const FACES: u32 = 6;
/// Nothing moves or sounds here.
const SETTINGS: &[Setting] = &[Setting::Language, Setting::Theme, Setting::TextSize];

/// Everything that was rolled: the whole truth of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Rolls(Vec<u32>);

impl Rolls {
    /// After one more roll; nothing without a source of chance.
    fn roll(&self) -> Option<Self> {
        let seed = Seed::from_bytes(random::seed_bytes().ok()?);
        Some(Self(self.0.iter().copied().chain([1 + seed.draw(0, FACES)]).collect()))
    }
}

/// What the saves need to know of it.
impl GameRecord for Rolls {
    const GAME: &'static str = "toy";

    fn encode(&self) -> String {
        self.0.iter().map(u32::to_string).collect()
    }

    fn decode(text: &str) -> Option<Self> {
        let face = |digit: char| digit.to_digit(10).filter(|face| (1..=FACES).contains(face));
        text.chars().map(face).collect::<Option<_>>().map(Self)
    }

    fn is_over(&self) -> bool {
        false
    }

    fn is_untouched(&self) -> bool {
        self.0.is_empty()
    }

    fn is_earlier_than(&self, other: &Self) -> bool {
        other.0.starts_with(&self.0)
    }
}

/// What it says in English. The other languages lie beside the page.
fn english() -> Words {
    let texts = [words::ENGLISH, include_str!("../locales/en.ftl")];
    Words::new(Language::English, &texts, None).expect("the build has read the English messages")
}

#[component]
fn App() -> Html {
    let english = use_memo((), |()| english());
    html! { <Frame<Rolls> english={(*english).clone()}><Table /></Frame<Rolls>> }
}

#[component]
fn Table() -> Html {
    let (words, saves) = (use_words(), use_saves::<Rolls>());
    let rolls = use_state(|| match saves.current() {
        Loaded::Found(game) => game.record,
        Loaded::Nothing | Loaded::SetAside(_) => Rolls::default(),
    });
    let is_open = use_state_eq(|| false);
    let roll = {
        let rolls = rolls.clone();
        Callback::from(move |_: MouseEvent| {
            let Some(next) = rolls.roll() else { return };
            // Where nothing can be kept, it is played on all the same.
            let _ = saves.keep(&next, clock::today());
            rolls.set(next);
        })
    };
    let open = |wanted: bool| {
        let is_open = is_open.setter();
        Callback::from(move |()| is_open.set(wanted))
    };
    let face = rolls.0.last().and_then(|face| char::from_u32(0x267F + face));
    html! {
        <main class="toy">
            <h1>{ words.say(say::toy_name()) }</h1>
            <p class="toy-die" aria-hidden="true">{ for face }</p>
            <p role="status">{ for rolls.0.last().map(|face| words.say(say::toy_rolled(*face, rolls.0.len()))) }</p>
            <button type="button" class="btn primary" onclick={roll}>{ words.say(say::toy_roll()) }</button>
            <button type="button" class="btn" onclick={open(true).reform(|_| ())}>{ words.say(words::say::settings()) }</button>
            if *is_open {
                <Sheet id="settings" class="settings" title={words.say(words::say::settings())} on_close={open(false)}><SettingsChoices of={SETTINGS} /></Sheet>
            }
        </main>
    }
}

fn main() {
    yew::Renderer::<App>::new().render();
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_language_says_every_message() {
        for &language in Language::ALL {
            let file = fs::read_to_string(format!("locales/{}", language.file())).unwrap();
            let words = Words::new(language, &[&file], None).unwrap();
            for (id, names) in say::ALL {
                let message = names.iter().fold(words::Message::new(id), |message, name| message.with(name, 3));
                assert_ne!(words.text(&message), *id, "{language:?}");
            }
        }
    }

    #[test]
    fn rolls_are_read_as_they_are_written() {
        let rolls = Rolls(vec![6, 1, 3]);
        assert_eq!(Rolls::decode(&rolls.encode()), Some(rolls));
        for text in ["7", "0", "x", "1 2"] {
            assert_eq!(Rolls::decode(text), None);
        }
    }
}
