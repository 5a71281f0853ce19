//! The rules page as a list of sections, made from `static/locales/rules/en.ftl` by the build script.
//!
//! Its texts live in a file of their own, which [`Words::with_more`](super::Words::with_more) adds when a player
//! opens the rules.

use ::words::Message;

include!(concat!(env!("OUT_DIR"), "/sections.rs"));

impl RulesSection {
    /// The section's name in addresses and anchors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.entry().0
    }

    /// The section with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.name() == name)
    }

    /// The heading.
    #[must_use]
    pub const fn title(self) -> Message {
        Message::new(self.entry().1)
    }

    /// The paragraphs under the heading.
    pub fn paragraphs(self) -> impl ExactSizeIterator<Item = Message> {
        self.entry().2.iter().map(|id| Message::new(id))
    }
}
