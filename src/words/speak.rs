//! Putting messages into words.

use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::message::{Arg, Message};
use super::number::{DecimalMark, with_comma, with_point};
use super::say;

const ENGLISH: &str = include_str!("../../static/locales/en.ftl");

type Bundle = FluentBundle<Rc<FluentResource>>;

/// A message file that is not one: nothing was said in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the message file of {} cannot be read", .0.own_name())]
pub struct BadWords(pub Language);

/// The words of one language, with English behind them. Copies share them; two are equal if they are the same words.
#[derive(Clone)]
pub struct Words(Rc<Inner>);

struct Inner {
    language: Language,
    files: Vec<Rc<FluentResource>>,
    spoken: Bundle,
    /// English, for what the language lacks; made when it is needed first.
    english: OnceCell<Bundle>,
}

impl Words {
    /// English, which is always there.
    #[must_use]
    pub fn english() -> Self {
        Self::from_files(Language::English, vec![english_file()])
    }

    /// The words of a language from the text of its message file.
    ///
    /// # Errors
    /// If the text is no message file, such as a server's "not found" page.
    pub fn new(language: Language, text: &str) -> Result<Self, BadWords> {
        Ok(Self::from_files(language, vec![read(language, text)?]))
    }

    /// The same words and, with them, those of the rules page.
    ///
    /// # Errors
    /// If the text is no message file.
    pub fn with_rules(&self, text: &str) -> Result<Self, BadWords> {
        let mut files = self.0.files.clone();
        files.push(read(self.0.language, text)?);
        Ok(Self::from_files(self.0.language, files))
    }

    fn from_files(language: Language, files: Vec<Rc<FluentResource>>) -> Self {
        let spoken = bundle(language, &files);
        Self(Rc::new(Inner { language, files, spoken, english: OnceCell::new() }))
    }

    /// The language of these words.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// The message in words.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        let args = message.args().iter().map(|(name, arg)| (*name, self.value(arg))).collect::<FluentArgs>();
        let english = || self.0.english.get_or_init(|| bundle(Language::English, &[english_file()]));
        format(&self.0.spoken, message.id(), &args)
            .or_else(|| format(english(), message.id(), &args))
            .unwrap_or_else(|| message.id().to_owned())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => number.fluent().into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Message(message) => self.text(message).into(),
            Arg::List(items) => self.text(&joined(items, say::list_two)).into(),
            Arg::AnyOf(items) => self.text(&joined(items, say::list_or)).into(),
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

fn english_file() -> Rc<FluentResource> {
    read(Language::English, ENGLISH).expect("the English messages can be read")
}

/// Reads a file as far as it can be read: one broken message must not cost the others.
fn read(language: Language, text: &str) -> Result<Rc<FluentResource>, BadWords> {
    let file = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partly, _)| partly);
    let has_messages = file.entries().any(|entry| matches!(entry, Entry::Message(_)));
    if has_messages { Ok(Rc::new(file)) } else { Err(BadWords(language)) }
}

fn bundle(language: Language, files: &[Rc<FluentResource>]) -> Bundle {
    let code: LanguageIdentifier = language.code().parse().expect("the code of a language is one");
    let mut bundle = Bundle::new(vec![code]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language.decimal_mark() {
        DecimalMark::Point => |value, _| number_of(value).map(with_point),
        DecimalMark::Comma => |value, _| number_of(value).map(with_comma),
    }));
    for file in files {
        bundle.add_resource_overriding(Rc::clone(file));
    }
    bundle
}

fn number_of<'a>(value: &'a FluentValue<'_>) -> Option<&'a fluent_bundle::types::FluentNumber> {
    if let FluentValue::Number(number) = value { Some(number) } else { None }
}

/// The text, if the bundle has the whole of it.
fn format(bundle: &Bundle, id: &str, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::number::Number;
    use super::*;

    #[test]
    fn every_message_can_be_said_in_every_language_with_any_number() {
        let whole = [0, 1, 2, 5, 22].map(Number::whole);
        let decimal = [0.0, 1.0, 1.5, 22.0].map(|value| Number::decimal(value, 1));
        for &language in Language::ALL {
            let text = fs::read_to_string(format!("static/{}", language.file())).unwrap();
            let words = Words::new(language, &text).unwrap();
            for (id, names) in say::ALL {
                for number in whole.into_iter().chain(decimal) {
                    let args = names.iter().map(|name| (*name, number.fluent())).collect();
                    let said = format(&words.0.spoken, id, &args);
                    let said = said.unwrap_or_else(|| panic!("{language:?} cannot say {id} with {number:?}"));
                    assert!(!said.contains(['{', '}', '$', '\u{2068}']) && !said.contains("  "), "{id}: {said}");
                    assert_eq!(said.trim(), said, "{id}");
                }
            }
        }
    }
}
