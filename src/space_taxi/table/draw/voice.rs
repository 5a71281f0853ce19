//! The words of the page, handed to whatever draws.

use crate::words::{Message, Words};

/// Says messages in the language of the page.
#[derive(Clone, PartialEq)]
pub struct Voice(Words);

impl Voice {
    /// A voice that speaks with these words.
    #[must_use]
    pub const fn new(words: Words) -> Self {
        Self(words)
    }

    /// The words it speaks with.
    #[must_use]
    pub const fn words(&self) -> &Words {
        &self.0
    }

    /// The message in words.
    #[must_use]
    pub fn say(&self, message: Message) -> String {
        self.0.text(&message)
    }
}
