//! What stands around the whole page of a game, and what every component finds within it.

use std::ops::Deref;
use std::rc::Rc;

use app_core::saves::Saves;
use app_core::settings::Settings;
use app_core::storage::StorageError;
use browser::local_storage::{self, LocalStorage};
use game_core::GameRecord;
use words::{Language, Words};
use yew::prelude::*;

use super::settings::{SettingsHandle, use_kept_settings};
use super::speech::use_speech;

/// What did not work, for the page to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Settings are not kept.
    Storage(StorageError),
    /// The words of this language could not be fetched.
    Language(Language),
    /// What was set could not be read: the usual settings are used.
    SettingsReset,
}

/// The saves of the page; clones are the same ones.
pub struct SavesHandle<R>(Rc<Saves<LocalStorage, R>>);

impl<R> Clone for SavesHandle<R> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<R> PartialEq for SavesHandle<R> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<R> Deref for SavesHandle<R> {
    type Target = Rc<Saves<LocalStorage, R>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

#[derive(Properties, PartialEq)]
pub struct FrameProps {
    /// What the game says in English; the other languages lie beside the page, in `locales` and `locales/shared`.
    pub english: Words,
    /// The settings as a website around the page wants them; the person's own without one.
    #[prop_or_default]
    pub adjust: Option<Callback<Settings, Settings>>,
    #[prop_or_default]
    pub on_problem: Callback<Problem>,
    pub children: Html,
}

/// Opens the saves of the game with this record, reads the settings and fetches the words. What is in it is drawn as soon as there are words.
#[component]
pub fn Frame<R: GameRecord + 'static>(FrameProps { english, adjust, on_problem, children }: &FrameProps) -> Html {
    let saves = use_memo((), |()| SavesHandle::<R>(Rc::new(Saves::new(local_storage::open(R::GAME)))));
    let settings = use_kept_settings(&saves, adjust.as_ref(), on_problem);
    let words = use_speech(english, &settings, on_problem);
    html! {
        <ContextProvider<SavesHandle<R>> context={(*saves).clone()}>
            <ContextProvider<SettingsHandle> context={settings}>
                if let Some(words) = words {
                    <ContextProvider<Words> context={words}>{ children.clone() }</ContextProvider<Words>>
                }
            </ContextProvider<SettingsHandle>>
        </ContextProvider<SavesHandle<R>>>
    }
}

#[hook]
fn use_provided<T: Clone + PartialEq + 'static>() -> T {
    use_context().expect("the whole page stands in its frame")
}

/// What is kept on this device.
#[hook]
pub fn use_saves<R: 'static>() -> SavesHandle<R> {
    use_provided()
}

/// The settings, and how to change them.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_provided()
}

/// The words of the page.
#[hook]
pub fn use_words() -> Words {
    use_provided()
}
