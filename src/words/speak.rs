//! Putting messages into words.

use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

use thiserror::Error;

use super::file::MessageFile;
use super::language::Language;
use super::message::{Arg, Message};
use super::pattern::{Filling, Speaker};
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
    files: Vec<Rc<MessageFile>>,
    /// English, for what the language lacks; made when it is needed first.
    english: OnceCell<MessageFile>,
}

impl Words {
    /// English, which is always there.
    #[must_use]
    pub fn english() -> Self {
        Self::from_files(Language::English, vec![Rc::new(english_file())])
    }

    /// The words of a language from the text of its message file.
    ///
    /// # Errors
    /// If the text is no message file, such as a server's "not found" page.
    pub fn new(language: Language, text: &str) -> Result<Self, BadWords> {
        let messages = MessageFile::new(text).ok_or(BadWords(language))?;
        Ok(Self::from_files(language, vec![Rc::new(messages)]))
    }

    /// The same words and, with them, those of another file of the language, such as the rules page.
    ///
    /// # Errors
    /// If the text is no message file.
    pub fn with_more(&self, text: &str) -> Result<Self, BadWords> {
        let more = MessageFile::new(text).ok_or(BadWords(self.0.language))?;
        let files = self.0.files.iter().cloned().chain([Rc::new(more)]).collect();
        Ok(Self::from_files(self.0.language, files))
    }

    fn from_files(language: Language, files: Vec<Rc<MessageFile>>) -> Self {
        Self(Rc::new(Inner { language, files, english: OnceCell::new() }))
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
        let fillings: Vec<_> = message.args().iter().map(|(name, arg)| (*name, self.filling(arg))).collect();
        let say = |language, files: &[&MessageFile]| Speaker { files, language, fillings: &fillings }.say(id);
        let files: Vec<&MessageFile> = self.0.files.iter().map(|file| &**file).collect();
        say(self.0.language, &files)
            .or_else(|| say(Language::English, &[self.0.english.get_or_init(english_file)]))
            .unwrap_or_else(|| id.to_owned())
    }

    /// The same of a message that is nobody else's.
    #[must_use]
    pub fn say(&self, message: Message) -> String {
        self.text(&message)
    }

    fn filling(&self, arg: &Arg) -> Filling {
        Filling::Text(match arg {
            Arg::Number(number) => return Filling::Number(*number),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => self.text(message),
            Arg::List(items) => self.text(&joined(items, say::list_two)),
            Arg::AnyOf(items) => self.text(&joined(items, say::list_or)),
        })
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

fn english_file() -> MessageFile {
    MessageFile::new(say::ENGLISH).expect("the English messages can be read")
}
