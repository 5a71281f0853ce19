//! What Space Taxi says: a constructor for each message ([`say`]), the sections of its rules page, and English, which every language falls back to.

#[cfg(target_arch = "wasm32")]
mod context;
pub mod rules;
pub mod say;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
pub use context::use_words;

pub use ::words::{Arg, BadWords, Language, Message, Number, Words};

thread_local! {
    static ENGLISH: Words = Words::new(Language::English, &[::words::ENGLISH, include_str!("../static/locales/en.ftl")], None)
        .expect("the build has read the English messages");
}

/// English, which is always there.
#[must_use]
pub fn english() -> Words {
    ENGLISH.with(Words::clone)
}

/// The words of another language from the texts of its files.
///
/// # Errors
/// If a text is no message file, such as a server's "not found" page.
pub fn of(language: Language, texts: &[&str]) -> Result<Words, BadWords> {
    ENGLISH.with(|english| Words::new(language, texts, Some(english)))
}
