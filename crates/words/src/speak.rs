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
    /// What is said where this language lacks something.
    english: Option<Words>,
}

impl Words {
    /// The words of a language from the texts of its message files, and what is said where they lack something.
    ///
    /// # Errors
    /// If a text is no message file, such as a server's "not found" page.
    pub fn new(language: Language, texts: &[&str], english: Option<&Self>) -> Result<Self, BadWords> {
        Self::of_files(language, &[], texts, english)
    }

    /// The same words and, with them, those of another file of the language, such as the rules page.
    ///
    /// # Errors
    /// If the text is no message file.
    pub fn with_more(&self, text: &str) -> Result<Self, BadWords> {
        Self::of_files(self.0.language, &self.0.files, &[text], self.0.english.as_ref())
    }

    fn of_files(
        language: Language,
        before: &[Rc<FluentResource>],
        texts: &[&str],
        english: Option<&Self>,
    ) -> Result<Self, BadWords> {
        let mut files = before.to_vec();
        for text in texts {
            files.push(Rc::new(bundle::read(text).ok_or(BadWords(language))?));
        }
        let bundle = bundle::bundle(language, &files);
        Ok(Self(Rc::new(Inner { language, files, bundle, english: english.cloned() })))
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
            .or_else(|| bundle::text(&self.0.english.as_ref()?.0.bundle, id, &args))
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
