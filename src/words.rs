//! What Space Taxi says: a constructor for each message ([`say`]), the sections of its rules page, and English, which every language falls back to.

pub mod rules;
pub mod say;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
pub use ui::use_words;

pub use ::words::{Arg, Language, Message, Number, Words};

thread_local! {
    static ENGLISH: Words = Words::new(Language::English, &[::words::ENGLISH, include_str!(concat!(env!("OUT_DIR"), "/messages.ftl"))], None)
        .expect("the build has read the English messages");
}

/// English, which is always there.
#[must_use]
pub fn english() -> Words {
    ENGLISH.with(Words::clone)
}
