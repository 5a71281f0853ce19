//! Putting messages into words.

use std::fmt;
use std::rc::Rc;

use fluent_bundle::{FluentResource, FluentValue};
use thiserror::Error;

use super::bundle::{self, Bundle};
use super::language::Language;
use super::message::{Arg, Message};
use super::say;

/// A message file that is not one: nothing was said in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the message file of {} cannot be read", .0.own_name())]
pub struct BadWords(pub Language);

/// The words of one language, with English behind them. Copies share them; two are equal if they are the same words.
#[derive(Clone)]
pub struct Words(Rc<Inner>);

struct Inner {
    language: Language,
    /// All messages but those of the rules page, then those as well, once they were fetched.
    files: Vec<Rc<FluentResource>>,
    bundle: Bundle,
}

thread_local! {
    /// What every language falls back to.
    static ENGLISH: Words = Words::new(Language::English, say::ENGLISH).expect("the build has read the English messages");
}

impl Words {
    /// English, which is always there.
    #[must_use]
    pub fn english() -> Self {
        ENGLISH.with(Self::clone)
    }

    /// The words of a language from the text of its message file.
    ///
    /// # Errors
    /// If the text is no message file, such as a server's "not found" page.
    pub fn new(language: Language, text: &str) -> Result<Self, BadWords> {
        Self::of_files(language, &[], text)
    }

    /// The same words and, with them, those of another file of the language, such as the rules page.
    ///
    /// # Errors
    /// If the text is no message file.
    pub fn with_more(&self, text: &str) -> Result<Self, BadWords> {
        Self::of_files(self.0.language, &self.0.files, text)
    }

    fn of_files(language: Language, before: &[Rc<FluentResource>], text: &str) -> Result<Self, BadWords> {
        let last = bundle::read(text).ok_or(BadWords(language))?;
        let files: Vec<_> = before.iter().cloned().chain([Rc::new(last)]).collect();
        let bundle = bundle::bundle(language, &files);
        Ok(Self(Rc::new(Inner { language, files, bundle })))
    }

    /// The language of these words.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// The message in words.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        let id = message.id();
        let args = message.args().iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        bundle::text(&self.0.bundle, id, &args)
            .or_else(|| ENGLISH.with(|english| bundle::text(&english.0.bundle, id, &args)))
            .unwrap_or_else(|| id.to_owned())
    }

    /// The same of a message that is nobody else's.
    #[must_use]
    pub fn say(&self, message: Message) -> String {
        self.text(&message)
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => number.to_fluent().into(),
            Arg::Text(text) => text.into(),
            Arg::Message(message) => self.text(message).into(),
            Arg::List(items) => self.say(joined(items, say::list_two)).into(),
            Arg::AnyOf(items) => self.say(joined(items, say::list_or)).into(),
        }
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.0.language).finish()
    }
}

/// A list as one message: the last two joined by a word such as "and", those before by commas.
fn joined(items: &[Arg], last_two: fn(Arg, Arg) -> Message) -> Message {
    let Some((last, before)) = items.split_last() else {
        return say::list_none();
    };
    let first = before.iter().cloned().reduce(|list, item| say::list_more(list, item).into());
    match first {
        Some(first) => last_two(first, last.clone()),
        None => say::list_one(last.clone()),
    }
}
