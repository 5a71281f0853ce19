//! The settings as a text: a row of words like `theme=light`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{KEPT, Settings};

/// The text is not that of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these are no settings")]
pub struct NoSettings;

/// Sets one thing.
type Set = fn(&mut Settings);

/// A setting as it is kept.
#[derive(Clone, Copy, Debug)]
pub struct KeptSetting {
    pub(super) name: &'static str,
    /// What it can be, and what each word does to the settings.
    pub(super) words: &'static [(&'static str, Set)],
}

impl KeptSetting {
    /// The word for what is set: the one that changes nothing.
    ///
    /// # Panics
    /// Never: every value has its word.
    #[must_use]
    pub fn word(self, settings: &Settings) -> &'static str {
        let is_set = |set: Set| {
            let mut after = settings.clone();
            set(&mut after);
            after == *settings
        };
        self.words.iter().find(|(_, set)| is_set(*set)).map(|(word, _)| *word).expect("every value has its word")
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = KEPT.map(|setting| format!("{}={}", setting.name, setting.word(self)));
        f.write_str(&words.join(" "))?;
        self.language.iter().try_for_each(|tag| write!(f, " language={tag}"))
    }
}

impl FromStr for Settings {
    type Err = NoSettings;

    fn from_str(text: &str) -> Result<Self, NoSettings> {
        let mut settings = Self::default();
        for kept in text.split_ascii_whitespace() {
            let (name, value) = kept.split_once('=').ok_or(NoSettings)?;
            if name == "language" {
                settings.language = Some(value.to_owned());
            } else if let Some(setting) = KEPT.iter().find(|setting| setting.name == name) {
                let (_, set) = setting.words.iter().find(|(word, _)| *word == value).ok_or(NoSettings)?;
                set(&mut settings);
            }
        }
        Ok(settings)
    }
}
